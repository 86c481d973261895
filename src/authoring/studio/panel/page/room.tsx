import { panelWidth } from '../styles';

/** Below this width the panel covers a part of the page. */
const narrow = 1000;

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
    document.body.style.zoom = isWide ? String((innerWidth - panelWidth) / innerWidth) : '';
  };
  fit();
  window.addEventListener('resize', fit);
  return () => {
    window.removeEventListener('resize', fit);
    style.marginRight = '';
    document.body.style.zoom = '';
  };
}
