import { closeSync, openSync, readSync } from 'node:fs';
import path from 'node:path';

/** The part of Gatsby's store that is used here. */
export interface GatsbyStore {
  getState(): {
    pages: ReadonlyMap<string, unknown>;
    queries: { trackedQueries: ReadonlyMap<string, { dirty: number }> };
  };
}
interface Emitter {
  on(event: string, listener: (action: { payload: { page: string } }) => void): void;
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
 * Asks again for the data of pages whose query has failed. A query that runs while Gatsby replaces the entry that it asks
 * for finds nothing. Gatsby then keeps this result, and since a query that found nothing depends on nothing, no change
 * would ever replace it: the page stays empty, after a restart too.
 */
export function askFailedQueriesAgain(store: GatsbyStore, emitter: Emitter, project: string, afterMs = 300): void {
  const tries = new Map<string, number>();
  const markIfFailed = (page: string): boolean => {
    const query = store.getState().queries.trackedQueries.get(page);
    if (!query || !hasFailed(project, page)) return false;
    query.dirty ||= dirty;
    return true;
  };
  // Those of the last preview run when their page is visited.
  for (const page of store.getState().pages.keys()) markIfFailed(page);
  // Gatsby has written the data of a page.
  emitter.on('CLEAR_PENDING_PAGE_DATA_WRITE', ({ payload: { page } }) => {
    const failures = hasFailed(project, page) ? (tries.get(page) ?? 0) + 1 : 0;
    tries.set(page, failures);
    if (failures === 0 || failures > mostTries) return;
    setTimeout(() => {
      if (markIfFailed(page)) emitter.emit('QUERY_RUN_REQUESTED', { pagePath: page });
    }, afterMs * failures);
  });
}
