import { existsSync, readdirSync, rmSync, symlinkSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {
  type Found,
  keyHeader,
  type ListedPicture,
  type NewResult,
  type SaveResult,
  type Supposed,
  type Uploaded,
} from '../../../tools/studio/api';

import { runStudio } from './test-support/running-studio';

let studio: Awaited<ReturnType<typeof runStudio>>;
beforeAll(async () => {
  studio = await runStudio();
});
afterAll(async () => {
  await studio.end();
});

const list = async () => (await studio.ask<ListedPicture[]>('GET', 'pictures')).body;
const isThere = (name: string) => existsSync(path.join(studio.project, 'data/pictures', name));
const remove = (name: string) => studio.ask('POST', 'remove-picture', { body: { name } });
const used = 'gallery-boiler-service.jpg';

test('pictures: when they are asked for, then each has its size, the places that show it, and its words there', async () => {
  const picture = (await list()).find(({ name }) => name === used);
  expect(picture?.width).toBeGreaterThan(500);
  expect(picture?.bytes).toBeGreaterThan(1000);
  expect(picture?.uses[0]).toMatchObject({ file: 'gallery.yaml', page: '/gallery', words: expect.any(String) });
});

test('pictures: when the form of one is asked for, then it leads to its words and to what stays in view', async () => {
  const [, second] = (await studio.field('gallery.yaml', ['items'])).value as { picture: string }[];
  const at = (name: string) => ({ file: 'gallery.yaml', path: ['items', 1, name] });
  expect((await studio.field('gallery.yaml', ['items', 1, 'picture'])).beside).toEqual([
    at('pictureAlt'),
    at('pictureFocus'),
  ]);
  expect((await studio.field('gallery.yaml', ['items', 1, 'pictureFocus'])).picture).toBe(second?.picture);
  expect((await studio.field('company.yaml', ['owner', 'picture'])).beside).toHaveLength(1);
  expect((await studio.field('gallery.yaml', ['title'])).beside).toBeUndefined();
});

test.each(['101% 0%', '5 5', '50% 50%; background: url(//evil.example)', '50% 50%}', '-1% 0%', '050% 1%'])(
  'pictures: when %j is to stay in view, then it is refused',
  async (value) => {
    const { file } = place;
    const { version } = await studio.field(file, place.path);
    const change = { op: 'set', file, path: ['items', 1, 'pictureFocus'], value };
    const body = { changes: [change], versions: { [file]: version } };
    const { diagnostics = [] } = (await studio.ask<Supposed>('POST', 'save', { body })).body;
    expect(diagnostics[0]?.message).toContain('how far from the left and from the top');
  },
);

test('pictures: when a thumbnail is asked for, then it is small enough to list many of them', async () => {
  const { body } = await studio.ask<{ src: string }>('GET', `thumbnail?name=${used}`);
  expect(body.src).toMatch(/^data:image\/webp;base64,/);
  expect(body.src.length).toBeLessThan(30_000);
});

test('pictures: when a text names one, then it is not removed, and the place is said', async () => {
  const { status, body } = await remove(used);
  expect([status, body.error]).toEqual([400, expect.stringContaining('/gallery')]);
  expect(isThere(used)).toBe(true);
});

const upload = async (name: string) => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c66' } })
    .png()
    .toBuffer();
  return (await studio.ask<Uploaded>('POST', `picture?name=${name}`, { body: bytes })).body.name;
};
const place = { file: 'gallery.yaml', path: ['items', 1, 'picture'] };
const naming = async (value: unknown) => ({
  changes: [{ op: 'set', ...place, value }],
  versions: { [place.file]: (await studio.field(place.file, place.path)).version },
});
const save = async (value: unknown) =>
  (await studio.ask<SaveResult>('POST', 'save', { body: await naming(value) })).body;
const inPictures = () => readdirSync(path.join(studio.project, 'data/pictures')).sort();

test('pictures: when one is uploaded and nothing is saved, then data/ stays as it was, and the panel can show it', async () => {
  const before = inPictures();
  const name = await upload('never.png');
  expect(inPictures()).toEqual(before);
  expect((await studio.ask<{ src: string }>('GET', `thumbnail?name=${name}`)).body.src).toMatch(/^data:image/);
  const supposed = await studio.ask<Supposed>('POST', 'suppose', { body: await naming(name) });
  expect(supposed.body.diagnostics).toEqual([]);
  expect((await list()).map((picture) => picture.name)).not.toContain(name);
  expect(inPictures()).toEqual(before);
});

test('pictures: when a save names an uploaded one, then it is placed, and undo and redo take it with them', async () => {
  const before = inPictures();
  const name = await upload('staged.png');
  expect(await save(name)).toHaveProperty('saved');
  expect(inPictures()).toEqual([...before, name].sort());
  await studio.ask('POST', 'undo', { body: {} });
  expect(inPictures()).toEqual(before);
  await studio.ask('POST', 'redo', { body: {} });
  expect(inPictures()).toEqual([...before, name].sort());
  await studio.ask('POST', 'undo', { body: {} });
});

test('pictures: when a save with an uploaded one is refused, then nothing is placed', async () => {
  const before = inPictures();
  const name = await upload('refused.png');
  const body = await naming(name);
  body.changes.push({ op: 'set', file: place.file, path: ['items', 0, 'pictureAlt'], value: '' });
  expect((await studio.ask<SaveResult>('POST', 'save', { body })).body).toHaveProperty('diagnostics');
  const conflict = { ...(await naming(name)), versions: { [place.file]: 'old' } };
  expect((await studio.ask<SaveResult>('POST', 'save', { body: conflict })).body).toHaveProperty('conflict');
  expect(inPictures()).toEqual(before);
});

test('pictures: when a new entry names an uploaded one, then both are there', async () => {
  const name = await upload('entry.png');
  const value = { picture: name, pictureAlt: 'A red square', title: 'A square of ours', description: 'It is all red.' };
  const { body } = await studio.ask<NewResult>('POST', 'new', { body: { kind: 'galleryPicture', value } });
  expect(body).toHaveProperty('saved');
  expect(isThere(name)).toBe(true);
  await studio.ask('POST', 'undo', { body: {} });
  expect(isThere(name)).toBe(false);
});

test('pictures: when somebody else has placed one of the same name meanwhile, then theirs stays, and that is said', async () => {
  const name = await upload('same.png');
  const theirs = path.join(studio.project, 'data/pictures', name);
  writeFileSync(
    theirs,
    await sharp(path.join(studio.project, 'data/pictures', used))
      .resize(20)
      .png()
      .toBuffer(),
  );
  const reply = await studio.ask('POST', 'save', { body: await naming(name) });
  expect([reply.status, reply.body.error]).toEqual([400, expect.stringContaining('another picture')]);
  expect((await sharp(theirs).metadata()).width).toBe(20);
  rmSync(theirs);
});

test.each(['../../package.json', '../prices.yaml', 'placed/x.png', '.x.png.studio', '/etc/passwd'])(
  'pictures: when a save names %j, then nothing is placed',
  async (name) => {
    const before = inPictures();
    expect(await save(name)).toHaveProperty('diagnostics');
    expect(inPictures()).toEqual(before);
  },
);

test('pictures: when the place where they wait is a link to another folder, then nothing is read or written there', async () => {
  const waiting = path.join(studio.project, '.tmp/studio-pictures');
  const outside = `${studio.project}-outside`;
  rmSync(waiting, { recursive: true });
  mkdirSync(path.join(outside, 'placed'), { recursive: true });
  writeFileSync(path.join(outside, 'theirs.png'), 'secret');
  symlinkSync(outside, waiting);
  expect(
    (
      await studio.ask('POST', 'picture?name=a.png', {
        body: await sharp(path.join(studio.project, 'data/pictures', used))
          .png()
          .toBuffer(),
      })
    ).status,
  ).toBe(400);
  expect((await studio.ask('GET', 'thumbnail?name=theirs.png')).status).toBe(400);
  expect((await studio.ask('POST', 'save', { body: await naming('theirs.png') })).status).not.toBe(500);
  expect(isThere('theirs.png')).toBe(false);
  expect(readdirSync(outside).sort()).toEqual(['placed', 'theirs.png']);
  rmSync(outside, { recursive: true });
  rmSync(waiting);
  mkdirSync(waiting);
  symlinkSync(path.join(studio.project, 'data/prices.yaml'), path.join(waiting, 'link.png'));
  expect((await studio.ask('GET', 'thumbnail?name=link.png')).status).toBe(400);
  expect(await save('link.png')).toHaveProperty('diagnostics');
});

test('pictures: when no text names one, then it can be removed', async () => {
  const name = 'spare.png';
  await sharp(path.join(studio.project, 'data/pictures', used))
    .png()
    .toFile(path.join(studio.project, 'data/pictures', name));
  expect((await list()).find((picture) => picture.name === name)?.uses).toEqual([]);
  expect((await remove(name)).status).toBe(200);
  expect(isThere(name)).toBe(false);
});

test.each(['../prices.yaml', '../../package.json', '/etc/passwd', 'a\\b.png', 'no-such.png', '', '.'])(
  'pictures: when %j is to be removed or shown, then that is refused',
  async (name) => {
    expect((await remove(name)).status).toBe(400);
    expect((await studio.ask('GET', `thumbnail?${new URLSearchParams({ name }).toString()}`)).status).toBe(400);
    expect(studio.text('prices.yaml')).toContain('annualService');
  },
);

test('pictures: when a call has no key, then nothing is shown or removed', async () => {
  const headers = { [keyHeader]: 'wrong' };
  for (const call of ['pictures', `thumbnail?name=${used}`, 'search?words=boiler'])
    expect((await studio.ask('GET', call, { headers })).status).toBe(403);
  expect((await studio.ask('POST', 'remove-picture', { headers, body: { name: used } })).status).toBe(403);
  expect(isThere(used)).toBe(true);
});

test('search: when words are searched for, then texts of several pages are found, as they are read', async () => {
  const { body } = await studio.ask<Found>('GET', 'search?words=annual%20service');
  const pages = new Set(body.places.map(({ page }) => page));
  expect(pages.size).toBeGreaterThan(3);
  const read = await studio.ask<Found>('GET', 'search?words=book%20%C2%A350');
  expect(read.body.places).toContainEqual(expect.objectContaining({ page: '/', shown: 'Book a boiler service, £50' }));
});

test.each(['', 'a', 'x'.repeat(300)])('search: when the words are %j, then it is refused', async (words) => {
  expect((await studio.ask('GET', `search?${new URLSearchParams({ words }).toString()}`)).status).toBe(400);
});
