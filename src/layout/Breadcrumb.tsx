import { Link } from 'gatsby';
import styled from 'styled-components';
import { below, token } from '../theme/tokens';
import { Wrap } from '../ui/page-grid';
import { named, type Stop } from '../site-data/trail';
import { useSite } from '../site-data/use-site';

const Nav = styled.nav`
  font-size: 0.9375rem;
  padding-top: 1.25rem;
  ${below.tablet} {
    padding-top: 0.25rem;
    /* On a phone the link back replaces it, to save a row. */
    &.spare {
      display: none;
    }
  }
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
    align-items: center;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    min-width: 2.75rem;
    color: ${token('ink-700')};
  }
  li + li::before {
    content: '/';
    /* Without words for a screen reader, where the browser knows how. */
    content: '/' / '';
    margin-right: 0.5rem;
    color: ${token('line-500')};
  }
  [aria-current] {
    color: ${token('ink-500')};
  }
`;

interface Props {
  trail: readonly Stop[];
  /** Whether a link back to the parent page follows. */
  hasBackLink?: boolean;
}

/** Shows the path from the home page. The last stop is the current page. */
export function Breadcrumb({ trail, hasBackLink = false }: Props) {
  const { navigation, words } = useSite();
  const stops = named(trail, navigation);
  return (
    <Wrap as={Nav} className={hasBackLink ? 'no-print spare' : 'no-print'} aria-label={words.frame.breadcrumb}>
      <ol className="crumbs">
        {stops.map(({ to, label }, index) => (
          <li key={to}>
            {index < trail.length ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </Wrap>
  );
}
