import type { Page } from '@playwright/test';
import { withMeasure } from './measure';

/** Finds animations, transitions and smooth scrolling. Call it with reduced motion. */
export const motion = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...document.getAnimations().map(({ effect }) => {
      const { target } = (effect ?? {}) as KeyframeEffect;
      return `${target?.tagName ?? 'something'} is moving`;
    }),
    ...[...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after', '::backdrop'].flatMap((part) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element, part);
        const still =
          animationName === 'none' &&
          (part !== undefined || scrollBehavior === 'auto') &&
          transitionDuration.split(',').every((each) => parseFloat(each) <= 0.001);
        return still
          ? []
          : [`${element.tagName}${part ?? ''}: ${animationName} ${transitionDuration} ${scrollBehavior}`];
      }),
    ),
  ]);

/** Finds what has too little contrast in forced colours, on white or on black: text, the edges of controls, a chosen day, drawings. */
export async function lostInForcedColours(page: Page, part = 'body'): Promise<string[]> {
  await withMeasure(page);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    found.push(...(await page.evaluate(lost, [part, colorScheme] as const)));
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  return found;
}

function lost([part, scheme]: readonly [string, string]) {
  const { contrast, isSeen, nameOf, surface } = window.measure;
  const isPale = (colour: string, ground: string) => contrast(colour, ground) < 3;
  const isClear = (colour: string) => colour === 'none' || /^rgba.*, 0\)$/.test(colour);
  const all = [...document.querySelectorAll(`${part} *`)].filter(isSeen);
  const name = (what: string) => (element: Element) => `${nameOf(element)}: its ${what}, on ${scheme}`;

  const texts = all
    .filter((element) => !element.closest('svg') && !element.matches(':disabled, [aria-disabled="true"]'))
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
    .filter((element) => contrast(getComputedStyle(element).color, surface(element)) < 4.5);

  // Every control needs an edge. The browser draws radio buttons and sliders.
  const controls = '[data-look], input, select, textarea, .react-calendar__tile:enabled, [aria-pressed]';
  const edges = all
    .filter((element) => element.matches(controls))
    .filter((element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, appearance } = getComputedStyle(element);
      if (element.matches('[type="radio"], [type="range"]')) return appearance !== 'auto';
      const ground = surface(element.parentElement ?? element);
      return borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1 || isPale(borderTopColor, ground);
    });

  const chosen = all
    .filter((element) => element.matches('.react-calendar__tile.chosen'))
    .filter((day) => isPale(getComputedStyle(day).backgroundColor, surface(day.parentElement ?? day)));

  // At least one line or surface of a drawing must be visible. Skips drawings from other files, which cannot be read.
  const drawings = all
    .filter((element) => element.matches('svg') && !element.querySelector('use'))
    .filter((svg) => {
      const colours = [...svg.querySelectorAll(':not(g, defs, defs *)')].flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke];
      });
      const ground = surface(svg);
      return colours.every((colour) => isClear(colour) || isPale(colour, ground));
    })
    .map((svg) => svg.parentElement?.parentElement ?? svg);
  return [
    ...texts.map(name('words')),
    ...edges.map(name('edge')),
    ...chosen.map(name('choice')),
    ...drawings.map(name('drawing')),
  ];
}
