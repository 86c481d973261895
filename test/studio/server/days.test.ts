import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Field, SaveResult } from '../../../tools/studio/api';
import { changesBetween } from '../../../tools/studio/documents/value-changes';
import { pressed, taken } from '../../../tools/studio/panel/field/days';
import { addDays, today } from '../../../src/domain/london-day';
import { runStudio } from './test-support/running-studio';

let studio: Awaited<ReturnType<typeof runStudio>>;
beforeEach(async () => {
  studio = await runStudio();
});
afterEach(async () => {
  await studio.end();
});

const file = 'appointments.yaml';
const fieldAt = async (name: string) =>
  (await studio.ask<Field>('GET', `field?file=${file}&path=${encodeURIComponent(JSON.stringify([name]))}`)).body;
async function save(field: Field, list: unknown[]) {
  const { value, version } = field;
  const body = { changes: changesBetween(value, list, field), versions: { [file]: version } };
  return (await studio.ask<SaveResult>('POST', 'save', { body })).body;
}

it('studio: when half-days are marked as full and days that are over removed, then undo brings each back', async () => {
  const before = studio.text(file).replace(/^full: .*$/m, 'full: []');
  writeFileSync(path.join(studio.project, 'data', file), before);
  const first = await fieldAt('full');
  const { calendar } = first.days ?? {};
  if (!calendar) throw new Error('no calendar');
  const passed = addDays(today(new Date()), -1);
  const open = calendar.days.filter(({ closed }) => !closed).slice(0, 2);
  const [one = '', other = ''] = open.map(({ day }) => day);
  const marked = pressed(pressed([{ day: passed }], calendar, one, 'am'), calendar, other, 'pm');
  expect(await save(first, marked)).toMatchObject({ saved: { canUndo: true } });
  const busy = studio.text(file);

  const second = await fieldAt('full');
  expect(second.value).toEqual([{ day: passed }, { day: one, slot: 'am' }, { day: other, slot: 'pm' }]);
  const [offer] = second.days?.offers ?? [];
  if (!offer) throw new Error('nothing is over');
  expect(await save(second, taken(marked, offer))).toMatchObject({ saved: { canUndo: true } });
  expect(studio.text(file).split('\n')).toEqual(busy.split('\n').filter((line) => !line.includes(passed)));

  await studio.ask('POST', 'undo', { body: {} });
  expect(studio.text(file)).toBe(busy);
  await studio.ask('POST', 'undo', { body: {} });
  expect(studio.text(file)).toBe(before);
});

it('studio: when the bank holidays of a year are proposed, then one press and a save add them, and they are no longer proposed', async () => {
  const field = await fieldAt('closedDates');
  const offer = field.days?.offers.find(({ label }) => label.startsWith('Add the bank holidays of '));
  if (!offer) throw new Error('no bank holidays are missing');
  const list = taken(field.value as string[], offer);
  expect(await save(field, list)).toMatchObject({ saved: { canUndo: true } });
  expect((await fieldAt('closedDates')).value).toEqual([...(field.value as string[]), ...offer.add].sort());
  expect((await fieldAt('closedDates')).days?.offers.map(({ label }) => label)).not.toContain(offer.label);
});
