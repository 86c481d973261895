import { createHash } from 'node:crypto';
import { type PageContents, readPage } from '../pages/html';

/** Returns how a policy names an inline text. */
export const hashInPolicy = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the hashes of inline scripts or styles as a policy lists them: sorted, each once. */
const hashes = (texts: readonly string[]) => [...new Set(texts)].map(hashInPolicy).sort();

// styled-components begins with an empty style element and fills it through the CSSOM. Without the hash of the empty
// text it throws in the browser, and no island comes up.
const emptyStyle = '';

/**
 * The Content Security Policy of a finished page. It allows each inline text by its hash, and has no
 * 'unsafe-…' source. Structured data needs no hash: no browser runs it.
 * - `upgrade-insecure-requests` is left out: there is no address but our own, and plain http://localhost must work.
 * - `require-trusted-types-for` is left out: React's way to set a staff text as HTML and the server-rendered HTML of an island
 *   put back would each need a policy that lets everything through, which protects nothing.
 */
export const policyOf = (html: string): string => policyFor([readPage(html)]);

/** Returns one policy for several pages. */
export function policyFor(inline: readonly PageContents[]): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(inline.flatMap(({ scripts }) => scripts))],
    'style-src': ["'self'", ...hashes([...inline.flatMap(({ styles }) => styles), emptyStyle])],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const metaStart = '<meta http-equiv="Content-Security-Policy"';

/**
 * The page with its policy inside. Only the not-found page has it there: hosts that read `_headers` find a page's
 * policy by its address, and an unknown address has none. All others have it in the header alone, because in the page
 * it would cost every visitor half a kilobyte before the first paint and could not say `frame-ancestors`.
 */
export function withPolicyInside(html: string): string {
  const bare = html.replace(new RegExp(`${metaStart}[^>]*>`), '');
  const policy = policyOf(bare).replace(/; frame-ancestors [^;]*/, '');
  return bare.replace(/<head>(<meta charset="[^"]*"\/?>)?/i, (start) => `${start}${metaStart} content="${policy}"/>`);
}
