// Reduces the two typefaces (OFL) to the characters an English site needs, and writes the outlines of the display
// typeface for the social cards. Run it again after adding characters or updating the packages: node
// scripts/by-hand/subset-fonts.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  // The site never shows these. If somebody types one, the fallback font shows it.
  .filter((character) => !'<>[\\]^_`{|}~'.includes(character))
  .join('');
const characters = `${basicLatin}£©·×°²³½¼¾éèê–—‘’“”…•→←−\u00a0`;
const fonts = [
  ['figtree/files/figtree-latin-wght-normal.woff2', 'figtree-6.woff2', { wght: { min: 400, max: 700 } }],
  ['funnel-display/files/funnel-display-latin-wght-normal.woff2', 'funnel-display-700-6.woff2', { wght: 700 }],
];
const read = (source) => readFileSync(new URL(`../../node_modules/@fontsource-variable/${source}`, import.meta.url));
const write = (target, content) => {
  writeFileSync(new URL(`../../${target}`, import.meta.url), content);
  console.log(target, content.length);
};

for (const [source, target, variationAxes] of fonts)
  write(`static/fonts/${target}`, await subsetFont(read(source), characters, { targetFormat: 'woff2', variationAxes }));

// Writes outlines, so that a card looks the same on every machine, whatever fonts it has.
const [, [source, , variationAxes]] = fonts;
const face = new Face(new Blob(await subsetFont(read(source), characters, { targetFormat: 'sfnt', variationAxes })));
const font = new Font(face);
const shaped = (text) => {
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const glyphs = buffer.getGlyphInfosAndPositions();
  return { glyphs, width: glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
};
const letters = {};
for (const character of characters) {
  const { glyphs, width } = shaped(character);
  letters[character] = { width, path: font.glyphToPath(glyphs[0].codepoint) };
}
// How much closer two letters are than their widths.
const kerning = {};
const kerned = [...characters].filter((character) => /[A-Za-z0-9,.’&£-]/.test(character));
for (const left of kerned)
  for (const right of kerned) {
    const { glyphs, width } = shaped(left + right);
    const closer = width - letters[left].width - letters[right].width;
    // Skips ligatures, which are drawn as separate letters.
    if (closer !== 0 && glyphs.length === 2) kerning[left + right] = closer;
  }
write('src/site-output/social-cards/letters.json', `${JSON.stringify({ em: face.upem, letters, kerning })}\n`);
