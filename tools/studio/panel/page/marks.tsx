import type { ListedPlace } from '../../api';
import { hasMarks, readMarks, type Source, type SourceRange, withoutMarks } from '../../../shared/source-marks';
import { linesOf } from './room';

/** A part of the page that comes from one place in `data/`. */
export interface Spot {
  element: Element;
  source: Source;
  /** Where it is drawn. */
  range: Range;
}

const sourcesOf = new WeakMap<Node, SourceRange[]>();
const pictures = new WeakMap<Element, Source>();

/** The attribute of an element whose text or picture comes from `data/`. Its value names the place. */
const attribute = 'data-source';
const nameOf = (source: Source) => ('fact' in source ? source.fact : [source.file, ...source.path].join(' '));

function remember(node: Text, ranges: SourceRange[]): void {
  sourcesOf.set(node, ranges);
  const all = [...(node.parentElement?.childNodes ?? [])].flatMap((text) => sourcesOf.get(text) ?? []);
  node.parentElement?.setAttribute(attribute, all.map(({ source }) => nameOf(source)).join(', '));
}

/** Remembers which picture an image shows: its words stand beside it in `data/`, as `pictureAlt` beside `picture`. */
function rememberPicture(image: Element, alt: string): void {
  const source = readMarks(alt).ranges.find((range) => 'file' in range.source)?.source;
  if (!source || !('file' in source)) return;
  const name = String(source.path.at(-1)).replace(/Alt$/, '');
  const picture = { file: source.file, path: [...source.path.slice(0, -1), name] };
  pictures.set(image, picture);
  image.setAttribute(attribute, nameOf(picture));
}

function clean(node: Node): void {
  if (node instanceof Element)
    for (const { name, value } of [...node.attributes]) {
      if (!hasMarks(value)) continue;
      if (node instanceof HTMLImageElement && name === 'alt') rememberPicture(node, value);
      node.setAttribute(name, withoutMarks(value));
    }
  if (!(node instanceof Text) || !hasMarks(node.data)) return;
  const { text, ranges } = readMarks(node.data);
  // React compares its own texts, not those of the page, so it does not notice.
  node.data = text;
  remember(node, ranges);
}

function cleanAll(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode()) clean(node);
}

/** Takes the marks out of the document, now and whenever it changes, and remembers what they said. */
export function watchMarks(changed: () => void): void {
  cleanAll(document.documentElement);
  let frame = 0;
  new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations)
      if (type === 'childList') addedNodes.forEach(cleanAll);
      else clean(target);
    // Once for all changes of a frame. A call for each would answer its own changes without end.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(changed);
  }).observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
}

const textsIn = (element: Element) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  return texts;
};

function spotOf(node: Text, { source, start, end }: SourceRange): Spot | undefined {
  const element = node.parentElement;
  if (!element) return undefined;
  const range = document.createRange();
  // Prose and texts with facts have no length: their marks stand at the end of the elements that are made of them.
  if (!('fact' in source) && source.length === undefined && start === 0) range.selectNodeContents(element);
  else {
    range.setStart(node, Math.min(start, node.length));
    range.setEnd(node, Math.min(end, node.length));
  }
  return { element, source, range };
}

/** Returns the parts of an element that come from `data/`, in its order, those inside others last. */
export function spotsIn(element: Element): Spot[] {
  const picture = pictures.get(element);
  if (picture) {
    const range = document.createRange();
    range.selectNode(element);
    return [{ element, source: picture, range }];
  }
  return textsIn(element).flatMap((text) =>
    (sourcesOf.get(text) ?? []).flatMap((range) => spotOf(text, range) ?? []).reverse(),
  );
}

/** Returns all elements of the page whose own text or picture comes from `data/`. */
export const markedElements = () => [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)];

const isAt = ({ range }: Spot, x: number, y: number) =>
  linesOf(range).some(
    ({ left, top, width, height }) => x >= left && x <= left + width && y >= top && y <= top + height,
  );

const pressable = 'a, button, summary, label, [data-source]';

/**
 * Returns what a press at a point means: the smallest part under it, such as a price in a sentence, or else the first
 * text of the element that was pressed, such as the words of a button beside their icon.
 */
export function spotAt(pressed: Element, x: number, y: number): Spot | undefined {
  for (let element = pressed.closest(pressable); element; element = element.parentElement?.closest(pressable) ?? null) {
    const spots = spotsIn(element);
    const size = ({ range }: Spot) => range.toString().length;
    const [smallest] = spots.filter((spot) => isAt(spot, x, y)).sort((one, other) => size(one) - size(other));
    const spot = smallest ?? spots.find(({ source }) => 'file' in source) ?? spots[0];
    if (spot) return spot;
  }
  return undefined;
}

/**
 * Marks texts that carry no mark because they are values and not words, such as a phone number or a day, where exactly
 * one of the places has that text.
 */
export function markPlain(places: readonly ListedPlace[]): void {
  const byText = new Map<string, ListedPlace | undefined>();
  for (const place of places) byText.set(place.shown, byText.has(place.shown) ? undefined : place);
  for (const node of textsIn(document.body)) {
    const text = node.data.trim();
    const place = text.length > 1 ? byText.get(text) : undefined;
    if (!place || sourcesOf.has(node)) continue;
    const start = node.data.indexOf(text);
    const source = { file: place.file, path: place.path, length: text.length };
    remember(node, [{ source, start, end: start + text.length }]);
  }
}
