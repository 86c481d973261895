import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withFirstTouch } from './first-touch';

const folder = mkdtempSync(path.join(tmpdir(), 'first-touch-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const chunks = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
function write(file: string, content: object) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(content));
}
write('webpack.stats.json', {
  namedChunkGroups: {
    app: chunks('runtime-1.js', 'app-1.js'),
    'component---home': chunks('runtime-1.js', 'shared-1.js', 'home-1.js'),
    'booking-form': chunks('shared-1.js', 'booking-1.js'),
  },
});
write('page-data/index/page-data.json', { componentChunkName: 'component---home', staticQueryHashes: ['11'] });
write('page-data/lost/page-data.json', { componentChunkName: 'component---lost', staticQueryHashes: [] });

const scripts = '<!-- slice-start --><script src="/app-1.js"></script><!-- slice-end -->';
const page = (body: string, waiting = '', route = '/') => ({
  route,
  file: 'index.html',
  html: `<body>${body}<template id="app-scripts">${waiting}${scripts}</template><script>"[data-island]"</script></body>`,
});
const button = '<button data-island="">Book</button>';

/** The files a page asks for at the first touch. */
const asked = (body: string) =>
  [...withFirstTouch(folder)(page(body)).matchAll(/<(?:link|script)[^>]* (?:href|src)="([^"]*)"/g)].map(
    ([, file]) => file,
  );

const data = ['/page-data/index/page-data.json', '/page-data/app-data.json', '/page-data/sq/d/11.json'];

it.each([
  ['nothing but the scripts where nothing waits for them', '<p>Words</p>', ['/app-1.js']],
  ["the page's data and parts, once", button, [...data, '/shared-1.js', '/home-1.js', '/app-1.js']],
  [
    'the calendar where one can book',
    `${button}<dialog></dialog>`,
    [...data, '/shared-1.js', '/home-1.js', '/booking-1.js', '/app-1.js'],
  ],
  [
    'no calendar beside questions, whose next one is more urgent',
    `${button}<dialog></dialog><section data-resume="estimate"></section>`,
    [...data, '/shared-1.js', '/home-1.js', '/app-1.js'],
  ],
])('a page asks for %s', (_, body, files) => {
  expect(asked(body)).toEqual(files);
});

it('takes the place of what an earlier build has written', () => {
  const rewritten = withFirstTouch(folder);
  const written = rewritten(page(button));
  expect(rewritten({ ...page(''), html: written })).toBe(written);
  expect(rewritten(page('', '<script src="/old.js" async></script>'))).toBe(page('').html);
});

it('withFirstTouch: when Gatsby lists the scripts of every page, then the list is left out', () => {
  const mapping = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{}";
          </script>
        `;
  const listed = page('').html.replace('<!-- slice-start -->', `<!-- slice-start -->${mapping}`);
  expect(withFirstTouch(folder)({ ...page(''), html: listed })).toBe(page('').html);
});

it('stops a build that has made no chunk for a page', () => {
  expect(() => withFirstTouch(folder)(page(button, '', '/lost'))).toThrow('component---lost');
});
