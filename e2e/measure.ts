import type { Page } from '@playwright/test';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Functions that run in the page and measure its colours and positions. */
export interface Measure {
  /** Returns the contrast of two colours as `getComputedStyle` writes them. */
  contrast(one: string, other: string): number;
  /** Returns the colour behind an element's text: the background colours of the element and its ancestors, blended. */
  surface(element: Element): string;
  /** Returns the colour painted at a point of the window, or undefined for a picture, a film or a background image. */
  paintAt(x: number, y: number): string | undefined;
  /** Whether an element is visible and reachable. */
  isSeen(element: Element): boolean;
  /** Returns the name of an element for a message. */
  nameOf(element: Element): string;
}

declare global {
  interface Window {
    measure: Measure;
  }
}

function install() {
  const parse = (text: string): Colour => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    return [red, green, blue, alpha];
  };
  const write = ([red, green, blue, alpha]: Colour) => `rgba(${red}, ${green}, ${blue}, ${alpha})`;
  const over = (top: Colour, below: Colour): Colour => {
    const mix = (index: 0 | 1 | 2) => top[index] * top[3] + below[index] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const luminance = (colour: Colour) => {
    const [red = 0, green = 0, blue = 0] = colour
      .slice(0, 3)
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** Blends layers, given from the top down, on white. */
  const flatten = (layers: readonly string[]) =>
    write(layers.reduceRight((below: Colour, layer) => over(parse(layer), below), [255, 255, 255, 1]));
  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
  const isOnEdge = (element: Element, x: number, y: number) => {
    const { left, top } = element.getBoundingClientRect();
    const [across, down] = [x - left - element.clientLeft, y - top - element.clientTop];
    return across < 0 || down < 0 || across > element.clientWidth || down > element.clientHeight;
  };
  const measure: Measure = {
    contrast: (one, other) => {
      const [dark = 0, light = 0] = [one, other].map((text) => luminance(parse(text))).sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    },
    surface: (element) => flatten(ancestors(element).map((each) => getComputedStyle(each).backgroundColor)),
    paintAt: (x, y) => {
      const layers: string[] = [];
      for (const element of document.elementsFromPoint(x, y)) {
        const { backgroundColor, backgroundImage, fill, backgroundClip } = getComputedStyle(element);
        // With `padding-box` the background does not extend below the border.
        if (backgroundClip === 'padding-box' && isOnEdge(element, x, y)) continue;
        if (element.matches('img, video, canvas') || backgroundImage !== 'none') return undefined;
        const paint = element.matches('svg *') ? fill : backgroundColor;
        layers.push(paint === 'none' ? 'rgba(0, 0, 0, 0)' : paint);
        if (parse(paint)[3] === 1) break;
      }
      return flatten(layers);
    },
    isSeen: (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]'),
    nameOf: (element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`,
  };
  Object.assign(window, { measure });
}

/** Installs `window.measure` in a page, until its next load. */
export const withMeasure = (page: Page) => page.evaluate(install);
