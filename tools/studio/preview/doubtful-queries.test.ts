import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repeatDoubtfulQueries } from './doubtful-queries';

const good = { result: { data: { faq: {} } } };
const bad = { result: { errors: [{ message: 'Cannot read properties of undefined' }], data: { faq: null } } };

let project: string;
const asked: string[] = [];
const emitter = new EventEmitter();
const query = { dirty: 0 };

beforeEach(() => {
  jest.useFakeTimers();
  project = mkdtempSync(path.join(tmpdir(), 'queries-'));
  query.dirty = 0;
  asked.length = 0;
  pending.clear();
  emitter.removeAllListeners();
  emitter.on('QUERY_RUN_REQUESTED', ({ pagePath }: { pagePath: string }) => asked.push(pagePath));
});
afterEach(() => {
  rmSync(project, { recursive: true });
  jest.useRealTimers();
});

const put = (data: object) => {
  mkdirSync(path.join(project, 'public/page-data/faq'), { recursive: true });
  const page = { path: '/faq', ...data, staticQueryHashes: ['1'], slicesMap: {} };
  writeFileSync(path.join(project, 'public/page-data/faq/page-data.json'), JSON.stringify(page));
};
const pending = new Set<string>();
const begin = () => {
  const state = {
    queries: { trackedQueries: new Map([['/faq', query]]) },
    pendingPageDataWrites: { pagePaths: pending },
  };
  const dispatch = ({ payload }: { payload: { path: string } }) => pending.add(payload.path);
  repeatDoubtfulQueries({ getState: () => state, dispatch }, emitter, project);
};
/** Gatsby writes data, and what was asked for has time to happen. */
const write = (data: object) => {
  put(data);
  query.dirty = 0;
  emitter.emit('CLEAR_PENDING_PAGE_DATA_WRITE', { payload: { page: '/faq' } });
  jest.advanceTimersByTime(2000);
};

test('doubtful queries: when a query has failed, then it is asked again', () => {
  begin();
  write(bad);
  expect(asked).toEqual(['/faq']);
  expect(query.dirty).not.toBe(0);
});

test('doubtful queries: when a query has worked, then it is not asked again', () => {
  begin();
  write(good);
  expect(asked).toEqual([]);
  expect(query.dirty).toBe(0);
});

test('doubtful queries: when a query keeps failing, then it is asked three times, and three more after it has worked', () => {
  begin();
  for (let time = 0; time < 5; time += 1) write(bad);
  expect(asked).toHaveLength(3);
  write(good);
  for (let time = 0; time < 5; time += 1) write(bad);
  expect(asked).toHaveLength(6);
});

test('doubtful queries: when a preview starts, then what a query answered before counts as out of date', () => {
  begin();
  expect(query.dirty).not.toBe(0);
});

const run = (meanwhile?: string) => {
  query.dirty = 0;
  emitter.emit('QUERY_START', { payload: { path: '/faq' } });
  if (meanwhile) emitter.emit(meanwhile, { payload: { id: 'x' } });
  emitter.emit('PAGE_QUERY_RUN', { payload: { path: '/faq' } });
  jest.advanceTimersByTime(2000);
};

test.each(['CREATE_NODE', 'DELETE_NODE'])(
  'doubtful queries: when an entry changes while a query runs (%s), then it is asked again',
  (change) => {
    begin();
    run();
    expect([asked, query.dirty]).toEqual([[], 0]);
    run(change);
    expect(asked).toEqual(['/faq']);
    expect(query.dirty).not.toBe(0);
    run();
    expect([asked.length, query.dirty]).toEqual([1, 0]);
  },
);

const newer = { result: { data: { faq: { title: 'New' } } } };
/** A query ends with a result. */
const ends = ({ result }: { result: object }) => {
  query.dirty = 0;
  const resultHash = createHash('sha1').update(JSON.stringify(result)).digest('hex');
  emitter.emit('PAGE_QUERY_RUN', { payload: { path: '/faq', resultHash } });
};
/** Gatsby writes the page, with whatever is in its file. */
const isWritten = () => {
  pending.clear();
  emitter.emit('CLEAR_PENDING_PAGE_DATA_WRITE', { payload: { page: '/faq' } });
  jest.advanceTimersByTime(2000);
};

test('doubtful queries: when a page was written with the result before the last, then it is written again', () => {
  begin();
  put(good);
  pending.add('/faq');
  ends(newer);
  isWritten();
  expect([[...pending], asked]).toEqual([['/faq'], ['/faq']]);
  put(newer);
  ends(newer);
  isWritten();
  expect([[...pending], asked]).toEqual([[], ['/faq']]);
});

test('doubtful queries: when a preview starts with a page that has an older result, then it is written again', () => {
  begin();
  put(good);
  ends(newer);
  jest.advanceTimersByTime(2000);
  expect([...pending]).toEqual(['/faq']);
});

test('doubtful queries: when a page still waits to be written, then its query is not asked again', () => {
  begin();
  put(good);
  pending.add('/faq');
  ends(newer);
  jest.advanceTimersByTime(2000);
  expect(asked).toEqual([]);
});

test('doubtful queries: when a page never gets its result, then its query is asked three times more, and no more', () => {
  begin();
  put(good);
  for (let time = 0; time < 5; time += 1) {
    ends(newer);
    isWritten();
  }
  expect(asked).toHaveLength(3);
});
