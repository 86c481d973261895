import { markedElements, type Spot, spotAt, spotsIn } from './marks';
import { linesOf } from './room';

/** What the studio does with presses on the page. */
export interface Pointing {
  /** Shows outlines and takes presses, or leaves the page as it is. */
  set(on: boolean): void;
  /** Makes new texts of a changed page reachable by keyboard. */
  refresh(): void;
  /** Holds back presses on texts without a mark until the places of the page have loaded. */
  waitFor(places: Promise<void>): void;
}

/** Elements that the keyboard reaches without help. */
const focusable = 'a, button, summary, input, select, textarea, [tabindex="0"]:not([data-studio-stop])';

/** What a press changes at once, so that it cannot be pressed again later. */
const fields = 'input, select, textarea, label';

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

/** Returns the element of the page that an event points at, or undefined for one in the studio itself. */
function targetOf(event: MouseEvent, host: Element): Element | undefined {
  const [target] = event.composedPath();
  return target instanceof Element && !event.composedPath().includes(host) ? target : undefined;
}

/** Returns the text of the page that an event with this target points at. */
function spotOf(event: MouseEvent, target: Element | undefined): Spot | undefined {
  if (!target) return undefined;
  // A press by keyboard has no position.
  return event.detail === 0 && event.type === 'click'
    ? (spotsIn(target).find(({ source }) => 'file' in source) ?? spotsIn(target)[0])
    : spotAt(target, event.clientX, event.clientY);
}

/** Lets staff press what comes from `data/`. A press with Ctrl or ⌘ reaches the page. */
export function createPointing(host: Element, outline: HTMLElement, press: (spot: Spot) => void): Pointing {
  let listening: AbortController | undefined;
  let waiting: Promise<void> | undefined;
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
        const target = event.ctrlKey || event.metaKey ? undefined : targetOf(event, host);
        const spot = spotOf(event, target);
        const places = spot || !target || target.closest(fields) ? undefined : waiting;
        if (!spot && !places) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (spot) press(spot);
        // The panel that opens moves the texts.
        draw(outline, undefined);
        void places?.then(() => {
          const late = spotOf(event, target);
          if (late) press(late);
          else target?.closest<HTMLElement>('a, button, summary')?.click();
        });
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
        draw(outline, spotOf(event, targetOf(event, host)));
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
    waitFor(places) {
      const own = places.then(() => {
        if (waiting === own) waiting = undefined;
      });
      waiting = own;
    },
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
