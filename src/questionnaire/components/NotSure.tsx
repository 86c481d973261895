import styled from 'styled-components';
import type { Html } from '../../../tools/shared/safe-html';
import { token } from '../../theme/tokens';
import { Icon } from '../../ui/pictures/Icon';
import { Prose } from '../../ui/Prose';

const Help = styled.details`
  margin-top: 1.5rem;
  border: 1px solid ${token('line-200')};
  border-radius: ${token('r-m')};
  summary {
    list-style: none;
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 3rem;
    padding: 0.5rem 1.125rem;
    font-weight: 600;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > span {
    color: ${token('ink-500')};
  }
  @media print {
    &::details-content {
      content-visibility: visible;
      height: auto;
    }
  }
  p {
    padding: 0 1.125rem 1.125rem;
    color: ${token('ink-700')};
    max-width: 44rem;
  }
`;

/** Shows a collapsed hint below the question for visitors who do not know the answer. */
export const NotSure = ({ label, html }: { label: string; html: Html }) => (
  <Help>
    <summary>
      <Icon name="help" />
      {label}
    </summary>
    <Prose html={html} />
  </Help>
);
