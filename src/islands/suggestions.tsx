import { graphql, useStaticQuery } from 'gatsby';
import { useEffect, useSyncExternalStore } from 'react';
import { closestPages } from '../domain/search/suggest-page';
import { Row } from '../ui/Row';
import { ArrowLink } from '../ui/controls/Links';

const neverChanges = () => () => undefined;

/** Renders a link to the page that an unknown address most likely meant, if there is one. */
export default function Suggestions() {
  const { notFoundPage, navigation, plain, services, guides, insights } = useStaticQuery<Queries.SuggestionsQuery>(
    graphql`
      query Suggestions {
        notFoundPage {
          closest
          known {
            from
            to
            label
          }
        }
        navigation {
          main {
            to
            label
          }
          help {
            to
            label
          }
          legal {
            to
            label
          }
        }
        plain: allPage(sort: { route: ASC }) {
          nodes {
            to: route
            label: linkText
          }
        }
        services: allService(sort: { route: ASC }) {
          nodes {
            to: route
            label: linkText
          }
        }
        guides: allGuide(sort: { route: ASC }) {
          nodes {
            to: route
            label: linkText
          }
        }
        insights: allInsight(sort: { route: ASC }) {
          nodes {
            to: route
            label: linkText
          }
        }
      }
    `,
  );
  // The page is built once for all addresses, so the first render cannot know which one was tried.
  const tried = useSyncExternalStore(
    neverChanges,
    () => window.location.pathname,
    () => '',
  );
  useEffect(() => {
    console.error(`404: no page at ${tried}`);
  }, [tried]);
  if (!tried || !notFoundPage || !navigation) return null;
  const closest = closestPages(tried, notFoundPage.known, [
    ...[navigation.main, navigation.help, [navigation.legal]].flat(),
    ...[plain, services, guides, insights].flatMap(({ nodes }) => nodes),
  ]);
  if (closest.length === 0) return null;
  return (
    <Row>
      <span>{notFoundPage.closest}</span>
      {closest.map((link) => (
        <ArrowLink key={link.to} {...link} />
      ))}
    </Row>
  );
}
