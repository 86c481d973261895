import { metaOf } from './page-parts';
import { asAnswered, type Expected, few, type Finding, finding, replyTo, type Snapshot, unknownPath } from './snapshot';

/** Says what is wrong with an unknown address, a slash at the end, the files that pages need, and the card of the home page. */
export function addresses(snapshot: Snapshot, { writtenIn }: Expected): Finding[] {
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

/** Former addresses must lead to their pages: links and search engines still name them. */
export function formerAddresses(snapshot: Snapshot, { moves = [] }: Expected): Finding[] {
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
