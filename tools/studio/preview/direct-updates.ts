import path from 'node:path';
import type { Emitter } from './doubtful-queries';

export interface DirectUpdates {
  /** Has Gatsby take up files that are about to be replaced, and nothing else, at once. Does nothing while it is at work. */
  begin(files: readonly string[]): void;
  /** Resolves once it has them. Gatsby's step `sourceNodes` waits for it. */
  takenUp(): Promise<void>;
}

/** Longer than Gatsby waits for further changes of files (500 ms), in which time it does nothing that can be seen. */
const quietMs = 1000;
/** Files whose change nobody hears of (missed-files.ts) must not hold up everything else. */
const mostMs = 1000;

/**
 * Saves Gatsby two waits after a change of texts. It waits half a second for further changes, and then makes its schema anew
 * from all entries, which takes as long again in a large site. So this tells it, as its address `/__refresh` does, to source
 * what has changed: that begins at once, and with the setting below the schema stays. It comes from `content/` alone, and no
 * text can alter it.
 *
 * Only when it has been silent for a second: otherwise Gatsby would drop changes that it still collects, and abandon a run of
 * queries. Silence is no proof: a text that is dropped in spite of it is found again (missed-files.ts), and an abandoned query is
 * asked again when its page is.
 */
export function directUpdates(emitter: Emitter): DirectUpdates {
  process.env.GATSBY_EXPERIMENTAL_DISABLE_SCHEMA_REBUILD = 'true';
  let compiled = false;
  let lastEvent = 0;
  let taken: Promise<void> | undefined;
  emitter.on('COMPILATION_DONE', () => {
    compiled = true;
  });
  emitter.on('*', () => {
    lastEvent = Date.now();
  });
  // The data of a file are an entry of their own, made after that of the file.
  const missing = new Set<string>();
  const ids = new Map<string, string>();
  let finish: () => void = () => undefined;
  emitter.on('CREATE_NODE', ({ payload: { absolutePath, id, parent } }) => {
    const file = absolutePath && path.resolve(absolutePath);
    if (file && missing.has(file)) ids.set(id, file);
    if (parent && missing.delete(ids.get(parent) ?? '') && missing.size === 0) finish();
  });
  return {
    begin(files) {
      if (!compiled || taken || Date.now() - lastEvent < quietMs) return;
      for (const file of files) missing.add(path.resolve(file));
      taken = new Promise((resolve) => {
        const timer = setTimeout(() => {
          finish();
        }, mostMs);
        finish = () => {
          clearTimeout(timer);
          missing.clear();
          ids.clear();
          taken = undefined;
          resolve();
        };
      });
      emitter.emit('WEBHOOK_RECEIVED', { webhookBody: {}, pluginName: 'default-site-plugin' });
    },
    async takenUp() {
      await taken;
    },
  };
}
