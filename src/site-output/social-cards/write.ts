import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import sharp from 'sharp';
import type { Composition } from '../../step-drawings/compose';
import type { builtPages } from '../../../tools/hosts';
import { fewAtATime } from '../../../tools/shared/few-at-a-time';
import { socialCard } from './draw';

type BuiltPage = ReturnType<typeof builtPages>[number];

/** Returns the contents of the meta elements of a page by their property, such as `og:title`, from its head. */
function metaOf(head: string): Map<string, string> {
  const [html] = parse(head).childNodes.flatMap((node) => ('childNodes' in node ? [node] : []));
  const elements = (html?.childNodes ?? []).flatMap((node) => ('childNodes' in node ? node.childNodes : []));
  return new Map(
    elements.flatMap((node) => {
      if (!('tagName' in node) || node.tagName !== 'meta') return [];
      const of = (name: string) => node.attrs.find((attribute) => attribute.name === name)?.value ?? '';
      return [[of('property'), of('content')] as const];
    }),
  );
}

/** Returns the file of a page's social card and the words on it, from the page's head. */
export function cardOf({ route, html }: BuiltPage) {
  // Parsing a whole page takes more than half as long as drawing its card.
  const [head = ''] = html.split('</head>', 1);
  const meta = metaOf(head);
  const [address, full, name] = ['og:image', 'og:title', 'og:site_name'].map((each) => meta.get(each));
  if (!address || !full || !name)
    throw new Error(`${route}: the page says nothing to networks that show a card of it.`);
  return { file: path.basename(new URL(address).pathname), title: full.replace(` | ${name}`, ''), name };
}

const same = (one: string, other: string) => existsSync(other) && readFileSync(one).equals(readFileSync(other));

/**
 * Draws the social cards of the pages into `public/cards`. Caches each drawing by its content and by what draws it, so that
 * a warm build draws only what has changed. Removes unused drawings and cards.
 * @param drawings the drawings of steps to show, by the addresses of their pages
 */
export async function writeCards(
  project: string,
  pages: readonly BuiltPage[],
  drawings: ReadonlyMap<string, Composition> = new Map(),
): Promise<void> {
  const kept = path.join(project, '.cache', 'social-cards');
  const folder = path.join(project, 'public', 'cards');
  for (const each of [kept, folder]) mkdirSync(each, { recursive: true });
  const drawnBy = JSON.stringify(sharp.versions);
  const cards = pages.map((page) => {
    const { file, ...words } = cardOf(page);
    const drawing = socialCard({ ...words, drawing: drawings.get(page.route) });
    return {
      file,
      drawing,
      kept: `${createHash('sha256').update(drawnBy).update(drawing).digest('hex').slice(0, 20)}.png`,
    };
  });
  const missing = cards.filter((card) => !existsSync(path.join(kept, card.kept)));
  await fewAtATime(missing, async (card) => {
    // A palette would shrink the file to a third but triple the CPU time, and a network fetches each card only once.
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
