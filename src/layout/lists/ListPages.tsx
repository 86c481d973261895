import { Link } from 'gatsby';
import { createContext, useContext } from 'react';
import styled from 'styled-components';
import { fillGaps } from '../../../tools/shared/text';
import { listAddress, type ListPage } from '../../domain/lists/list-pages';
import { useSite } from '../../site-data/use-site';
import { token } from '../../theme/tokens';
import { ArrowLink } from '../../ui/controls/Links';

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1.5rem;
  grid-column: 1 / -1;
  margin-top: 2rem;
  ol {
    display: flex;
    flex-wrap: wrap;
    padding: 0;
    list-style: none;
  }
  li a {
    display: grid;
    place-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
  [aria-current] {
    font-weight: 700;
    color: ${token('ink-900')};
    text-decoration: none;
    border-bottom: 3px solid ${token('copper-600')};
  }
  @media print {
    display: none;
  }
`;

export const Jumps = styled.nav`
  font-size: 1rem;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  [aria-current] {
    font-weight: 700;
    color: ${token('ink-900')};
  }
  @media print {
    display: none;
  }
`;

/** Leads to the groups of a long list, on this page or on another one. */
export function JumpList({ groups }: { groups: readonly { to: string; label: string }[] }) {
  const { lists } = useSite().words;
  return (
    <Jumps aria-label={lists.groups}>
      <ul className="plain">
        {groups.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </Jumps>
  );
}

/** Which page of a list is shown. Without it the list has one page. */
export const ListPageContext = createContext<ListPage | undefined>(undefined);

/** Returns the words that tell a page of a list from the first: ', by town, page 2 of 5'. Empty on the first. */
export function usePageWords({ way, page, pages }: Omit<ListPage, 'route'>): string {
  const { lists } = useSite().words;
  return [
    ...(way ? [{ service: lists.byService, town: lists.byTown }[way]] : []),
    ...(page === 1 ? [] : [fillGaps(lists.page, { number: String(page), count: String(pages) })]),
  ]
    .map((words) => `, ${words}`)
    .join('');
}

/** Returns the words of a page for search engines, with those that tell a further page of a list from the first. */
export const withPage = (seo: { title: string; description: string }, pageWords: string) => ({
  title: `${seo.title}${pageWords}`,
  description: pageWords ? `${seo.description.replace(/[.!?]$/, '')}${pageWords}.` : seo.description,
});

/**
 * Links the pages of a list, below it. Shows nothing for a list of one page. With `of`, shows nothing on a page whose list
 * is another one.
 */
export function ListPages({ of }: { of?: string }) {
  const { lists } = useSite().words;
  const shown = useContext(ListPageContext);
  if (!shown || shown.pages === 1 || (of !== undefined && of !== shown.route)) return null;
  const { route, way, page, pages } = shown;
  return (
    <Nav aria-label={lists.pages}>
      {page > 1 && <ArrowLink to={listAddress(route, page - 1, way)} label={lists.previous} back />}
      <ol>
        {Array.from({ length: pages }, (_, index) => (
          <li key={index}>
            <Link to={listAddress(route, index + 1, way)} aria-current={index + 1 === page ? 'page' : undefined}>
              {index + 1}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && <ArrowLink to={listAddress(route, page + 1, way)} label={lists.next} />}
    </Nav>
  );
}
