import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type Found, keyHeader, type ListedPicture, type Uploaded } from '../../../tools/studio/api';

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

test('pictures: when no text names one, then it can be removed', async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c66' } })
    .png()
    .toBuffer();
  const { name } = (await studio.ask<Uploaded>('POST', 'picture?name=spare.png', { body: bytes })).body;
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

test('search: when words are searched for, then texts of all pages are found, as they are read', async () => {
  const { body } = await studio.ask<Found>('GET', 'search?words=annual%20service');
  const pages = new Set(body.places.map(({ page }) => page));
  expect(pages.size).toBeGreaterThan(3);
  const read = await studio.ask<Found>('GET', 'search?words=book%20%C2%A350');
  expect(read.body.places).toContainEqual(expect.objectContaining({ page: '/', shown: 'Book a boiler service, £50' }));
});

test.each(['', 'a', 'x'.repeat(300)])('search: when the words are %j, then it is refused', async (words) => {
  expect((await studio.ask('GET', `search?${new URLSearchParams({ words }).toString()}`)).status).toBe(400);
});
