import { markedElements, type Spot, spotAt, spotsIn } from './marks';
import { linesOf } from './room';

/** What the studio does with presses on the page. */
export interface Pointing {
  /** Shows outlines and takes presses, or leaves the page as it is. */
  set(on: boolean): void;
  /** Makes new texts of a changed page reachable by keyboard. */
  refresh(): void;
}

/** Elements that the keyboard reaches without help. */
const focusable = 'a, button, summary, input, select, textarea, [tabindex="0"]:not([data-studio-stop])';

/** Draws an outline around each line of a text. */
function draw(outline: HTMLElement, spot: Spot | undefined) {
  outline.replaceChildren(
    ...(spot ? linesOf(spot.range) : []).map(({ left, top, width, height }) => {
      const box = document.createElement('div');
      Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
      return box;
    }),
  );
}

/** Returns the text that an event points at, unless it happened in the studio itself. */
function spotOf(event: MouseEvent, host: Element): Spot | undefined {
  const [target] = event.composedPath();
  if (event.composedPath().includes(host) || !(target instanceof Element)) return undefined;
  // A press by keyboard has no position.
  return event.detail === 0 && event.type === 'click'
    ? (spotsIn(target).find(({ source }) => 'file' in source) ?? spotsIn(target)[0])
    : spotAt(target, event.clientX, event.clientY);
}

/** Lets staff press what comes from `data/`. A press with Ctrl or ⌘ reaches the page. */
export function createPointing(host: Element, outline: HTMLElement, press: (spot: Spot) => void): Pointing {
  let listening: AbortController | undefined;
  const stops = () => document.querySelectorAll<HTMLElement>('[data-studio-stop]');
  const refresh = () => {
    if (!listening) return;
    for (const element of markedElements())
      if (element.dataset.studioStop === undefined && !element.closest(focusable)) {
        element.tabIndex = 0;
        element.dataset.studioStop = '';
      }
  };
  const listen = (signal: AbortSignal) => {
    const options = { capture: true, signal };
    window.addEventListener(
      'click',
      (event) => {
        const spot = event.ctrlKey || event.metaKey ? undefined : spotOf(event, host);
        if (!spot) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        press(spot);
      },
      options,
    );
    window.addEventListener(
      'keydown',
      (event) => {
        const { target } = event;
        if (event.key !== 'Enter' || !(target instanceof HTMLElement) || target.dataset.studioStop === undefined)
          return;
        const spot = spotsIn(target).find(({ source }) => 'file' in source) ?? spotsIn(target)[0];
        event.preventDefault();
        if (spot) press(spot);
      },
      options,
    );
    window.addEventListener(
      'pointermove',
      (event) => {
        draw(outline, spotOf(event, host));
      },
      options,
    );
    window.addEventListener(
      'focusin',
      ({ target }) => {
        draw(outline, target instanceof Element && target !== host ? spotsIn(target)[0] : undefined);
      },
      options,
    );
    window.addEventListener(
      'scroll',
      () => {
        draw(outline, undefined);
      },
      options,
    );
  };
  return {
    refresh,
    set(on) {
      listening?.abort();
      listening = on ? new AbortController() : undefined;
      draw(outline, undefined);
      for (const element of stops()) {
        element.removeAttribute('tabindex');
        delete element.dataset.studioStop;
      }
      if (listening) listen(listening.signal);
      refresh();
    },
  };
}
