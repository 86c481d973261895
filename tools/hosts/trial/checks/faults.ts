import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Expected, otherOrigin } from '../../live-check/snapshot';
import { securityPath } from '../../security-txt';
import { makeCertificate } from '../servers/certificate';
import type { BuiltSite } from '../built-site';
import { type Change, replaced } from '../servers/nginx';

/** One thing that is wrong with a host, and the subject under which live-check must name it. */
export interface Fault {
  name: string;
  subject: string;
  /** Changes the configuration. */
  conf?: Change;
  /** Changes the files of a copy of the site, or the certificate beside its configuration. */
  files?: (site: string, certificates: string) => void;
}

/** Edits a file of the site, and removes its compressed copies, which would still be those of the original. */
function edit(site: string, file: string, change: (text: string) => string) {
  const whole = path.join(site, file);
  const before = readFileSync(whole, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} is unchanged`);
  writeFileSync(whole, after);
  for (const ending of ['.br', '.gz']) rmSync(whole + ending, { force: true });
}

const conf = (changes: Readonly<Record<string, string>>) => (text: string) => replaced(text, changes);
const without = (header: string) => (text: string) => text.replace(new RegExp(` *add_header ${header} .*\n`, 'g'), '');
const home = 'index.html';

/** What goes wrong with hosts, one at a time, for a site that lives at `origin`. */
export function faultsOf({ origin, samples }: BuiltSite, { shown }: Expected): Fault[] {
  const { hostname } = new URL(origin);
  const other = new URL(otherOrigin(origin)).hostname;
  const httpRedirect = new RegExp(`return 301 ${origin}\\$request_uri;(?=\\s*\\}\\s*\\})`);
  return [
    {
      name: 'the certificate has ended',
      subject: 'certificate',
      files: (_, folder) => {
        makeCertificate(folder, hostname, -1);
      },
    },
    {
      name: 'the certificate ends in ten days',
      subject: 'certificate',
      files: (_, folder) => {
        makeCertificate(folder, hostname, 10);
      },
    },
    {
      name: 'the certificate is for another name',
      subject: 'certificate',
      files: (_, folder) => {
        makeCertificate(folder, 'stranger.example');
      },
    },
    {
      name: 'TLS 1.0 is accepted',
      subject: 'TLS',
      conf: (text) =>
        replaced(text, { 'TLSv1.2 TLSv1.3': 'TLSv1 TLSv1.1 TLSv1.2 TLSv1.3' }).replaceAll(
          /ssl_ciphers [^;]*/g,
          'ssl_ciphers ALL:@SECLEVEL=0',
        ),
    },
    {
      name: 'HTTP is not led to HTTPS',
      subject: 'redirect to HTTPS',
      conf: (text) => text.replace(httpRedirect, 'return 200;'),
    },
    {
      name: 'HTTP is led to HTTPS for a while',
      subject: 'redirect to HTTPS',
      conf: (text) => text.replace(httpRedirect, `return 302 ${origin}$request_uri;`),
    },
    {
      name: 'the other name shows the site too',
      subject: 'the other name',
      conf: conf({
        [`server_name ${other};`]: 'server_name unused.example;',
        [`server_name ${hostname};`]: `server_name ${hostname} ${other};`,
      }),
    },
    { name: 'there is no HSTS', subject: 'Strict-Transport-Security', conf: without('Strict-Transport-Security') },
    { name: 'there is no nosniff', subject: 'X-Content-Type-Options', conf: without('X-Content-Type-Options') },
    { name: 'there is no policy', subject: 'Content-Security-Policy', conf: without('Content-Security-Policy') },
    {
      name: 'the policy allows inline styles',
      subject: 'Content-Security-Policy',
      conf: conf({ "style-src 'self'": "style-src 'self' 'unsafe-inline'" }),
    },
    {
      name: 'the policy is that of another build',
      subject: 'Content-Security-Policy',
      files: (site) => {
        edit(site, `${samples.page}/index.html`, (html) => html.replace('<style>', '<style>b{order:1}'));
      },
    },
    {
      name: 'pages are kept for an hour',
      subject: 'caching of pages',
      conf: conf({ 'default no-cache': 'default max-age=3600' }),
    },
    {
      name: 'nothing is compressed',
      subject: 'compression',
      conf: conf({ 'gzip_static on': 'gzip_static off', 'brotli_static on': 'brotli_static off' }),
    },
    {
      name: 'the host sets a cookie',
      subject: 'cookies',
      conf: conf({ 'charset utf-8;': 'charset utf-8; add_header Set-Cookie a=b always;' }),
    },
    {
      name: 'the server tells its version',
      subject: 'version of the server',
      conf: conf({ 'server_tokens off': 'server_tokens on' }),
    },
    {
      name: 'a page is missing',
      subject: 'pages',
      files: (site) => {
        rmSync(path.join(site, samples.page), { recursive: true });
      },
    },
    {
      name: 'pages have a slash at their end',
      subject: 'pages',
      conf: conf({
        'try_files $uri $uri/index.html =404': 'index index.html; absolute_redirect off',
        'location ~ ./$': 'location ~ ^/unused/$',
      }),
    },
    {
      name: 'an unknown address answers 200',
      subject: 'unknown addresses',
      conf: conf({ '$uri/index.html =404': '$uri/index.html /index.html' }),
    },
    {
      name: 'robots.txt keeps search engines out',
      subject: 'robots.txt',
      files: (site) => {
        edit(site, 'robots.txt', (text) => text.replace('Allow: /', 'Disallow: /'));
      },
    },
    {
      name: 'security.txt has ended',
      subject: 'security.txt',
      files: (site) => {
        edit(site, securityPath, (text) => text.replace(/^Expires: .*$/m, 'Expires: 2026-01-01T00:00:00Z'));
      },
    },
    {
      name: 'the host asks search engines to leave pages out',
      subject: 'search engines',
      conf: conf({ 'charset utf-8;': 'charset utf-8; add_header X-Robots-Tag noindex always;' }),
    },
    {
      name: 'the sitemap names another site',
      subject: "the sitemap's addresses",
      files: (site) => {
        edit(site, 'sitemap-0.xml', (xml) => xml.replaceAll(origin, 'https://preview.example.net'));
      },
    },
    {
      name: 'a card is missing',
      subject: 'files',
      files: (site) => {
        rmSync(path.join(site, samples.card));
      },
    },
    {
      name: 'scripts are sent as text',
      subject: 'type of scripts',
      conf: conf({ 'application/javascript js;': 'text/plain js;' }),
    },
    ...[...new Map(shown.map((each) => [each.what, each.text]))].map(([what, text]) => ({
      name: `the ${what} is an old one`,
      subject: what,
      files: (site: string) => {
        edit(site, home, (html) => html.replaceAll(text, '0'));
      },
    })),
    {
      name: 'the host adds its analytics',
      subject: 'third parties',
      files: (site) => {
        edit(site, home, (html) =>
          html.replace('</head>', '<script src="https://stats.example.net/a.js"></script></head>'),
        );
      },
    },
    {
      name: 'nothing answers',
      subject: 'certificate',
      conf: (text) => text.replace(/listen ([^;]*) ssl http2/g, 'listen $1'),
    },
  ];
}
