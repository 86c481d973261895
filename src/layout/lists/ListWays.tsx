import { Link } from 'gatsby';
import { type ComponentType, Fragment, type ReactNode, useContext } from 'react';
import styled from 'styled-components';
import { entriesOn, listAddress } from '../../domain/lists/list-pages';
import { groupsOn, waysOf } from '../../domain/lists/list-ways';
import { useServicesAndTowns, useSite } from '../../site-data/use-site';
import { JumpList, Jumps, ListPageContext, ListPages } from './ListPages';

type Job = Parameters<typeof waysOf>[1][number];

interface Shown<Entry> {
  /** The entries on this page. Only a list by service or by town has headings. */
  groups: { id?: string; heading?: string; items: Entry[] }[];
  /** Where each group of the list begins. */
  begins: { to: string; label: string }[];
}

/** Returns which jobs of a list stand on the page that is shown: all, on a page that is not of this list. */
function useJobList<Entry extends Job>(route: string, entries: readonly Entry[]): Shown<Entry> {
  const shown = useContext(ListPageContext);
  const known = useServicesAndTowns();
  if (shown?.route !== route) return { groups: [{ items: [...entries] }], begins: [] };
  const { way, page } = shown;
  return way
    ? groupsOn({ route, way, page }, entries, known)
    : { groups: [{ items: entriesOn(entries, shown) }], begins: [] };
}

/** Leads to a long list of jobs by service and by town, and on those pages to its groups. Shows nothing on other pages. */
function ListWays({ of, entries, begins }: { of: string; entries: readonly Job[] } & Pick<Shown<Job>, 'begins'>) {
  const { lists } = useSite().words;
  const shown = useContext(ListPageContext);
  const ways = shown?.route === of ? waysOf(of, entries) : [];
  if (!shown || ways.length === 0) return null;
  const labels = { service: lists.byService, town: lists.byTown };
  return (
    <>
      <Jumps aria-label={lists.ways}>
        <ul className="plain">
          {[undefined, ...ways].map((way) => (
            <li key={way ?? ''}>
              <Link
                to={listAddress(of, 1, way)}
                aria-current={way === shown.way ? (shown.page === 1 ? 'page' : 'true') : undefined}
              >
                {way ? labels[way] : lists.together}
              </Link>
            </li>
          ))}
        </ul>
      </Jumps>
      {begins.length > 0 && <JumpList groups={begins} />}
    </>
  );
}

const Heading = styled.h3`
  margin-block: 2rem 1rem;
`;

/**
 * Shows a page of a list of jobs with its ways, the headings of its groups, and the links to its other pages.
 * @param heading renders the heading of a group, which names a service or a town
 * @param children draws the jobs of a group; `headed` where it has a heading, `first` where it is the first of the page
 */
export function JobGroups<Entry extends Job>({
  of,
  entries,
  heading: GroupHeading = Heading,
  children,
}: {
  of: string;
  entries: readonly Entry[];
  heading?: ComponentType<{ id?: string; children: string }>;
  children: (shown: Entry[], group: { headed: boolean; first: boolean }) => ReactNode;
}) {
  const { groups, begins } = useJobList(of, entries);
  return (
    <>
      <ListWays of={of} entries={entries} begins={begins} />
      {groups.map(({ id, heading, items }, index) => (
        <Fragment key={id ?? ''}>
          {heading && <GroupHeading id={id}>{heading}</GroupHeading>}
          {children(items, { headed: heading !== undefined, first: index === 0 })}
        </Fragment>
      ))}
      <ListPages of={of} />
    </>
  );
}
