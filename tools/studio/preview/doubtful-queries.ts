import { closeSync, openSync, readSync } from 'node:fs';
import path from 'node:path';

/** The part of Gatsby's store that is used here. */
export interface GatsbyStore {
  getState(): { queries: { trackedQueries: ReadonlyMap<string, { dirty: number }> } };
}
/** What an event tells: of a page, a query, or a node. Of a file's node also its path and the hash of its content. */
interface Payload {
  page: string;
  path: string;
  absolutePath?: string;
  internal?: { contentDigest: string };
}
type Listener = (action: { payload: Payload }) => void;
export interface Emitter {
  on(event: string, listener: Listener): void;
  emit(event: string, what: { pagePath: string }): void;
}

/** A query that fails for a reason of its own is not asked for ever. */
const mostTries = 3;

/** Any flag but 0 makes Gatsby run a query again. */
const dirty = 1;

/** Whether the data that a page gets are those of a query that failed. The errors stand before the data. */
function hasFailed(project: string, page: string): boolean {
  const name = page === '/' ? 'index' : page;
  const start = Buffer.alloc(1000);
  try {
    const file = openSync(path.join(project, 'public/page-data', name, 'page-data.json'), 'r');
    readSync(file, start);
    closeSync(file);
  } catch {
    return false;
  }
  return start.toString().includes('"result":{"errors":[');
}

/**
 * Asks again for the data of pages whose query met a change of `data/`. Gatsby forgets what a query depends on when it
 * begins, and calls its result the newest when it ends. So a change in between is lost: the page keeps the old price, or
 * prices of both, after a restart too. And a query that runs while Gatsby replaces the entry that it asks for fails, and
 * depends on nothing from then on.
 */
export function repeatDoubtfulQueries(store: GatsbyStore, emitter: Emitter, project: string, afterMs = 300): void {
  const queries = () => store.getState().queries.trackedQueries;
  const askAgain = (id: string, inMs: number) => {
    setTimeout(() => {
      const query = queries().get(id);
      if (!query) return;
      query.dirty ||= dirty;
      emitter.emit('QUERY_RUN_REQUESTED', { pagePath: id });
    }, inMs);
  };
  // What the last preview run left may be as doubtful. A query runs when its page is visited.
  for (const query of queries().values()) query.dirty ||= dirty;

  let changes = 0;
  const begun = new Map<string, number>();
  for (const event of ['CREATE_NODE', 'DELETE_NODE'])
    emitter.on(event, () => {
      changes += 1;
    });
  emitter.on('QUERY_START', ({ payload }) => {
    begun.set(payload.path, changes);
  });
  emitter.on('PAGE_QUERY_RUN', ({ payload }) => {
    if ((begun.get(payload.path) ?? changes) !== changes) askAgain(payload.path, afterMs);
  });

  const tries = new Map<string, number>();
  // Gatsby has written the data of a page.
  emitter.on('CLEAR_PENDING_PAGE_DATA_WRITE', ({ payload: { page } }) => {
    const failures = hasFailed(project, page) ? (tries.get(page) ?? 0) + 1 : 0;
    tries.set(page, failures);
    if (failures > 0 && failures <= mostTries) askAgain(page, afterMs * failures);
  });
}
