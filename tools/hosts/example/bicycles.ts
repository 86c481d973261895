import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Hosting, publish } from '..';

// A bicycle repairer's site of three pages, as a build leaves it, so that this tool can be tried without any other.

const siteUrl = 'https://www.bicycles.example';
const script = 'document.title+="!"';

export const hosting: Hosting = {
  folders: { lasting: ['/fonts/', '/code/'], shared: ['/cards/'], others: ['/films/'] },
  shownOffline: ['/fonts/'],
  fonts: '/fonts/',
  language: 'en-IE',
  inlineScripts: [script],
  lastId: 'end',
  scriptEnd: '//whole',
  target: ['es2022'],
};

const page = (address: string, body: string) =>
  `<!DOCTYPE html><html lang="en-IE"><head><meta charSet="utf-8"/><link rel="canonical" href="${siteUrl}${address}"/>` +
  `<link rel="expect" href="#end" blocking="render"/><style>@font-face{src:url(/fonts/sans-1.woff2)}</style></head>` +
  `<body><main>${body}</main><template id="end"></template><script>${script}</script></body></html>`;

const files = {
  'public/index.html': page(
    '/',
    `<h1 id="top">Bicycles mended</h1><a href="/brakes">Brakes</a>${'<p>We mend them.</p>'.repeat(90)}`,
  ),
  'public/brakes/index.html': page('/brakes', '<h1 id="brakes">Brakes</h1><a href="/#top">Home</a>'),
  'public/404/index.html': page('/404', '<h1>Not here</h1>'),
  'public/404.html': page('/404', '<h1>Not here</h1>'),
  'public/fonts/sans-1.woff2': 'letters',
  'static/fonts/LICENCE.txt': 'Use these letters.',
};

/** Writes the site into a new folder and publishes it. `others` adds files to it, or replaces some. */
export async function publishedBicycles(others: Readonly<Record<string, string>> = {}) {
  const project = mkdtempSync(path.join(tmpdir(), 'bicycles-'));
  for (const [name, text] of Object.entries({ ...files, ...others })) {
    mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
    writeFileSync(path.join(project, name), text);
  }
  // `publish` reads sources of this tool from the project, which has the tools inside.
  symlinkSync(path.resolve(__dirname, '../..'), path.join(project, 'tools'), 'junction');
  const result = await publish(project, hosting, {
    siteUrl,
    offline: ['/brakes'],
    bundles: [],
    moves: [{ from: '/stoppers', to: '/brakes' }],
    finish: (html) => html.replace('mended', 'mended well'),
  });
  return {
    ...result,
    project,
    remove: () => {
      rmSync(project, { recursive: true });
    },
  };
}
