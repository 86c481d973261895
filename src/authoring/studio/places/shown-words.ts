import { isRecord } from '../../../domain/json';
import type { Steps } from '../api';

/** Parts of files, by their file and path. */
export type Parts = readonly (readonly [file: string, ...path: Steps])[];

type Fields = Record<string, unknown>;
type Words = readonly string[];

export const blocksOf = (data: Fields): Fields[] => [data.blocks, data.more].flat().filter(isRecord);

const parts = (names: Words): Parts => names.map((name) => ['wording.yaml', ...name.split('.')] as const);

/** The words that the frame of every page shows. */
export const frameWords = parts([
  ...['call', 'callNow', 'email', 'quote', 'menu', 'close'].map((name) => `buttons.${name}`),
  ...['skip', 'gasSafe', 'navigation', 'contact'].map((name) => `frame.${name}`),
  'footer',
  'insights.feed',
]);

const itemsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** The words of each kind of block. Some depend on what stands in the block. */
const ofBlock: Record<string, ((block: Fields) => Words) | undefined> = {
  gasSafe: () => ['gasSafe'],
  areas: () => ['areas'],
  reviews: () => ['lists.stars'],
  chart: () => ['lists.figures', 'lists.compared'],
  table: ({ rows }) => (itemsOf(rows).some(({ better }) => better !== undefined) ? ['lists.better'] : []),
  prices: ({ items }) => ['prices.vat', ...(itemsOf(items).some(({ from }) => from === true) ? ['prices.from'] : [])],
  boilerPrices: () => ['prices.boilerType', 'prices.types', 'prices.sizes'],
  thermostats: () => ['prices.vat', 'prices.recommended', 'lists.notIncluded', 'buttons.getQuote'],
  video: ({ recording }) => (recording ? ['videos'] : []),
};

const guide = ({ urgent, video, recording, needs }: Fields): Words => [
  'buttons.getQuote',
  'frame.back',
  'insights.updated',
  ...['stopAndCall', 'beside', 'help', 'helpText', 'related'].map((name) => `guide.${name}`),
  ...(urgent ? ['buttons.photo'] : []),
  ...(needs ? ['guide.needs'] : []),
  ...(video ? ['guide.video'] : []),
  ...(video && !recording ? ['guide.noVideo'] : []),
  ...(recording ? ['videos'] : []),
];

const home: Words = ['buttons.book', 'buttons.bookOnline', 'frame.offer', 'prices.vatShort', 'prices.until'];

/** Words of a page that no block shows. */
function ofPage(file: string, data: Fields): Words {
  const isHome = file === 'pages/home.yaml';
  return [
    ...(isHome ? home : []),
    ...(isHome || file === 'pages/not-found.yaml' ? [] : ['frame.breadcrumb']),
    ...(file.startsWith('guides/') ? guide(data) : []),
    ...(file.startsWith('insights/') ? ['frame.back', 'insights.updated', 'frame.onThisPage'] : []),
    ...(file === 'pages/insights.yaml' ? ['insights.articles', 'insights.minutes'] : []),
    ...(file === 'legal.yaml' ? ['frame.onThisPage'] : []),
    // A plain page has a link in words of its own.
    ...(data.backLink === true ? ['frame.back'] : []),
    // Who has checked a guide or an article.
    ...(data.author === undefined ? [] : ['insights.checked']),
    ...(data.offer === true ? ['buttons.book', 'prices.vatShort', 'prices.until', 'drawings'] : []),
  ];
}

/** Returns the parts of wording.yaml that a page shows beyond the frame of every page. `ends`: the offer has a last day. */
export function wordsOn(file: string, data: Fields, ends: boolean): Parts {
  const words = [
    ...ofPage(file, data),
    ...blocksOf(data).flatMap((block) => ofBlock[String(block.kind)]?.(block) ?? []),
  ];
  return parts([...new Set(words)].filter((name) => ends || name !== 'prices.until'));
}
