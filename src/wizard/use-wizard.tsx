import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { below } from '../theme/tokens';
import type { Definition } from './definition';
import { begin, type State, step, type WizardEvent } from './engine';
import { plainFragment, withTexts } from './fragment';
import { isSamePlace, type Place, placeIn, placeOf, revisit } from './place';
import { parse, serialise } from './stored';

/** What is on the screen. */
export interface Screen {
  readonly state: State;
  /** How often the visitor has come to another question or to the result; 0 is the page as it was loaded. */
  readonly turn: number;
  /** The end of the address (`plainFragment`) that opened this screen, until the visitor goes on. */
  readonly fragment?: string | undefined;
}

interface Options {
  definition: Definition;
  /** The name its answers have in the tab's session storage and its places in the browser's history. */
  name: string;
  /** What the end of an address (`plainFragment`) opens, if anything. */
  open?: (fragment: string) => State | undefined;
}

/** A step back that has not come by then is not going to come. */
const lostAfterMs = 1000;

/** Session storage refuses to be touched in some private modes; everything works without it. */
function inStorage<Result>(run: (storage: Storage) => Result): Result | undefined {
  try {
    return run(window.sessionStorage);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A questionnaire in a browser tab: its state, kept over a reload, and one history entry for each screen. */
function createStore({ definition, name, open }: Options) {
  const first: Screen = { state: begin(definition), turn: 0 };
  const listeners = new Set<() => void>();
  let screen = first;
  /** When the browser was asked to go back; it has not answered yet. */
  let returningSince = 0;

  function show(next: Screen) {
    screen = next;
    const isEmpty = Object.keys(next.state.answers).length === 0;
    inStorage((storage) => {
      if (isEmpty) storage.removeItem(name);
      else storage.setItem(name, serialise(next.state));
    });
    for (const listener of listeners) listener();
  }

  /** Where this history entry stands, and how many of ours lie behind it. */
  function entry(state: unknown = window.history.state): { place: Place | undefined; depth: number } {
    const own = isRecord(state) ? state[name] : undefined;
    if (!isRecord(own)) return { place: undefined, depth: 0 };
    return { place: placeIn(own.place), depth: typeof own.depth === 'number' ? own.depth : 0 };
  }

  function mark(how: 'pushState' | 'replaceState', depth: number, address?: string) {
    const others: unknown = window.history.state;
    const own = { place: placeOf(screen.state), depth };
    window.history[how]({ ...(isRecord(others) ? others : {}), [name]: own }, '', address);
  }

  function stored(): State | undefined {
    const text = inStorage((storage) => storage.getItem(name));
    return text ? parse(definition, text) : undefined;
  }

  function openFragment(): boolean {
    const fragment = plainFragment(window.location.hash);
    const opened = open?.(fragment);
    if (!opened) return false;
    const { answers } = stored() ?? screen.state;
    show({ state: withTexts(definition, opened, answers), turn: screen.turn + 1, fragment });
    // Without the fragment, a reload resumes what has been changed since.
    mark('replaceState', 0, window.location.pathname + window.location.search);
    return true;
  }

  function start() {
    if (openFragment()) return;
    const { place, depth } = entry();
    const state = stored();
    if (state) show({ state: place ? revisit(definition, state, place) : state, turn: 0 });
    mark('replaceState', depth);
  }

  function travel({ state }: PopStateEvent) {
    returningSince = 0;
    const { place, depth } = entry(state);
    if (!place) return;
    const next = revisit(definition, screen.state, place);
    if (next === screen.state) return;
    show({ state: next, turn: screen.turn + 1 });
    if (!isSamePlace(place, placeOf(next))) mark('replaceState', depth);
  }

  return {
    first: () => first,
    current: () => screen,
    subscribe(listener: () => void) {
      listeners.add(listener);
      start();
      window.addEventListener('popstate', travel);
      window.addEventListener('hashchange', openFragment);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('popstate', travel);
        window.removeEventListener('hashchange', openFragment);
      };
    },
    send(event: WizardEvent) {
      const { depth } = entry();
      if (event.kind === 'back' && depth > 0) {
        // The same way as the browser's own Back, so that the two never disagree; a second press waits for it. Not for
        // ever: Firefox and WebKit drop a step back that is asked for while another one, such as a dialog's, is under way.
        if (Date.now() - returningSince < lostAfterMs) return;
        returningSince = Date.now();
        window.history.back();
        return;
      }
      const { state: before, turn, fragment } = screen;
      const state = step(definition, before, event);
      if (state === before) return;
      const stays = isSamePlace(placeOf(before), placeOf(state));
      show(stays ? { state, turn, fragment } : { state, turn: turn + 1 });
      if (!stays) mark(event.kind === 'back' ? 'replaceState' : 'pushState', event.kind === 'back' ? 0 : depth + 1);
    },
  };
}

/** A questionnaire and the one way to change it. Its options are read once. */
export function useWizard(options: Options): [Screen, (event: WizardEvent) => void] {
  const [store] = useState(() => createStore(options));
  return [useSyncExternalStore(store.subscribe, store.current, store.first), store.send];
}

const isPhone = () => window.matchMedia(below.tablet.replace('@media ', '')).matches;

/** For the heading of a screen: it takes the focus, and comes into view, when the visitor arrives there. */
export function useArrival({ turn }: Screen) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (turn === 0) return;
    heading.current?.focus({ preventScroll: true });
    // A question begins with its progress at the top, wherever the one before it was left: on a phone always, so that
    // each stands where the last one stood, with all of its options on the screen.
    const section = heading.current?.closest('section');
    const top = section?.getBoundingClientRect().top ?? 0;
    const isLow = top > (isPhone() ? 0 : window.innerHeight / 2);
    if (top < 0 || isLow) section?.scrollIntoView({ block: 'start' });
  }, [turn]);
  return heading;
}
