import styled from 'styled-components';
import { compose, type Composition, letter, sheet } from '../../step-drawings/compose';
import { partsAddress } from '../../step-drawings/parts-file';
import { parts } from '../../step-drawings/parts';
import { drawingColours, litColour } from '../../theme/drawing-colours';
import { token } from '../../theme/tokens';

const roles = Object.entries(drawingColours)
  .map(([role, name]) => `--${role}:${token(name)};`)
  .join('');

const Sheet = styled.svg`
  ${roles}
  width: 100%;
  height: auto;
  background: ${token('mist-100')};
  border-radius: ${token('r-l')};
  fill: none;
  fill-rule: evenodd;
  stroke: var(--ink);
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
  font: 600 ${letter.size}px ${token('font-text')};
  text-anchor: middle;
  > g > text {
    fill: var(--ink);
    paint-order: stroke;
    stroke: var(--sheet);
    stroke-width: 5;
  }
  .lit {
    --lit: ${token(litColour)};
  }
  @media (forced-colors: active) {
    --ink: CanvasText;
    --paper: Canvas;
    --metal: Canvas;
    --cold: GrayText;
    --hot: Canvas;
    --hatch: CanvasText;
    --good: GrayText;
    --good-line: CanvasText;
    --sheet: Canvas;
    --act: Highlight;
    background: Canvas;
    border: 1px solid;
    .lit {
      --lit: Highlight;
    }
  }
  @media print {
    --sheet: ${token('enamel')};
    border: 0.5pt solid;
    > g > text {
      fill: #000;
    }
  }
`;

type Drawing = Composition & { alt: string };

/** Types a drawing that GraphQL returns. The check has validated the YAML. */
export const asDrawing = (drawing: Readonly<Record<string, unknown>>) => drawing as unknown as Drawing;

const isPart = (name: string): name is keyof typeof parts => name in parts;

/** Refers to a part in the file that all drawings share. */
const shared = (part: string, attributes: string) => `<use href="${partsAddress}#${part}"${attributes}/>`;
const inside = (part: string, attributes: string) => `<g${attributes}>${isPart(part) ? parts[part] : ''}</g>`;

/**
 * Draws a step as one image, whose text says what to do. Screen readers skip its labels and the digits in it, which would be
 * torn words between the heading and the paragraph; programs that translate pages find them. Its parts are set as
 * HTML, like the drawings of options, because each shape as an element of React would slow the build down.
 * @param inline true to draw the parts in the page itself, for what must be seen at once
 */
export const StepDrawing = ({ alt, inline, ...composition }: Drawing & { inline?: boolean }) => (
  <Sheet viewBox={`0 0 ${sheet.width} ${sheet.height}`} role="img" aria-label={alt}>
    <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: compose(composition, inline ? inside : shared) }} />
    {composition.labels && (
      <g aria-hidden="true">
        {composition.labels.map(({ text, at: [x = 0, y = 0] }) => (
          <text key={`${text} ${x} ${y}`} x={x} y={y + letter.size / 3}>
            {text}
          </text>
        ))}
      </g>
    )}
  </Sheet>
);

/** Shows a small drawing beside words that say the same: without labels and their lines, which would be too small to read. */
export const Thumbnail = ({ drawing }: { drawing: Readonly<Record<string, unknown>> }) => (
  <Sheet
    viewBox={`0 0 ${sheet.width} ${sheet.height}`}
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: compose({ ...asDrawing(drawing), labels: [] }, shared) }}
  />
);
