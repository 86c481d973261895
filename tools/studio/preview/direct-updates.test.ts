import { directUpdates } from './direct-updates';
import type { Emitter } from './doubtful-queries';

type Listener = Parameters<Emitter['on']>[1];

/** Gatsby's emitter: who listens to '*' hears everything. */
function emitterForTest() {
  const listeners = new Map<string, Listener[]>();
  const told: [string, object][] = [];
  return {
    told,
    on(event: string, listener: Listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
    emit(event: string, what: object) {
      told.push([event, what]);
      for (const each of [...(listeners.get(event) ?? []), ...(listeners.get('*') ?? [])])
        each(what as Parameters<Listener>[0]);
    },
  };
}

const file = '/site/.tmp/preview-data/faq.yaml';
const other = '/site/.tmp/preview-data/prices.yaml';
const emitter = () => {
  const made = emitterForTest();
  return { ...made, asked: () => made.told.filter(([event]) => event === 'WEBHOOK_RECEIVED').length };
};
/** Gatsby has read a file, and made an entry of its data. */
const takes = ({ emit }: ReturnType<typeof emitter>, absolutePath: string) => {
  emit('CREATE_NODE', { payload: { id: absolutePath, absolutePath, parent: null } });
  emit('CREATE_NODE', { payload: { id: `${absolutePath} data`, parent: absolutePath } });
};
/** A development server that has been ready for long. */
const ready = () => {
  const gatsby = emitter();
  const updates = directUpdates(gatsby);
  gatsby.emit('COMPILATION_DONE', {});
  jest.advanceTimersByTime(5000);
  return { gatsby, updates };
};
/** Says whether Gatsby may go on. */
async function goesOn(takenUp: Promise<void>) {
  let done = false;
  void takenUp.then(() => {
    done = true;
  });
  await jest.advanceTimersByTimeAsync(0);
  return done;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  delete process.env.GATSBY_EXPERIMENTAL_DISABLE_SCHEMA_REBUILD;
  jest.useRealTimers();
});

test('direct updates: when texts change, then Gatsby sources only them, and waits until it has the data of each', async () => {
  const { gatsby, updates } = ready();
  updates.begin([file, other]);
  expect(process.env.GATSBY_EXPERIMENTAL_DISABLE_SCHEMA_REBUILD).toBe('true');
  expect(gatsby.told.at(-1)).toEqual(['WEBHOOK_RECEIVED', { webhookBody: {}, pluginName: 'default-site-plugin' }]);
  const takenUp = updates.takenUp();
  takes(gatsby, other);
  takes(gatsby, '/site/.tmp/preview-data/pictures/boiler.jpg');
  gatsby.emit('CREATE_NODE', { payload: { id: file, absolutePath: file, parent: null } });
  expect(await goesOn(takenUp)).toBe(false);
  takes(gatsby, file);
  expect(await goesOn(takenUp)).toBe(true);
});

test('direct updates: when Gatsby does not hear of a file, then it goes on after a second', async () => {
  const { gatsby, updates } = ready();
  updates.begin([file]);
  const takenUp = updates.takenUp();
  jest.advanceTimersByTime(900);
  expect(await goesOn(takenUp)).toBe(false);
  jest.advanceTimersByTime(200);
  expect(await goesOn(takenUp)).toBe(true);
  jest.advanceTimersByTime(5000);
  updates.begin([file]);
  expect(gatsby.asked()).toBe(2);
  expect(await goesOn(updates.takenUp())).toBe(false);
});

test('direct updates: when no text changes, then Gatsby waits for nothing', async () => {
  const { updates } = ready();
  expect(await goesOn(updates.takenUp())).toBe(true);
});

test.each([
  ['has not yet made its scripts', () => undefined],
  ['has done something just now', ({ emit }: ReturnType<typeof emitter>) => emit('COMPILATION_DONE', {})],
])('direct updates: when Gatsby %s, then a change goes its usual way', async (_, happens) => {
  const gatsby = emitter();
  const updates = directUpdates(gatsby);
  jest.advanceTimersByTime(5000);
  happens(gatsby);
  jest.advanceTimersByTime(900);
  updates.begin([file]);
  expect(gatsby.asked()).toBe(0);
  expect(await goesOn(updates.takenUp())).toBe(true);
});

test('direct updates: when a second change comes before Gatsby has the first, then it goes its usual way', () => {
  const { gatsby, updates } = ready();
  updates.begin([file]);
  updates.begin([other]);
  expect(gatsby.asked()).toBe(1);
});
