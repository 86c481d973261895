import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from, hovering, token } from '../theme/tokens';
import { PageIcon } from './pictures/PageIcon';

const Folded = styled.details`
  background: ${token('mist-100')};
  border-radius: ${token('r-l')};
  padding-inline: 1.25rem;
  summary,
  > p {
    font: 700 ${token('h3')} / 1.25 ${token('font-text')};
    letter-spacing: -0.01em;
  }
  > p {
    display: none;
  }
  summary {
    list-style: none;
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 1.25rem;
    min-height: 3.25rem;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > span {
    color: ${token('copper-600')};
  }
  &[open] summary > span {
    rotate: 45deg;
  }
  &[open] {
    padding-bottom: 1rem;
  }
  li {
    border-top: 1px solid ${token('line-200')};
  }
  a {
    display: block;
    padding: 0.625rem 0;
    text-decoration: none;
    line-height: 1.35;
  }
  ${hovering} {
    a:hover {
      text-decoration: underline;
    }
  }
  /* Beside the text there is room for the list. Browsers that cannot show what is folded keep the disclosure. */
  ${from.desktop} {
    @supports selector(::details-content) {
      padding: 1.5rem 1.5rem 0.75rem;
      &::details-content {
        content-visibility: visible;
        height: auto;
      }
      > p {
        display: block;
        margin-bottom: 0.75rem;
      }
      summary {
        display: none;
      }
    }
  }
`;

/** Lists a page's headings. Below a desktop's width it is closed, so that the text begins on the first screen. */
export const Contents = ({ label, children }: { label: string; children: ReactNode }) => (
  <Folded>
    <summary>
      {label}
      <PageIcon name="plus" />
    </summary>
    <p>{label}</p>
    <ul className="plain contents">{children}</ul>
  </Folded>
);
