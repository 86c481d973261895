import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { BuiltPage } from '../content/built-site';
import { decoded } from '../content/page-text';
import { fewAtATime } from './few-at-a-time';
import { socialCard } from './social-card';

const property = (html: string, name: string) =>
  decoded(new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');

/** The card a page asks for in its head: its file, and the words on it. */
export function cardOf({ route, html }: BuiltPage) {
  const [address, full, name] = ['og:image', 'og:title', 'og:site_name'].map((each) => property(html, each));
  if (!address || !full || !name)
    throw new Error(`${route}: the page says nothing to networks that show a card of it.`);
  return { file: path.basename(new URL(address).pathname), title: full.replace(` | ${name}`, ''), name };
}

const same = (one: string, other: string) => existsSync(other) && readFileSync(one).equals(readFileSync(other));

/**
 * Draws the social cards of the pages into `public/cards`. A drawing is kept by what is on it, so that a warm build draws
 * only what has changed; drawings and cards nobody asks for any more are removed.
 */
export async function writeCards(project: string, pages: readonly BuiltPage[]): Promise<void> {
  const kept = path.join(project, '.cache', 'social-cards');
  const folder = path.join(project, 'public', 'cards');
  for (const each of [kept, folder]) mkdirSync(each, { recursive: true });
  const cards = pages.map((page) => {
    const { file, ...words } = cardOf(page);
    const drawing = socialCard(words);
    return { file, drawing, kept: `${createHash('sha256').update(drawing).digest('hex').slice(0, 20)}.png` };
  });
  const missing = cards.filter((card) => !existsSync(path.join(kept, card.kept)));
  await fewAtATime(missing, async (card) => {
    // A palette would make the file a third as large and take a processor three times as long; a network fetches it once.
    const png = await sharp(Buffer.from(card.drawing)).removeAlpha().png().toBuffer();
    writeFileSync(path.join(kept, card.kept), png);
  });
  for (const card of cards) {
    const [from, to] = [path.join(kept, card.kept), path.join(folder, card.file)];
    if (!same(from, to)) copyFileSync(from, to);
  }
  const wanted = new Set(cards.flatMap((card) => [card.kept, card.file]));
  for (const each of [kept, folder])
    for (const file of readdirSync(each)) if (!wanted.has(file)) rmSync(path.join(each, file));
}
