import { Link } from 'gatsby';
import styled from 'styled-components';
import { hovering, token } from '../theme/tokens';
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
`;

/** Lists pages, each with a line on what it is about. */
export const ReadingList = ({
  items,
}: {
  items: readonly { to: string; title: string; text: string; note: string }[];
}) => (
  <List className="reading">
    {items.map(({ to, title, text, note }) => (
      <li key={to}>
        <h3>
          <Link to={to}>{title}</Link>
        </h3>
        <p>{text}</p>
        <small>{note}</small>
        <Icon name="arrow-right" />
      </li>
    ))}
  </List>
);
