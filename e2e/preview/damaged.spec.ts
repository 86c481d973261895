import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { anyDamage, damagedBytes } from '../../test/damaged-files';
import { mistakeFinder } from '../source/checked-data';
import { RunningEdit } from './running';

// A running Gatsby meets files as damaged copies, pastes and merges leave them. `DAMAGED=2000 npm test -- preview damaged` tries
// as many; SEED repeats a run.
const count = Number(process.env.DAMAGED ?? 20);
const seed = Number(process.env.SEED ?? Date.now() % 100_000);
const pages = ['/page-data/index/page-data.json', '/page-data/faq/page-data.json', '/legal'];

let edit: RunningEdit;
test.beforeAll(async () => {
  test.setTimeout(900_000);
  edit = new RunningEdit(8127);
  edit.start();
  await edit.isReady();
});
test.afterAll(async () => {
  edit.kill('SIGTERM');
  await edit.hasEnded();
});

/** Follows what the preview tells its pages, until it ends. Returns a function that gives the newest notice. */
async function followNotice(): Promise<() => string> {
  const { body } = await fetch(edit.at('/___preview'));
  let told = '';
  const hasEnded = body?.pipeThrough(new TextDecoderStream()).pipeTo(
    new WritableStream({
      write(part) {
        told += part;
      },
    }),
  );
  hasEnded?.catch(() => undefined);
  return () => {
    const last = told.slice(0, told.lastIndexOf('\n\n') + 1).split('data: ');
    return (JSON.parse(last.at(-1) || '{"notice":""}') as { notice: string }).notice;
  };
}

test('preview: when files are damaged at random, then Gatsby goes on, three addresses answer, and it heals', async () => {
  test.setTimeout(120_000 + count * 20_000);
  console.log(`SEED=${seed} DAMAGED=${count}`);
  const notice = await followNotice();
  const hasMistake = mistakeFinder(edit.copy);
  const names = readdirSync(edit.file(''), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  /** Replaces a file in one step, so that the preview never sees a half-written one. */
  const put = (name: string, bytes: Uint8Array) => {
    writeFileSync(`${edit.copy}/beside`, bytes);
    renameSync(`${edit.copy}/beside`, edit.file(name));
  };
  const wrongAnswers = async () => {
    const answers = await Promise.all(
      pages.map(async (page) => {
        const answer = await fetch(edit.at(page), { headers: { connection: 'close' } });
        const text = await answer.text();
        return answer.ok && !text.includes('"result":{"errors":[') ? '' : `${page} ${answer.status}`;
      }),
    );
    return answers.join('');
  };
  let mistaken = 0;
  let slowest = 0;
  for (const { file, damage } of fc.sample(anyDamage, { numRuns: count, seed })) {
    const name = names[file % names.length] ?? '';
    const good = readFileSync(edit.file(name));
    const message = `${name} ${JSON.stringify(damage)}`;
    put(name, damagedBytes(good, damage));
    const isMistake = hasMistake();
    const start = performance.now();
    if (isMistake) {
      mistaken += 1;
      await expect.poll(notice, { message, timeout: 20_000, intervals: [50] }).not.toBe('');
    }
    await expect.poll(wrongAnswers, { message, timeout: 20_000, intervals: [50] }).toBe('');
    put(name, good);
    await expect.poll(notice, { message, timeout: 20_000, intervals: [50] }).toBe('');
    await expect.poll(wrongAnswers, { message, timeout: 20_000, intervals: [50] }).toBe('');
    slowest = Math.max(slowest, performance.now() - start);
  }
  expect(mistaken).toBeGreaterThan(count / 4);
  console.log(
    `${mistaken} of ${count} were mistakes. The slowest of them took ${Math.round(slowest)} ms, with its mending.`,
  );
});
