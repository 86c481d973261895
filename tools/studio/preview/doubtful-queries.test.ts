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
  emitter.removeAllListeners();
  emitter.on('QUERY_RUN_REQUESTED', ({ pagePath }: { pagePath: string }) => asked.push(pagePath));
});
afterEach(() => {
  rmSync(project, { recursive: true });
  jest.useRealTimers();
});

const put = (data: object) => {
  mkdirSync(path.join(project, 'public/page-data/faq'), { recursive: true });
  writeFileSync(path.join(project, 'public/page-data/faq/page-data.json'), JSON.stringify({ path: '/faq', ...data }));
};
const begin = () => {
  const state = { queries: { trackedQueries: new Map([['/faq', query]]) } };
  repeatDoubtfulQueries({ getState: () => state }, emitter, project);
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
