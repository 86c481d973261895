import { daysLeftOf, securityPath } from '../security-txt';
import { addresses, formerAddresses } from './check-addresses';
import { canonicalOf, loadedBy, locations, metaOf } from './page-parts';
import { asAnswered, type Expected, few, type Finding, finding, replyTo, type Snapshot } from './snapshot';

const day = 86_400_000;
// Prices, claims and packages age even where nobody edits; half a year without a release is a site nobody looks after.
const oldest = 180;

function sitemaps(snapshot: Snapshot, { siteUrl, writtenIn }: Expected): Finding[] {
  const { origin, routes } = snapshot;
  const ours = new URL(siteUrl).origin;
  const listed = [...snapshot.replies].flatMap(([address, { text }]) =>
    /sitemap[^/]*\.xml$/.test(address) ? locations(text) : [],
  );
  const foreign = listed.filter((address) => !address.startsWith(`${origin}/`));
  const robots = replyTo(snapshot, '/robots.txt');
  return [
    ...(origin === ours
      ? []
      : [
          finding(
            'address',
            `The site was built for ${ours}.`,
            `Set siteUrl in ${writtenIn} to the address visitors use, and publish again.`,
          ),
        ]),
    ...(routes.length === 0
      ? [
          finding(
            'sitemap',
            `The sitemap names no page: ${asAnswered(snapshot, '/sitemap-index.xml')}.`,
            'Publish the whole of public/.',
          ),
        ]
      : []),
    ...(foreign.length > 0
      ? [
          finding(
            "the sitemap's addresses",
            `The sitemap names addresses of another site: ${few(foreign)}.`,
            `Set siteUrl in ${writtenIn}, build, and publish again.`,
          ),
        ]
      : []),
    ...(robots.notAsked || (robots.status === 200 && !/^disallow:\s*\/\s*$/im.test(robots.text))
      ? []
      : [
          finding(
            'robots.txt',
            `Search engines are kept out: ${asAnswered(snapshot, '/robots.txt')}.`,
            'Publish the robots.txt of the build, and look for a setting of the host that adds its own.',
          ),
        ]),
    ...(robots.status === 200 && !robots.text.includes(`Sitemap: ${origin}/`)
      ? [
          finding(
            'robots.txt',
            'It does not name the sitemap of this address.',
            'Publish the robots.txt of a build with the right siteUrl.',
          ),
        ]
      : []),
  ];
}

function everyPage(snapshot: Snapshot, { writtenIn }: Expected): Finding[] {
  const { origin, routes } = snapshot;
  const found = routes.filter((route) => replyTo(snapshot, route).status === 200);
  const missing = routes.filter((route) => !found.includes(route) && !replyTo(snapshot, route).notAsked);
  const text = (route: string) => replyTo(snapshot, route).text;
  const otherCanonical = found.filter((route) => canonicalOf(text(route)) !== origin + route);
  const hidden = found.filter(
    (route) =>
      /noindex/.test(metaOf(text(route), 'robots') ?? '') ||
      /noindex/.test(String(replyTo(snapshot, route).headers['x-robots-tag'])),
  );
  const foreign = [
    ...new Set(
      found.flatMap((route) => loadedBy(text(route)).filter((address) => new URL(address, origin).origin !== origin)),
    ),
  ];
  return [
    ...(missing.length > 0
      ? [
          finding(
            'pages',
            `Pages of the sitemap do not answer 200: ${few(missing.map((route) => asAnswered(snapshot, route)))}.`,
            'Publish the whole of public/. A redirect means that the host adds a slash: turn that off.',
          ),
        ]
      : []),
    ...(otherCanonical.length > 0
      ? [
          finding(
            'canonical address',
            `Pages call another address their own: ${few(otherCanonical.map((route) => `${route} (${canonicalOf(text(route)) ?? 'none'})`))}.`,
            `Set siteUrl in ${writtenIn}, build, and publish again.`,
          ),
        ]
      : []),
    ...(hidden.length > 0
      ? [
          finding(
            'search engines',
            `Pages ask search engines to leave them out: ${few(hidden)}.`,
            'Look for a setting of the host, such as one for previews, that sends X-Robots-Tag.',
          ),
        ]
      : []),
    ...(foreign.length > 0
      ? [
          finding(
            'third parties',
            `Pages load things from elsewhere: ${few(foreign)}.`,
            'Turn off what adds them at the host (analytics, "apps", snippets), or take them out of the pages.',
          ),
        ]
      : []),
  ];
}

/** Checks that security.txt is there and names its end, which must be 30 to 366 days away. */
function securityFile(snapshot: Snapshot): Finding[] {
  const { status, headers, text, notAsked } = replyTo(snapshot, securityPath);
  if (notAsked) return [];
  const isText = status === 200 && String(headers['content-type']).startsWith('text/plain');
  const days = isText ? daysLeftOf(text, snapshot.takenAt) : undefined;
  if (days !== undefined && days >= 30 && days <= 366) return [];
  const wrong =
    days === undefined
      ? `${asAnswered(snapshot, securityPath)} does not tell whom to write to about a weakness.`
      : `${securityPath} ends in ${days} days. It should hold for a month at least and a year at most.`;
  return [finding('security.txt', wrong, 'Build and publish again, with the folder public/.well-known.')];
}

function facts(snapshot: Snapshot, { shown, writtenIn }: Expected): Finding[] {
  const home = replyTo(snapshot, '/').text;
  const written = snapshot.replies.get(`${snapshot.origin}/`)?.headers['last-modified'];
  const age = written === undefined ? 0 : Math.floor((snapshot.takenAt.getTime() - Date.parse(written)) / day);
  const publish = `Publish a build of the data/ of today. If the live site is right, correct ${writtenIn}.`;
  return [
    ...shown
      .filter(({ text }) => !home.includes(text))
      .map(({ what, text }) => finding(what, `The home page does not show ${text}.`, publish)),
    ...(age > oldest
      ? [finding('age', `The site was published ${age} days ago.`, 'Update its packages, build, and publish again.')]
      : []),
  ];
}

/** Says what is wrong with what the site tells people and search engines, and with its addresses. */
export const checkPages = (snapshot: Snapshot, expected: Expected): Finding[] => [
  ...sitemaps(snapshot, expected),
  ...everyPage(snapshot, expected),
  ...addresses(snapshot, expected),
  ...formerAddresses(snapshot, expected),
  ...securityFile(snapshot),
  ...facts(snapshot, expected),
];
