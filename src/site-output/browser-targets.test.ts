import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { compareVersions, esbuildTargets, oldestBrowsers } from './browser-targets';

it('browsers: when the oldest supported ones are asked for, then they are iOS 16.4, and Chrome and Firefox of May 2024', () => {
  expect(oldestBrowsers()).toMatchObject({ chrome: '125', firefox: '126', ios_saf: '16.4', safari: '16.4' });
});

it('esbuildTargets: when a pattern with the v flag is built for them, then it is no literal, which iOS 16.4 could not parse', () => {
  expect(esbuildTargets()).toContain('ios16.4');
  const { code } = transformSync('let letters = /[\\p{L}--a]/v;', { target: esbuildTargets() });
  expect(code).toContain('new RegExp');
});

/**
 * Features that some browser of the last years lacks: their row in docs/browsers.md, a pattern that finds them in the
 * sources, and their key in MDN's data. Includes features that the site does not use yet, so that the test fails as
 * soon as it does and their row is missing.
 */
const features: readonly (readonly [name: string, written: RegExp, data: string])[] = [
  // HTML: elements and attributes
  ['`<dialog>`', /styled\.dialog|<dialog/, 'html.elements.dialog'],
  ['`closedby`', /closedby/i, 'html.elements.dialog.closedby'],
  ['`popover`', /popover=/, 'html.global_attributes.popover'],
  ['`commandfor`', /commandfor:/, 'html.elements.button.commandfor'],
  ['`<details name>`', /<details[^>]*name=|<Disclosure[^>]*name=/, 'html.elements.details.name'],
  ['`inert`', /inert=\{/, 'html.global_attributes.inert'],
  ['`autofocus`', /autoFocus/, 'html.global_attributes.autofocus'],
  ['`hidden="until-found"`', /until-found/, 'html.global_attributes.hidden.until-found'],
  ['`fetchpriority`', /fetchPriority/, 'html.elements.img.fetchpriority'],
  ['`<link rel="expect">`', /rel="expect"/, 'html.elements.link.rel.expect'],
  ['`interactive-widget`', /interactive-widget/, 'html.elements.meta.name.viewport.interactive-widget'],
  ['Speculation rules', /speculationrules/, 'html.elements.script.type.speculationrules'],
  ['AVIF', /'avif'/, 'mediatypes.image.avif'],
  // CSS: selectors and at-rules
  ['`:has()`', /:has\(/, 'css.selectors.has'],
  ['`:open`', /:open\b/, 'css.selectors.open'],
  ['`:popover-open`', /:popover-open/, 'css.selectors.popover-open'],
  ['`:focus-visible`', /:focus-visible/, 'css.selectors.focus-visible'],
  ['`:user-invalid`', /:user-(?:in)?valid/, 'css.selectors.user-invalid'],
  ['`::details-content`', /::details-content/, 'css.selectors.details-content'],
  ['`@supports selector()`', /@supports (?:not )?selector\(/, 'css.at-rules.supports.selector'],
  ['`@starting-style`', /@starting-style/, 'css.at-rules.starting-style'],
  ['`@layer`', /@layer/, 'css.at-rules.layer'],
  ['`@property`', /@property/, 'css.at-rules.property'],
  ['`@container`', /@container/, 'css.at-rules.container'],
  ['`@page`', /@page/, 'css.at-rules.page'],
  ['`@media (hover)`', /\(hover: ?\w+\)/, 'css.at-rules.media.hover'],
  ['`@media (scripting)`', /\(scripting: ?\w+\)/, 'css.at-rules.media.scripting'],
  ['`@media (forced-colors)`', /\(forced-colors:/, 'css.at-rules.media.forced-colors'],
  ['`@media (prefers-contrast)`', /\(prefers-contrast:/, 'css.at-rules.media.prefers-contrast'],
  ['`size-adjust` of fonts', /size-adjust:[\d.]+%;asc/, 'css.at-rules.font-face.size-adjust'],
  ['`ascent-override` of fonts', /ascent-override:/, 'css.at-rules.font-face.ascent-override'],
  // CSS: properties and values
  ['Anchor positioning', /anchor-name:/, 'css.properties.anchor-name'],
  ['Scroll timelines', /animation-timeline:/, 'css.properties.animation-timeline'],
  ['`text-wrap: balance`', /text-wrap: ?balance/, 'css.properties.text-wrap.balance'],
  ['`text-wrap: pretty`', /text-wrap: ?pretty/, 'css.properties.text-wrap.pretty'],
  ['`reading-flow`', /reading-flow:/, 'css.properties.reading-flow'],
  ['`text-box`', /text-box(?:-trim)?:/, 'css.properties.text-box'],
  ['`field-sizing`', /field-sizing/, 'css.properties.field-sizing'],
  ['`interpolate-size`', /interpolate-size/, 'css.properties.interpolate-size'],
  ['`calc-size()`', /calc-size\(/, 'css.types.calc-size'],
  ['`scrollbar-gutter`', /scrollbar-gutter/, 'css.properties.scrollbar-gutter'],
  ['`overscroll-behavior`', /overscroll-behavior/, 'css.properties.overscroll-behavior'],
  ['`content-visibility`', /content-visibility/, 'css.properties.content-visibility'],
  ['`color-mix()`', /color-mix\(/, 'css.types.color.color-mix'],
  ['`light-dark()`', /light-dark\(/, 'css.types.color.light-dark'],
  ['`color-scheme`', /color-scheme:/, 'css.properties.color-scheme'],
  ['`forced-color-adjust`', /forced-color-adjust/, 'css.properties.forced-color-adjust'],
  ['`touch-action`', /touch-action/, 'css.properties.touch-action.manipulation'],
  ['`env(safe-area-inset-*)`', /env\(safe-area/, 'css.types.env'],
  ['`dvh`', /\ddvh/, 'css.types.length.viewport_percentage_units_dynamic'],
  ['`svh`', /\dsvh/, 'css.types.length.viewport_percentage_units_small'],
  ['`cqi`', /\dcqi/, 'css.types.length.container_query_length_units'],
  ['Subgrid', /subgrid/, 'css.properties.grid-template-rows.subgrid'],
  ['`overflow: clip`', /overflow: ?clip/, 'css.properties.overflow.clip'],
  ['`aspect-ratio`', /aspect-ratio:/, 'css.properties.aspect-ratio'],
  ['`translate`, `rotate`', /^\s*(?:translate|rotate): /m, 'css.properties.translate'],
  // JavaScript APIs
  ['Service worker', /serviceWorker/, 'api.ServiceWorker'],
  ['Clipboard', /clipboard\.writeText/, 'api.Clipboard.writeText'],
  ['`requestSubmit()`', /requestSubmit\(/, 'api.HTMLFormElement.requestSubmit'],
  ['View transitions', /startViewTransition|view-transition/, 'api.Document.startViewTransition'],
  ['`navigator.share()`', /navigator\.share/, 'api.Navigator.share'],
  ['`requestIdleCallback()`', /requestIdleCallback/, 'api.Window.requestIdleCallback'],
  ['`scheduler`', /\bscheduler\./, 'api.Scheduler'],
  ['`CloseWatcher`', /CloseWatcher/, 'api.CloseWatcher'],
  ['`checkVisibility()`', /checkVisibility\(/, 'api.Element.checkVisibility'],
  ['`visualViewport`', /visualViewport/, 'api.VisualViewport'],
  ['`structuredClone()`', /structuredClone\(/, 'api.structuredClone'],
  ['`URLPattern`', /URLPattern/, 'api.URLPattern'],
  ['`Intl.Segmenter`', /Intl\.Segmenter/, 'javascript.builtins.Intl.Segmenter'],
  ['`Temporal`', /\bTemporal\./, 'javascript.builtins.Temporal'],
  ['`Array.at()`', /\.at\(-/, 'javascript.builtins.Array.at'],
  ['`Array.toSorted()`', /\.toSorted\(/, 'javascript.builtins.Array.toSorted'],
  ['`Array.toReversed()`', /\.toReversed\(/, 'javascript.builtins.Array.toReversed'],
  ['`Array.findLast()`', /\.findLast\(/, 'javascript.builtins.Array.findLast'],
  ['`Object.hasOwn()`', /Object\.hasOwn\(/, 'javascript.builtins.Object.hasOwn'],
  ['`Object.groupBy()`', /\.groupBy\(/, 'javascript.builtins.Object.groupBy'],
  ['`Set.union()`', /\.(?:union|intersection|difference)\(/, 'javascript.builtins.Set.union'],
  ['`Promise.withResolvers()`', /withResolvers/, 'javascript.builtins.Promise.withResolvers'],
  ['`String.replaceAll()`', /\.replaceAll\(/, 'javascript.builtins.String.replaceAll'],
  ['Look-behind in patterns', /\(\?<[=!]/, 'javascript.regular_expressions.lookbehind_assertion'],
];

/** Whether a file reaches browsers: no tests, and no code that only runs in a build or a check. */
const isForBrowsers = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\.d\.ts$|test-support\/|^inline\/scripts\.ts/.test(file) &&
  !/^(?:gatsby|site-output|seo|dev|build|example)\/|^offline-kit\.ts/.test(file);
const sources = [
  ...['src', 'tools/shared', 'tools/islands', 'tools/hosts/offline'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isForBrowsers)
      .map((file) => `${folder}/${file}`),
  ),
  'gatsby-config.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const doc = readFileSync('docs/browsers.md', 'utf8');
/** The rows of the table of features, by the name in the first cell. */
const rows = new Map(
  doc
    .slice(doc.indexOf('| feature '), doc.indexOf('## What no test here can see'))
    .split('\n')
    .filter((line) => /^\| (?!feature|-)/.test(line))
    .map((line) => {
      const [name = '', ...cells] = line.split('|').slice(1, -1);
      return [name.trim(), cells.map((cell) => cell.trim())] as const;
    }),
);

interface Support {
  version_added?: string | boolean;
  flags?: unknown;
  prefix?: string;
}
type Data = { [name: string]: Data } & { __compat?: { support: Record<string, Support | Support[]> } };

const everywhere = JSON.parse(readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8')) as Data;
/** Desktop browsers have no on-screen keyboard. */
const onlyOnPhones = ['`interactive-widget`'];

/**
 * Returns the first version of Safari on iPhones, Firefox and Chrome with a feature, or `no` for each that does not
 * have it.
 */
function firstVersions(name: string, key: string): string[] {
  const compat = key.split('.').reduce<Data | undefined>((data, part) => data?.[part], everywhere)?.__compat;
  if (!compat) throw new Error(`MDN's data have no ${key}`);
  const engines = onlyOnPhones.includes(name) ? ['firefox_android', 'chrome_android'] : ['firefox', 'chrome'];
  return ['safari_ios', ...engines].map((engine) => {
    const found = [compat.support[engine] ?? []].flat().find(({ flags, prefix }) => !flags && !prefix);
    const version = found?.version_added;
    return typeof version === 'string' && version !== 'preview' ? version : 'no';
  });
}

const used = features.filter(([, written]) => written.test(sources));

it('docs/browsers.md: when the sources use a feature, then it has a row, and no other has one', () => {
  expect([...rows.keys()].sort()).toEqual(used.map(([name]) => name).sort());
});

it.each(used)(
  "docs/browsers.md: when it has a row for %s, then the first versions are those in MDN's data",
  (name, _, key) => {
    expect(rows.get(name)?.slice(0, 3)).toEqual(firstVersions(name, key));
  },
);

const everybody = 'all supported browsers have it';
const oldest = oldestBrowsers();
/** Whether a row's three first versions are no newer than the oldest supported ones. */
const isEverywhere = (cells: readonly string[]) =>
  [oldest.ios_saf, oldest.firefox, oldest.chrome].every(
    (version, index) => cells[index] !== 'no' && compareVersions(cells[index] ?? '', version ?? '') <= 0,
  );

it.each([...rows])(
  'docs/browsers.md: when there is a row for %s, then it says that all browsers have it, or names a proof or its lack',
  (_, cells) => {
    const proof = cells[4] ?? '';
    expect(proof === everybody).toBe(isEverywhere(cells));
    expect(proof).toMatch(/^(?:all supported browsers have it|`[\w./-]+`.*|none: .{20,})$/);
  },
);

it('docs/browsers.md: when it names a file, then the file exists', () => {
  const named = [...doc.matchAll(/`((?:e2e|src|tools|docs|data)\/[\w./-]+)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
