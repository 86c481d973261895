import { compose, type Composition } from '../../step-drawings/compose';
import { parts } from '../../step-drawings/parts';
import { hatching, heated } from '../../step-drawings/shapes';
import { drawingColours, litColour } from '../../theme/drawing-colours';
import { tokens } from '../../theme/tokens';

const shapesOf: Readonly<Record<string, string>> = parts;
const colours: Readonly<Record<string, keyof typeof tokens>> = drawingColours;

/** Writes colours in place of their roles. Leaves figures out, whose typeface differs from machine to machine. */
const plain = (shapes: string) =>
  shapes
    .replace(/<text.*?<\/text>/g, '')
    .replaceAll(hatching, 'none')
    .replaceAll(heated, 'var(--hot)')
    .replace(/var\(--([\w-]+)\)/g, (_, role: string) => tokens[colours[role] ?? 'ink-900']);

const lit = (shapes: string, isLit: boolean) =>
  shapes.replace(/var\(--lit,(var\(--[\w-]+\))\)/g, isLit ? tokens[litColour] : '$1');

/** Returns a drawing as SVG for a program that knows no custom properties, without its labels. */
export const plainDrawing = (drawing: Composition): string =>
  `<g fill="none" fill-rule="evenodd" stroke="${tokens['ink-900']}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${plain(
    compose({ ...drawing, labels: [] }, (part, attributes) => {
      const isLit = attributes.includes('class="lit"');
      return `<g${attributes.replace(' class="lit"', '')}>${lit(shapesOf[part] ?? '', isLit)}</g>`;
    }),
  )}</g>`;

/** Picks a guide's drawing for its card: the first with a turning arrow, else the first with an arrow, else the first. */
export const tellingDrawing = (drawings: readonly Composition[]): Composition | undefined =>
  drawings.find(({ arrows }) => arrows?.some(({ kind }) => kind.startsWith('turn-'))) ??
  drawings.find(({ arrows }) => arrows !== undefined) ??
  drawings[0];
