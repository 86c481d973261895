import type { ServerResponse } from 'node:http';
import type { Kind } from './requests';

const policy = (rules: Record<string, string>) =>
  Object.entries({
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    ...rules,
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/**
 * Returns the policy of a preview's page: scripts only from the preview itself, and none inside a page. Styles are free,
 * because styled-components adds them while the page runs.
 */
const pagePolicy = (origin: string) =>
  policy({
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'media-src': "'self'",
    'manifest-src': "'self'",
    // Not every engine counts the preview's websocket as 'self'.
    'connect-src': `'self' ${origin.replace(/^http/, 'ws')}`,
  });

/** The policy for every answer that is not a page: no script of it runs. SVG drawings have styles inside. */
const filePolicy = policy({ 'style-src': "'unsafe-inline'" });

/**
 * Sets the headers of an answer, for good: what Gatsby sets for them later is dropped, and so is its permission for every
 * site to read its answers.
 */
export function protect(response: ServerResponse, kind: Kind | undefined, origin: string): void {
  const own: Record<string, string> = {
    'Content-Security-Policy': kind === 'page' ? pagePolicy(origin) : filePolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
  for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
  const fixed = new Set(Object.keys(own).map((name) => name.toLowerCase()));
  const isOurs = (name: string) => /^(?:access-control-|x-powered-by$)/i.test(name) || fixed.has(name.toLowerCase());
  for (const set of ['setHeader', 'appendHeader'] as const) {
    const original = response[set].bind(response) as (name: string, value: string) => ServerResponse;
    response[set] = (name: string, value: never) => (isOurs(name) ? response : original(name, value));
  }
}
