import { panelWidth } from '../styles';

/** Below this width the panel covers a part of the page. */
const narrow = 1000;

/** A rectangle in pixels of the window. */
interface Line {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Returns where the lines of a text are in the window. WebKit measures a zoomed page in the page's own pixels, but takes away
 * the scrolled distance in pixels of the window.
 */
export function linesOf(range: Range): Line[] {
  const width = (element: Element) => element.getBoundingClientRect().width;
  const scale = width(document.documentElement) / width(document.body);
  return [...range.getClientRects()].map(({ left, top, width: wide, height }) => ({
    left: (left + scrollX) * scale - scrollX,
    top: (top + scrollY) * scale - scrollY,
    width: wide * scale,
    height: height * scale,
  }));
}

/**
 * Makes the page smaller, so that the panel stands beside it. Zooming keeps the page's layout, which depends on the width
 * of the window. Returns a function that undoes it.
 */
export function makeRoom(): () => void {
  const { style } = document.documentElement;
  const fit = () => {
    const { innerWidth } = window;
    const isWide = innerWidth >= narrow;
    style.marginRight = isWide ? `${panelWidth}px` : '';
    const zoom = (innerWidth - panelWidth) / innerWidth;
    document.body.style.zoom = isWide ? String(zoom) : '';
    // Beside an open dialog of the page the studio stands inside the body, and keeps its size by this.
    document.body.style.setProperty('--studio-zoom', isWide ? String(1 / zoom) : '1');
  };
  fit();
  window.addEventListener('resize', fit);
  return () => {
    window.removeEventListener('resize', fit);
    style.marginRight = '';
    document.body.style.zoom = '';
    document.body.style.removeProperty('--studio-zoom');
  };
}
