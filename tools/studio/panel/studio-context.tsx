import { createContext, useContext, useEffect, useState } from 'react';
import type { Edit, SaveResult } from '../api';
import {
  afterSave,
  type Draft,
  type Drafts,
  unsavedViews,
  type View,
  viewKey,
  withTyped,
  without,
} from './drafts/drafts';
import { mistakesInWords } from './mistakes';
import { server } from './server';
import { words } from './words';

/** What the parts of the panel share. */
interface Shared {
  open(view: View): void;
  /** Says something in the panel's status message. */
  say(text: string, isError?: boolean): void;
  /** Goes up whenever files may have changed, as by a save. Whatever was loaded before is out of date. */
  revision: number;
  /** Tells that files have changed, and what can be undone now if this was the studio's doing. */
  saved(can?: { canUndo: boolean; canRedo: boolean }): void;
  drafts: Drafts;
  setDrafts(change: (drafts: Drafts) => Drafts): void;
  /** Whether a call that writes is under way. Its buttons do nothing then. */
  busy: boolean;
  /** Makes a call that writes, unless another one is under way. Says in the status message why it failed. */
  run(call: () => Promise<void>): void;
}

export const StudioContext = createContext<Shared>({
  open: () => undefined,
  say: () => undefined,
  revision: 0,
  saved: () => undefined,
  drafts: {},
  setDrafts: () => undefined,
  busy: false,
  run: () => undefined,
});
export const useStudio = () => useContext(StudioContext);

/** Returns a function that saves, and says in the status message how it went. */
export function usePerform() {
  const { run, saved, say } = useStudio();
  return (call: () => Promise<SaveResult>, done: string, stays = words.conflict) => {
    run(async () => {
      const result = await call();
      if ('saved' in result) {
        saved(result.saved);
        say(done);
      } else if ('diagnostics' in result) say(mistakesInWords(result.diagnostics), true);
      else {
        // The server skips a change that somebody else has written over, so there may be nothing left to undo: ask it again.
        saved();
        say(stays(result.conflict.file), true);
      }
    });
  };
}

/** What was typed in a view, and what changes that. */
export function useDrafts(of: View) {
  const { drafts, setDrafts } = useStudio();
  const view = viewKey(of);
  return {
    drafts: drafts[view],
    isUnsaved: unsavedViews(drafts).includes(view),
    keep: (field: Draft['field'], value: unknown) => {
      setDrafts((all) => withTyped(all, view, field, value));
    },
    drop: (drops?: (draft: Draft) => boolean) => {
      setDrafts((all) => without(all, view, drops));
    },
    settle: (sent: readonly Draft[], edit: Edit, versions: Record<string, string>) => {
      setDrafts((all) => afterSave(all, view, sent, edit, versions));
    },
  };
}

/** Loads something from the server, again after each save. Says in the status message why it cannot. */
export function useLoaded<Value>(load: () => Promise<Value>, key: string): Value | undefined {
  const { say, revision } = useStudio();
  const [state, setState] = useState<{ key: string; value: Value }>();
  useEffect(() => {
    let current = true;
    load().then(
      (value) => {
        if (current) setState({ key, value });
      },
      (error: unknown) => {
        if (current) say((error as Error).message, true);
      },
    );
    return () => {
      current = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` names what is loaded
  }, [key, revision]);
  return state?.key === key ? state.value : undefined;
}

/** Returns the titles of pages by their addresses, once they are loaded. A list without them shows the addresses. */
export const usePageTitles = () =>
  useLoaded(
    () =>
      server.choices().then(
        ({ pageTitles }) => pageTitles,
        () => undefined,
      ),
    'titles',
  );
