import { Link } from 'gatsby';
import styled from 'styled-components';
import type { ReactNode } from 'react';
import { below, from, hovering, token } from '../theme/tokens';
import { Icon } from './pictures/Icon';

const List = styled.ul`
  h2 + & {
    margin-top: 1.5rem;
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.125rem 1rem;
    padding-block: 1rem;
    border-top: 1px solid ${token('line-200')};
  }
  ${hovering} {
    li:hover h3 {
      text-decoration: underline;
    }
  }
  h3 a {
    padding-block: 0.125rem;
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  h3 a:focus-visible {
    outline: 0;
  }
  li:has(:focus-visible) {
    outline: 3px solid ${token('focus')};
    outline-offset: 3px;
  }
  p {
    grid-column: 1;
    color: ${token('ink-700')};
    font-size: 1rem;
    line-height: 1.5;
  }
  small {
    grid-column: 1;
    color: ${token('ink-500')};
    font-size: 0.9375rem;
  }
  li > span {
    grid-column: 2;
    grid-row: 1/4;
    align-self: center;
    color: ${token('copper-600')};
  }
  li:has(> svg) {
    grid-template-columns: 6rem 1fr auto;
    > :is(h3, p, small) {
      grid-column: 2;
    }
    > span {
      grid-column: 3;
    }
  }
  li > svg {
    grid-row: 1/4;
    align-self: start;
    margin-top: 0.25rem;
    border-radius: ${token('r-m')};
  }
  ${below.small} {
    li > svg ~ span {
      display: none;
    }
  }
  ${from.small} {
    li:has(> svg) {
      grid-template-columns: 9rem 1fr auto;
    }
  }
  @media print {
    li:has(> svg) {
      grid-template-columns: 1fr;
      > * {
        grid-column: 1;
      }
    }
    li > svg {
      display: none;
    }
  }
`;

/** Lists pages, each with a line on what it is about, and a picture if it has one. */
export const ReadingList = ({
  items,
}: {
  items: readonly { to: string; title: string; text: string; note: string; picture?: ReactNode }[];
}) => (
  <List className="reading">
    {items.map(({ to, title, text, note, picture }) => (
      <li key={to}>
        <h3>
          <Link to={to}>{title}</Link>
        </h3>
        {picture}
        <p>{text}</p>
        <small>{note}</small>
        <Icon name="arrow-right" />
      </li>
    ))}
  </List>
);
