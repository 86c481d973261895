import fs, { writeFileSync } from 'node:fs';
import path from 'node:path';
import type {
  FileText,
  LaunchList,
  NewForm,
  NewResult,
  PagePlaces,
  SaveResult,
  Session,
  Supposed,
} from '../../../tools/studio/api';
import { runStudio } from './test-support/running-studio';

let studio: Awaited<ReturnType<typeof runStudio>>;
beforeEach(async () => {
  studio = await runStudio();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await studio.end();
});
const save = (body: unknown) => studio.ask<SaveResult>('POST', 'save', { body });
const write = (file: string, text: string) => {
  writeFileSync(path.join(studio.project, 'data', file), text);
};

test('studio: when the price of the annual service is saved, then one line of one file changes', async () => {
  const before = studio.text('prices.yaml');
  const { body } = await save(await studio.price(55));
  expect(body).toMatchObject({ saved: { canUndo: true, canRedo: false } });
  expect('saved' in body && body.saved.pages).toContain('/services/boiler-servicing-surrey');
  expect(studio.text('prices.yaml')).toBe(before.replace(/^annualService: 50$/m, 'annualService: 55'));
});

test('studio: when a save is undone and repeated after a restart, then the file follows', async () => {
  const before = studio.text('prices.yaml');
  await save(await studio.price(55));
  await studio.restart();
  const { body } = await studio.ask<SaveResult>('POST', 'undo');
  expect(body).toMatchObject({ saved: { canUndo: false, canRedo: true } });
  expect(studio.text('prices.yaml')).toBe(before);
  expect((await studio.ask('POST', 'undo')).body.error).toBe('There is nothing to undo.');
  await studio.ask('POST', 'redo');
  expect(studio.text('prices.yaml')).toContain('annualService: 55');
});

test('studio: when a value is refused by the check, then nothing is written and the field is named', async () => {
  const before = studio.text('prices.yaml');
  const { body } = await save(await studio.price('fifty'));
  expect(body).toMatchObject({
    diagnostics: [{ file: 'data/prices.yaml', place: { file: 'prices.yaml', path: ['annualService'] } }],
  });
  expect(studio.text('prices.yaml')).toBe(before);
});

test('studio: when one of two files of a save has a mistake, then neither is written', async () => {
  const before = studio.text('prices.yaml');
  const { changes, versions } = await studio.price(55);
  const { version } = await studio.field('faq.yaml', ['title']);
  const { body } = await save({
    changes: [...changes, { op: 'set', file: 'faq.yaml', path: ['title'], value: '{prices.none}' }],
    versions: { ...versions, 'faq.yaml': version },
  });
  expect(body).toMatchObject({ diagnostics: [{ file: 'data/faq.yaml', place: { path: ['title'] } }] });
  expect(studio.text('prices.yaml')).toBe(before);
});

test('studio: when two tabs save the same file, then the second sees both versions and overwrites nothing', async () => {
  const [first, second] = [await studio.price(55), await studio.price(60)];
  await save(first);
  const { body } = await save(second);
  expect(body).toMatchObject({ conflict: { file: 'prices.yaml', theirs: studio.text('prices.yaml') } });
  if (!('conflict' in body)) return;
  expect(body.conflict.yours).toMatch(/^annualService: 60$/m);
  expect(body.conflict.differences).toEqual(['Annual service: 55 → 60']);
  expect(studio.text('prices.yaml')).toMatch(/^annualService: 55$/m);
  expect(await save({ ...second, versions: { 'prices.yaml': body.conflict.version } })).toMatchObject({
    body: { saved: {} },
  });
});

test('studio: when two saves arrive at once, then one of them is a conflict', async () => {
  const edits = [await studio.price(55), await studio.price(60)];
  const answers = await Promise.all(edits.map(save));
  expect(answers.map(({ body }) => Object.keys(body)[0]).sort()).toEqual(['conflict', 'saved']);
});

test('studio: when somebody has changed the saved value since, then undo is a conflict, and theirs stays', async () => {
  await save(await studio.price(55));
  write('prices.yaml', studio.text('prices.yaml').replace('55', '58'));
  expect((await studio.ask<SaveResult>('POST', 'undo')).body).toMatchObject({ conflict: { file: 'prices.yaml' } });
  expect(studio.text('prices.yaml')).toContain('58');
});

test('studio: when somebody has changed the same value since, then undo says so once and goes on to the save before', async () => {
  await save(await studio.price(55));
  const { version } = await studio.field('faq.yaml', ['title']);
  const title = { op: 'set', file: 'faq.yaml', path: ['title'], value: 'Mine' };
  await save({ changes: [title], versions: { 'faq.yaml': version } });
  write('faq.yaml', studio.text('faq.yaml').replace('title: Mine', 'title: Theirs'));
  expect((await studio.ask<SaveResult>('POST', 'undo')).body).toMatchObject({ conflict: { file: 'faq.yaml' } });
  expect((await studio.ask<SaveResult>('POST', 'undo')).body).toMatchObject({ saved: { canUndo: false } });
  expect(studio.text('prices.yaml')).toMatch(/^annualService: 50$/m);
  expect(studio.text('faq.yaml')).toContain('title: Theirs');
});

test('studio: when somebody has changed another place of the file, then undo keeps theirs, and so does redo', async () => {
  await save(await studio.price(55));
  write('prices.yaml', `${studio.text('prices.yaml')}# Their note\n`);
  await studio.ask<SaveResult>('POST', 'undo');
  expect(studio.text('prices.yaml')).toMatch(/^annualService: 50$[\s\S]*# Their note/m);
  await studio.ask<SaveResult>('POST', 'redo');
  expect(studio.text('prices.yaml')).toMatch(/^annualService: 55$[\s\S]*# Their note/m);
});

test('studio: when undoing would make a mistake, then it is named and nothing is written', async () => {
  const { version } = await studio.field('prices.yaml', []);
  const added = { op: 'set', file: 'prices.yaml', path: ['newPrice'], value: 12 };
  await save({ changes: [added], versions: { 'prices.yaml': version } });
  write('offer.yaml', studio.text('offer.yaml').replace('prices.annualService', 'prices.newPrice'));
  expect((await studio.ask<SaveResult>('POST', 'undo')).body).toMatchObject({
    diagnostics: [{ file: 'data/offer.yaml' }],
  });
  expect(studio.text('prices.yaml')).toContain('newPrice: 12');
});

test('studio: when a change is tried before saving, then the places that would change are listed', async () => {
  const { body } = await studio.ask<Supposed>('POST', 'suppose', { body: await studio.price(55) });
  expect(body.diagnostics).toEqual([]);
  const home = body.places.find(({ page }) => page === '/');
  expect(home?.texts).toContainEqual({ before: 'Book a boiler service, £50', after: 'Book a boiler service, £55' });
  expect(body.pages).toBe(body.places.filter(({ page }) => page.startsWith('/')).length);
  expect((await studio.ask<Supposed>('POST', 'suppose', { body: await studio.price('x') })).body).toMatchObject({
    diagnostics: [{}],
    places: [],
  });
});

test('studio: when a form asks for a field, then it gets its value, schema, facts and place', async () => {
  const price = await studio.field('prices.yaml', ['annualService']);
  expect(price).toMatchObject({
    label: 'Annual service',
    value: 50,
    fact: { names: ['prices.annualService', 'prices.annualService.number'] },
  });
  expect(price.fact?.pages).toBeGreaterThan(5);
  expect(price.facts).toContainEqual({
    name: 'prices.annualService',
    label: 'Annual service',
    text: '£50',
    place: { file: 'prices.yaml', path: ['annualService'] },
  });
  expect(price.pages).toContain('/faq');
  expect(await studio.field('pages/home.yaml', ['seo', 'title'])).toMatchObject({
    schema: { kind: 'line', maxLength: 220 },
    removable: false,
  });
  expect(await studio.field('faq.yaml', ['groups', 0, 'items', 1])).toMatchObject({
    removable: true,
    list: { index: 1, path: ['groups', 0, 'items'] },
  });
  expect(await studio.field('offer.yaml', ['endsOn'])).toMatchObject({
    removable: true,
    label: 'The last day of the offer',
  });
});

test('studio: when a file does not parse, then its text can be opened, corrected and saved', async () => {
  const good = studio.text('offer.yaml');
  write('offer.yaml', good.replace('label:', 'label: "'));
  expect((await studio.ask<Session>('GET', 'session')).body.diagnostics).toMatchObject([{ file: 'data/offer.yaml' }]);
  expect((await studio.field('offer.yaml', ['label'])) as unknown).toEqual({
    error:
      "There is a mistake in Offer, so that it cannot be read. Press 'Undo' if you have just changed it. Otherwise ask whoever looks after the website.",
  });
  expect((await save(await studio.price(55))).body).toMatchObject({ diagnostics: [{ file: 'data/offer.yaml' }] });
  const { body } = await studio.ask<FileText>('GET', 'text?file=offer.yaml');
  expect(body.diagnostics[0]?.line).toBeGreaterThan(0);
  const edit = { changes: [{ op: 'text', file: 'offer.yaml', text: good }], versions: { 'offer.yaml': body.version } };
  expect((await save(edit)).body).toMatchObject({ saved: {} });
  expect(studio.text('offer.yaml')).toBe(good);
});

test.each([
  ['ENOSPC', 'the disc of this computer is full'],
  ['EROFS', 'can only be read'],
  ['EACCES', 'no permission'],
])('studio: when writing fails with %s, then the answer says why and the file stays', async (code, words) => {
  const before = studio.text('prices.yaml');
  const edit = await studio.price(55);
  jest.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw Object.assign(new Error(code), { code });
  });
  const { status, body } = await save(edit);
  jest.restoreAllMocks();
  expect({ status, error: body.error }).toEqual({ status: 507, error: expect.stringContaining(words) });
  expect(studio.text('prices.yaml')).toBe(before);
  expect((await save(await studio.price(55))).body).toMatchObject({ saved: {} });
});

test('studio: when a save or an undo has worked, then the preview is told, and not of a refused save or a trial', async () => {
  const before = studio.saves();
  await save(await studio.price(-1));
  await studio.ask('POST', 'suppose', { body: await studio.price(57) });
  expect(studio.saves() - before).toBe(0);
  await save(await studio.price(57));
  await studio.ask('POST', 'undo', { body: {} });
  expect(studio.saves() - before).toBe(2);
});

test('studio: when a new question is filled in, then it stands at the end of its group', async () => {
  const { body: form } = await studio.ask<NewForm>('GET', 'new?kind=question');
  expect(
    (await studio.ask<NewResult>('POST', 'new', { body: { kind: 'question', value: form.value } })).body,
  ).toMatchObject({
    diagnostics: [{ place: { file: 'faq.yaml', path: ['groups', 0, 'items', 4, 'question'] } }, {}],
    at: { file: 'faq.yaml', path: ['groups', 0, 'items', 4] },
  });
  const value = { ...(form.value as object), question: 'Do you work on Sundays?', answer: 'No.' };
  const { body } = await studio.ask<NewResult>('POST', 'new', { body: { kind: 'question', value } });
  expect(body).toMatchObject({
    saved: {},
    created: { file: 'faq.yaml', page: '/faq', path: ['groups', 0, 'items', 4] },
  });
  expect(studio.text('faq.yaml')).toContain('- question: Do you work on Sundays?\n        answer: No.\n');
});

test('studio: when the panel opens, then it gets its script, the list of a page and the launch list', async () => {
  expect((await studio.ask<PagePlaces>('GET', 'page?path=/faq')).body.file).toBe('faq.yaml');
  const { items } = (await studio.ask<LaunchList>('GET', 'launch')).body;
  expect(items).toContainEqual(
    expect.objectContaining({
      group: 'Prices and details that are not real yet',
      place: { file: 'company.yaml', path: ['phones', 'office'] },
    }),
  );
  expect((await studio.ask('GET', 'app.js')).body).toEqual({ text: 'panel()' });
});
