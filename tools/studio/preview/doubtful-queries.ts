import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';

/** The part of Gatsby's store that is used here. */
export interface GatsbyStore {
  getState(): {
    queries: { trackedQueries: ReadonlyMap<string, { dirty: number }> };
    pendingPageDataWrites: { pagePaths: ReadonlySet<string> };
  };
  dispatch(action: { type: 'ADD_PENDING_PAGE_DATA_WRITE'; payload: { path: string } }): void;
}
/**
 * What an event tells: of a page, a query, or a node. Of a query's end also the hash of its result, of a file's node also its
 * path and the hash of its content.
 */
interface Payload {
  page: string;
  path: string;
  resultHash?: string;
  id: string;
  parent?: string | null;
  absolutePath?: string;
  internal?: { contentDigest: string };
}
type Listener = (action: { payload: Payload }) => void;
export interface Emitter {
  on(event: string, listener: Listener): void;
  emit(event: string, what: object): void;
}

/** A query that fails for a reason of its own, or data that never become right, are not asked for ever. */
const mostTries = 3;

/** Any flag but 0 makes Gatsby run a query again. */
const dirty = 1;

const dataFile = (project: string, page: string) =>
  path.join(project, 'public/page-data', page === '/' ? 'index' : page, 'page-data.json');

/** Whether the data that a page gets are those of a query that failed. The errors stand before the data. */
function hasFailed(project: string, page: string): boolean {
  const start = Buffer.alloc(1000);
  try {
    const file = openSync(dataFile(project, page), 'r');
    readSync(file, start);
    closeSync(file);
  } catch {
    return false;
  }
  return start.toString().includes('"result":{"errors":[');
}

/** Returns the hash of the result that a page gets, as Gatsby makes it of a query's result. */
function hashOfWritten(project: string, page: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(dataFile(project, page), 'utf8');
  } catch {
    return undefined;
  }
  const start = '"result":';
  const result = text.slice(text.indexOf(start) + start.length, text.lastIndexOf(',"staticQueryHashes":'));
  return createHash('sha1').update(result).digest('hex');
}

/**
 * Asks again for the data of pages whose query met a change of `data/`. Gatsby forgets what a query depends on when it
 * begins, and calls its result the newest when it ends. So a change in between is lost: the page keeps the old price, or
 * prices of both, after a restart too. And a query that runs while Gatsby replaces the entry that it asks for fails, and
 * depends on nothing from then on.
 *
 * Writes such data again, too: Gatsby stores a result, and later reads it to write the page. When the results of one run
 * are read while those of the next are being stored, the page gets the earlier one; and as the next run has nothing new to
 * store, the page keeps that.
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
  const results = new Map<string, { hash: string; tries: number }>();
  const writeAgain = (page: string) => {
    const result = results.get(page);
    if (!result || result.tries >= mostTries || store.getState().pendingPageDataWrites.pagePaths.has(page)) return;
    const written = hashOfWritten(project, page);
    if (written === undefined || written === result.hash) return;
    result.tries += 1;
    store.dispatch({ type: 'ADD_PENDING_PAGE_DATA_WRITE', payload: { path: page } });
    // Gatsby writes what is pending after it has run a query.
    askAgain(page, 0);
  };
  const checkSoon = (page: string) => {
    setTimeout(writeAgain, afterMs, page);
  };

  emitter.on('PAGE_QUERY_RUN', ({ payload: { path: id, resultHash: hash } }) => {
    if ((begun.get(id) ?? changes) !== changes) askAgain(id, afterMs);
    if (hash !== undefined && hash !== results.get(id)?.hash) results.set(id, { hash, tries: 0 });
    checkSoon(id);
  });

  const tries = new Map<string, number>();
  // Gatsby has written the data of a page.
  emitter.on('CLEAR_PENDING_PAGE_DATA_WRITE', ({ payload: { page } }) => {
    const failures = hasFailed(project, page) ? (tries.get(page) ?? 0) + 1 : 0;
    tries.set(page, failures);
    if (failures > 0 && failures <= mostTries) askAgain(page, afterMs * failures);
    checkSoon(page);
  });
}
