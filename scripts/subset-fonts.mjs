// Cuts the two typefaces (OFL) down to the characters an English site needs. Run it again after adding characters or
// a new version of the packages: node scripts/subset-fonts.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const characters = `${basicLatin}£©·×°²³½¼¾éèê–—‘’“”…•→←−\u00a0`;
const fonts = [
  ['figtree/files/figtree-latin-wght-normal.woff2', 'figtree-5.woff2', { wght: { min: 400, max: 800 } }],
  ['funnel-display/files/funnel-display-latin-wght-normal.woff2', 'funnel-display-700-5.woff2', { wght: 700 }],
];
for (const [source, target, variationAxes] of fonts) {
  const font = readFileSync(new URL(`../node_modules/@fontsource-variable/${source}`, import.meta.url));
  const subset = await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes });
  writeFileSync(new URL(`../static/fonts/${target}`, import.meta.url), subset);
  console.log(target, subset.length);
}
