import { Link } from 'gatsby';
import styled, { css } from 'styled-components';
import { hovering, token } from '../../theme/tokens';
import { Icon } from '../pictures/Icon';

const arrow = css`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  font-weight: 600;
  min-height: 2.75rem;
  text-decoration: none;
  ${hovering} {
    &:hover {
      text-decoration: underline;
    }
    &:hover > span:last-child:not(:first-child) {
      transform: translateX(3px);
    }
  }
  > span {
    transition: transform 0.2s ${token('ease')};
  }
`;
const Arrow = styled(Link)`
  ${arrow}
`;

/** A link on its own line, with an arrow. */
export const ArrowLink = ({ to, label, back }: { to: string; label: string; back?: boolean }) => (
  <Arrow to={to} className={back ? 'no-print' : undefined}>
    {back && <Icon name="arrow-left" />}
    {label}
    {!back && <Icon name="arrow-right" />}
  </Arrow>
);

const List = styled.ul`
  a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 1rem;
    min-height: 3rem;
    padding-block: 0.5rem;
    border-top: 1px solid ${token('line-200')};
    text-decoration: none;
    font-weight: 600;
  }
  ${hovering} {
    a:hover {
      text-decoration: underline;
    }
  }
  span {
    color: ${token('copper-600')};
  }
  @media print {
    a {
      display: block;
      min-height: 0;
      padding-block: 2pt;
    }
  }
`;

/** Lists links to other pages, one below another. */
export const LinkList = ({ items }: { items: readonly { to: string; label: string }[] }) => (
  <List className="links">
    {items.map(({ to, label }) => (
      <li key={to}>
        <Link to={to}>
          {label}
          <Icon name="arrow-right" />
        </Link>
      </li>
    ))}
  </List>
);
