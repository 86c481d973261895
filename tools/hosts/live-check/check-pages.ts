import { daysLeftOf, securityPath } from '../security-txt';
import { canonicalOf, loadedBy, locations, metaOf } from './page-parts';
import { type Expected, few, type Finding, replyTo, type Snapshot, unknownPath } from './snapshot';

const day = 86_400_000;
// Prices, claims and packages age even where nobody edits; half a year without a release is a site nobody looks after.
const oldest = 180;

const finding = (subject: string, wrong: string, todo: string): Finding => ({ subject, wrong, todo });
const asAnswered = (snapshot: Snapshot, path: string) => {
  const { status, failure } = replyTo(snapshot, path);
  return `${path} (${failure ?? status})`;
};

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

function addresses(snapshot: Snapshot, { writtenIn }: Expected): Finding[] {
  const unknown = replyTo(snapshot, unknownPath);
  const path = snapshot.routes.find((route) => route !== '/');
  const slashed = path ? replyTo(snapshot, `${path}/`) : undefined;
  const target = slashed?.headers.location && new URL(slashed.headers.location, snapshot.origin + path).href;
  const lost = snapshot.files.filter((file) => {
    const { status, notAsked } = replyTo(snapshot, file);
    return status !== 200 && !notAsked;
  });
  const scripts = snapshot.files.filter(
    (file) =>
      file.endsWith('.js') &&
      replyTo(snapshot, file).status === 200 &&
      !/javascript/.test(String(replyTo(snapshot, file).headers['content-type'])),
  );
  const card = metaOf(replyTo(snapshot, '/').text, 'og:image');
  return [
    ...(unknown.status === 404 || unknown.notAsked
      ? []
      : [
          finding(
            'unknown addresses',
            `An address that does not exist answers ${unknown.failure ?? unknown.status} and not 404.`,
            'Turn off "single page application" or a catch-all redirect at the host.',
          ),
        ]),
    ...(unknown.status === 404 && !unknown.text.includes('href="/"')
      ? [
          finding(
            'unknown addresses',
            'They show a page of the host and not ours.',
            'Have the host send 404.html with status 404.',
          ),
        ]
      : []),
    ...(slashed === undefined ||
    slashed.notAsked ||
    (slashed.status >= 301 && slashed.status <= 308 && target === snapshot.origin + path)
      ? []
      : [
          finding(
            'slash at the end',
            `${path}/ should lead to ${path}, and answers ${slashed.failure ?? slashed.status}.`,
            'Turn off "pretty URLs" or "add trailing slash" at the host.',
          ),
        ]),
    ...(lost.length > 0
      ? [
          finding(
            'files',
            `Pages refer to files that are not there: ${few(lost.map((file) => asAnswered(snapshot, file)))}.`,
            'Publish the whole of public/, and the files before the pages.',
          ),
        ]
      : []),
    ...(scripts.length > 0
      ? [
          finding(
            'type of scripts',
            `Browsers refuse scripts that are not sent as JavaScript: ${few(scripts)}.`,
            'Set the type of .js files at the host.',
          ),
        ]
      : []),
    ...(card?.startsWith(`${snapshot.origin}/`)
      ? []
      : [
          finding(
            'cards',
            `The picture of a shared link is ${card ?? 'missing'}.`,
            `Set siteUrl in ${writtenIn}, build, and publish again.`,
          ),
        ]),
  ];
}

/** Says whom to tell about a weakness, and until when that holds: for a month at least, and a year at most. */
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

/** Former addresses must lead to their pages: links and search engines still name them. */
function formerAddresses(snapshot: Snapshot, { moves = [] }: Expected): Finding[] {
  const wrong = moves.filter(({ from, to }) => {
    const { status, headers, text, notAsked } = replyTo(snapshot, from);
    if (notAsked) return false;
    if (to === undefined) return status !== 410 && status !== 404;
    const target = headers.location && new URL(headers.location, snapshot.origin + from).href;
    const leadsOn = status === 200 && text.includes(`http-equiv="refresh" content="0; url=${to}"`);
    return !leadsOn && !((status === 301 || status === 308) && target === snapshot.origin + to);
  });
  return wrong.length === 0
    ? []
    : [
        finding(
          'former addresses',
          `They do not lead where data/ says: ${few(wrong.map(({ from }) => asAnswered(snapshot, from)))}.`,
          'Publish public/ with its _redirects, or deploy/nginx.conf, of the same build.',
        ),
      ];
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

/** What the site says, to people and to search engines. */
export const checkPages = (snapshot: Snapshot, expected: Expected): Finding[] => [
  ...sitemaps(snapshot, expected),
  ...everyPage(snapshot, expected),
  ...addresses(snapshot, expected),
  ...formerAddresses(snapshot, expected),
  ...securityFile(snapshot),
  ...facts(snapshot, expected),
];
