import { Link } from 'gatsby';
import styled from 'styled-components';
import { logoMark } from '../theme/logo-mark';
import { onTablet } from '../theme/on-tablet';
import { below, token } from '../theme/tokens';
import { useSite } from '../site-data/use-site';

const Mark = () => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <path d={logoMark.door} fill={token('ink-900')} />
    <path d={logoMark.drop} fill={token('copper-500')} />
  </svg>
);

const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  text-decoration: none;
  flex: 1 1 10rem;
  min-width: 0;
  min-height: 2.75rem;
  svg {
    width: 2.5rem;
    height: 2.5rem;
    flex: none;
  }
  b {
    display: block;
    font: 700 1.1875rem/1.1 ${token('font-display')};
    letter-spacing: -0.02em;
  }
  small {
    display: block;
    font-size: 0.8125rem;
    line-height: 1.25;
    color: ${token('ink-500')};
    margin-top: 0.125rem;
    text-wrap: balance;
  }
  /* On a phone the name fits in one row beside the menu button. */
  ${below.small} {
    gap: 0.5rem;
    svg {
      width: 1.75rem;
      height: 1.75rem;
    }
    b {
      font-size: 0.9375rem;
    }
    small {
      font-size: 0.75rem;
    }
  }
  /* Beside the buttons of a tablet's header too. */
  ${onTablet} {
    gap: 0.5rem;
    svg {
      width: 2rem;
      height: 2rem;
    }
    b {
      font-size: 0.9375rem;
    }
    small {
      font-size: 0.75rem;
    }
  }
  /* A drawing keeps its colours: this one would be black on black. */
  @media (forced-colors: active) {
    path:first-child {
      fill: CanvasText;
    }
  }
  @media print {
    min-height: 0;
    svg {
      width: 1.5rem;
      height: 1.5rem;
    }
    small {
      display: none;
    }
  }
`;

/** Shows the company's name and tagline, with a link to the home page. */
export function Logo() {
  const { name, tagline } = useSite().company;
  return (
    <Home to="/">
      <Mark />
      <span>
        <b translate="no">{name}</b>
        <small>{tagline}</small>
      </span>
    </Home>
  );
}
