import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { inStorage } from '../../../tools/shared/storage';
import { createStore } from '../../../tools/shared/store';
import { below } from '../../theme/tokens';
import type { Definition } from '../engine/definition';
import { begin, type State, step, type QuestionnaireEvent } from '../engine/engine';
import { plainFragment, withTexts } from './url-fragment';
import { isSamePlace, type Place, placeIn, placeOf, revisit } from './history-entry';
import { parse, serialise } from './session-state';
import { isRecord } from '../../../tools/shared/json';

/** The screen of a questionnaire. */
export interface Screen {
  readonly state: State;
  /** How many times the screen has changed since the page was loaded. */
  readonly turn: number;
  /** The fragment (`plainFragment`) that opened this screen, until the visitor continues. */
  readonly fragment?: string | undefined;
}

interface Options {
  definition: Definition;
  /** The key of its answers in session storage and of its screens in the browser's history. */
  name: string;
  /** Returns the state that a fragment (`plainFragment`) opens, or undefined. */
  open?: (fragment: string) => State | undefined;
}

/** How long to wait for a step back that the browser may have dropped. */
const lostAfterMs = 1000;

/** Manages a questionnaire in a tab: a state that survives a reload, and one history entry for each screen. */
function createSession({ definition, name, open }: Options) {
  const first: Screen = { state: begin(definition), turn: 0 };
  const screen = createStore(first);
  /** The time of a pending `history.back()`. */
  let returningSince = 0;

  function show(next: Screen) {
    const isEmpty = Object.keys(next.state.answers).length === 0;
    inStorage((storage) => {
      if (isEmpty) storage.removeItem(name);
      else storage.setItem(name, serialise(next.state));
    });
    screen.set(next);
  }

  /** The screen of this history entry, and how many entries of this questionnaire precede it. */
  function entry(state: unknown = window.history.state): { place: Place | undefined; depth: number } {
    const own = isRecord(state) ? state[name] : undefined;
    if (!isRecord(own)) return { place: undefined, depth: 0 };
    return { place: placeIn(own.place), depth: typeof own.depth === 'number' ? own.depth : 0 };
  }

  function mark(how: 'pushState' | 'replaceState', depth: number, address?: string) {
    const others: unknown = window.history.state;
    const own = { place: placeOf(screen.get().state), depth };
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
    const { state, turn } = screen.get();
    const { answers } = stored() ?? state;
    show({ state: withTexts(definition, opened, answers), turn: turn + 1, fragment });
    // Removes the fragment, so that a reload resumes the current state and not the shared one.
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
    const { state: before, turn } = screen.get();
    const next = revisit(definition, before, place);
    if (next === before) return;
    show({ state: next, turn: turn + 1 });
    if (!isSamePlace(place, placeOf(next))) mark('replaceState', depth);
  }

  return {
    first: () => first,
    current: screen.get,
    subscribe(listener: () => void) {
      const unsubscribe = screen.subscribe(listener);
      start();
      window.addEventListener('popstate', travel);
      window.addEventListener('hashchange', openFragment);
      return () => {
        unsubscribe();
        window.removeEventListener('popstate', travel);
        window.removeEventListener('hashchange', openFragment);
      };
    },
    send(event: QuestionnaireEvent) {
      const { depth } = entry();
      if (event.kind === 'back' && depth > 0) {
        // Goes back through the browser's history, so that this button and the browser's Back always agree. Ignores a
        // second press meanwhile, but only for a time: Firefox and WebKit drop a step back during another one, such as
        // a dialog's.
        if (Date.now() - returningSince < lostAfterMs) return;
        returningSince = Date.now();
        window.history.back();
        return;
      }
      const { state: before, turn, fragment } = screen.get();
      const state = step(definition, before, event);
      if (state === before) return;
      const stays = isSamePlace(placeOf(before), placeOf(state));
      show(stays ? { state, turn, fragment } : { state, turn: turn + 1 });
      if (!stays) mark(event.kind === 'back' ? 'replaceState' : 'pushState', event.kind === 'back' ? 0 : depth + 1);
    },
  };
}

/** Returns a questionnaire and the only function that changes it. Reads its options once. */
export function useQuestionnaire(options: Options): [Screen, (event: QuestionnaireEvent) => void] {
  const [session] = useState(() => createSession(options));
  return [useSyncExternalStore(session.subscribe, session.current, session.first), session.send];
}

const isPhone = () => window.matchMedia(below.tablet.replace('@media ', '')).matches;

/** Long enough for a screen reader to hear of two moves of the focus, in milliseconds. */
const secondMoveMs = 100;

/**
 * Returns the ref for the heading of a screen. Focuses it and scrolls it into view when the screen changes. The heading of the
 * result gets the focus by way of its section: it stands where the focused text box was, and Orca with Firefox takes it
 * for the same focus, says nothing of it, and stays in the mode for typing, in which arrow keys do not read.
 */
export function useArrival({ turn, state }: Screen) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = state.kind === 'done';
  useEffect(() => {
    const section = heading.current?.closest('section');
    if (turn === 0 || !section) return undefined;
    const arrive = () => heading.current?.focus({ preventScroll: true });
    if (!isDone) arrive();
    else {
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    }
    const timer = window.setTimeout(() => {
      if (document.activeElement === section) arrive();
      section.removeAttribute('tabindex');
    }, secondMoveMs);
    // Scrolls the progress to the top, on a phone always, so that each question is in the same place as the last one,
    // with all of its options on the screen.
    const { top } = section.getBoundingClientRect();
    const isLow = top > (isPhone() ? 0 : window.innerHeight / 2);
    if (top < 0 || isLow) section.scrollIntoView({ block: 'start' });
    return () => {
      window.clearTimeout(timer);
    };
  }, [turn, isDone]);
  return heading;
}
