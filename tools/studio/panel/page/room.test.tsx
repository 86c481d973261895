/** @jest-environment jsdom */
import { linesOf } from './room';

it.each([
  ['in its own pixels, as in WebKit', 1280, { left: 105, top: 175.625, width: 65.625, height: 21 }],
  ['in those of the window', 840, { left: 160, top: 320, width: 100, height: 32 }],
])('room: when a browser measures the zoomed page %s, then lines are where the window shows them', (_, body, line) => {
  const width = (element: Element, pixels: number) =>
    jest.spyOn(element, 'getBoundingClientRect').mockReturnValue({ width: pixels } as DOMRect);
  width(document.documentElement, 840);
  width(document.body, body);
  jest.replaceProperty(window, 'scrollY', 100);
  const range = document.createRange();
  range.getClientRects = () => [{ left: 160, top: 320, width: 100, height: 32 }] as unknown as DOMRectList;
  expect(linesOf(range)).toEqual([line]);
});
