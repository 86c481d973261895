import { boiler, steam } from '../questionnaire/drawings/shapes';
import type { Installation } from './installation';

// The home of an estimate, cut open: 400 wide and 250 high, the ground at 230. What was chosen is copper.

const ground = 230;
const right = 320;
const middle = 210;
const boilerTop = 162;
const flueHeight = 146;
const lefts = { small: 90, medium: 80, large: 50 };
/** Where the boiler stands, by the way to the outside wall. */
const boilers = { adjacent: 254, nearby: 204, far: 146 };
/** The top of the window and its height, by how near it is to the flue. */
const windows = { within30cm: [162, 44], moreThan30cm: [190, 30] } as const;

const pipe = (d: string) => `<path class="pipe" d="${d}"/>`;

const lit = (d: string) =>
  `<path d="${d}" stroke="#0E2229" stroke-width="17" stroke-linecap="butt"/>` +
  `<path class="lit" d="${d}" stroke-width="12" stroke-linecap="butt"/>`;

function home(left: number, eaves: number, isFlat: boolean): string {
  const floor = eaves < 100 ? `M${left} 130H${right}` : '';
  const roof = isFlat
    ? `M${left - 12} ${eaves}H${right + 12}`
    : `M${left - 16} ${eaves + 4}L${(left + right) / 2} ${eaves - 46} ${right + 16} ${eaves + 4}`;
  return (
    `<path class="w" d="M${left} ${ground}V${eaves}H${right}V${ground}"/>` +
    `<path class="l" d="${floor}M0 ${ground}H400"/><path class="l" stroke-width="6" d="${roof}"/>`
  );
}

function flueOf(installation: Installation, x: number, eaves: number): string {
  if (installation.flue === 'roof')
    return lit(`M${x} ${boilerTop + 2}V${eaves - (installation.roofType === 'flat' ? 20 : 58)}`);
  const [top, height] = windows[installation.window];
  const isNear = installation.window === 'within30cm';
  return (
    `<path class="b" d="M${right - 4} ${top}h8v${height}h-8z"/>` +
    lit(`M${x} ${boilerTop + 2}V${flueHeight + 8}q0-8 8-8H${right + 22}`) +
    steam(right + 32, flueHeight + 4) +
    (isNear ? `<path class="m" d="M${right + 12} ${flueHeight + 10}V${top + 6}m-5 0h10"/>` : '')
  );
}

/** Returns the SVG of the home with the boiler and the flue of an estimate. */
export function homeDrawing(installation: Installation): string {
  const { fuel, boilerType, propertySize } = installation;
  const left = lefts[propertySize];
  const eaves = propertySize === 'small' ? 130 : 64;
  const isFlat = installation.flue === 'roof' && installation.roofType === 'flat';
  const x = installation.flue === 'wall' ? boilers[installation.distance] : middle;
  const cylinder = { x: left + 14, y: propertySize === 'small' ? 168 : 74 };
  const parts = [home(left, eaves, isFlat)];
  if (boilerType === 'regular') {
    const tank = { x: (left + right) / 2 - 60, y: isFlat ? eaves + 6 : eaves - 22 };
    parts.push(
      pipe(`M${tank.x} ${tank.y + 12}H${cylinder.x + 20}V${cylinder.y}`),
      `<path class="b" d="M${tank.x} ${tank.y + 6}h52v14h-52z"/>`,
      `<path class="l lit-line" d="M${tank.x} ${tank.y}v20h52v-20"/>`,
    );
  }
  if (boilerType !== 'combi')
    parts.push(
      pipe(`M${x + 14} 226v10H${cylinder.x + 20}V${cylinder.y + 60}`),
      `<rect class="g lit-line" x="${cylinder.x}" y="${cylinder.y}" width="40" height="58" rx="12"/>`,
    );
  parts.push(
    fuel === 'lpg'
      ? pipe(`M20 220v20H${x + 46}V226`) +
          `<rect class="g lit-line" x="2" y="196" width="${left - 16}" height="30" rx="15"/>`
      : pipe(`M0 244H${x + 46}V226`),
    flueOf(installation, x + 30, eaves),
    boiler(x, boilerTop),
    `<rect class="m" x="${x}" y="${boilerTop}" width="60" height="64" rx="8"/>`,
  );
  return parts.join('');
}
