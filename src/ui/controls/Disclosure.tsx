import styled from 'styled-components';
import type { Html } from '../../../tools/shared/safe-html';
import { hovering, token } from '../../theme/tokens';
import { PageIcon } from '../pictures/PageIcon';
import { slugify } from '../../../tools/shared/text';
import { Prose } from '../Prose';

const Item = styled.details`
  border-top: 1px solid ${token('line-200')};
  &:last-child {
    border-bottom: 1px solid ${token('line-200')};
  }
  summary {
    list-style: none;
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 1.25rem;
    min-height: 4rem;
    padding: 0.875rem 0;
    font-weight: 600;
    font-size: 1.1875rem;
    line-height: 1.35;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  ${hovering} {
    summary:hover {
      color: ${token('copper-700')};
    }
  }
  summary > span {
    color: ${token('copper-600')};
    transition: rotate 0.25s ${token('ease')};
  }
  &[open] summary > span {
    rotate: 45deg;
  }
  p {
    color: ${token('ink-700')};
    max-width: 42rem;
    padding: 0 3rem 1.5rem 0;
  }
  @media print {
    &::details-content {
      content-visibility: visible;
      height: auto;
    }
    summary > span {
      display: none;
    }
    summary {
      min-height: 0;
      padding: 4pt 0;
    }
    p {
      padding: 0 0 6pt;
    }
  }
`;

/** Shows questions that open and close. Of those with the same `name` only one is open at a time. */
export const Disclosures = ({
  items,
  name,
}: {
  items: readonly { question: string; answer: Html }[];
  name: string;
}) => (
  <div>
    {items.map(({ question, answer }) => (
      <Item key={question} name={name}>
        <summary>
          {question}
          <PageIcon name="plus" />
        </summary>
        {/* The id is here and not on the question: browsers unfold it when a link leads to something inside. */}
        <Prose html={answer} id={slugify(question)} />
      </Item>
    ))}
  </div>
);
