/** @jest-environment node */
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { site } from '../../../content/site';
import { readData } from '../../../tools/yaml';
import { getNewest, newsOf } from '../../../tools/studio/send/newest';
import { repositoryOfTests } from './test-support/repository';

const { project, file, run, change, price, text, addRemote, elsewhere, send, changesNow } = repositoryOfTests();

const read = () => ({ ...readData(project(), site), site });
const news = () => newsOf(project(), read());
const get = () => getNewest(project(), read);
const merge = (branch: string) => [
  ['merge', '--squash', `origin/${branch}`],
  ['commit', '--message', 'Merged'],
  ['push', 'origin', 'main'],
];
const colleague = (...edits: string[][]) => {
  elsewhere(
    ...edits.map((edit) => ['edit', ...edit]),
    ['commit', '--all', '--message', 'Theirs'],
    ['push', 'origin', 'main'],
  );
};
const theirTitle = ['data/faq.yaml', 'title: ', 'title: Newer '];
// The test's repository has only a few files of `data/`. The check would report the others as missing, so it is left out.
jest.mock('../../../tools/studio/saving/suppose', () => ({
  ...jest.requireActual<object>('../../../tools/studio/saving/suppose'),
  mistakesIn: jest.fn(() => []),
}));
const { mistakesIn } = jest.requireMock<{ mistakesIn: jest.Mock }>('../../../tools/studio/saving/suppose');

test('newest: when a colleague has changed another file, then that is told first, and getting it keeps both changes', async () => {
  addRemote();
  price(50, 55);
  expect(await news()).toMatchObject({ isOld: false, brings: [], sent: [] });
  colleague(theirTitle);
  expect(await news()).toMatchObject({ isOld: true, others: false, clashes: [], brings: [{ file: 'faq.yaml' }] });
  expect(text('data/faq.yaml')).not.toContain('Newer');

  expect((await get()).words).toMatch(/You now have the newest version\. Your own changes/);
  expect(text('data/faq.yaml')).toContain('Newer');
  expect(run('status', '--short')).toBe('M data/prices.yaml');
  expect(run('rev-parse', 'HEAD')).toBe(run('rev-parse', 'origin/main'));
  expect((await changesNow()).sentences.map(({ sentence }) => sentence)).toEqual(['Annual service: 50 → 55']);
  expect(await news()).toMatchObject({ isOld: false });
  expect((await get()).words).toBe('You have the newest version.');
});

test('newest: when both have changed the same line, then the file is named first, and getting it changes nothing', async () => {
  addRemote();
  price(50, 55);
  colleague(['data/prices.yaml', '\nannualService: 50', '\nannualService: 60']);
  const head = run('rev-parse', 'HEAD');
  expect(await news()).toMatchObject({ isOld: true, clashes: ['data/prices.yaml'] });
  await expect(get()).rejects.toThrow('the same texts in Prices');
  expect([run('rev-parse', 'HEAD'), run('status', '--short')]).toEqual([head, 'M data/prices.yaml']);
  expect(text('data/prices.yaml')).toMatch(/^annualService: 55$/m);
});

test('newest: when a change that was sent waits, is merged, or was deleted, then staff are told which', async () => {
  addRemote();
  price(50, 55);
  const { branch } = await send('Raise the price');
  expect((await news()).sent).toEqual([{ subject: 'Raise the price', state: 'waiting' }]);
  elsewhere(...merge(branch));
  expect((await news()).sent).toEqual([{ subject: 'Raise the price', state: 'merged' }]);
  await get();
  price(55, 56);
  const second = await send('Again');
  elsewhere(['push', 'origin', '--delete', second.branch]);
  expect((await news()).sent).toContainEqual({ subject: 'Again', state: 'gone' });
});

test('newest: when what was sent is merged, then this copy follows main, and the next Send holds its own change alone', async () => {
  addRemote();
  price(50, 55);
  const { branch } = await send('One');
  elsewhere(...merge(branch));
  change('faq.yaml', /^title: .*/m, 'title: Asked');
  await get();
  expect(run('symbolic-ref', '--short', 'HEAD')).toBe('main');
  expect(run('rev-parse', 'HEAD')).toBe(run('rev-parse', 'origin/main'));
  expect(text('data/faq.yaml')).toMatch(/^title: Asked$/m);
  await send('Two');
  expect(run('diff', '--name-only', 'origin/main', 'HEAD')).toBe('data/faq.yaml');
});

test('newest: when what was sent waits, then the newest joins it, and a further Send goes on top', async () => {
  addRemote();
  price(50, 55);
  const { branch } = await send('One');
  colleague(theirTitle);
  change('offer.yaml', /^/, '# a note\n');
  await get();
  expect(run('symbolic-ref', '--short', 'HEAD')).toBe(branch);
  expect(text('data/faq.yaml')).toContain('Newer');
  // What waits is what was sent, and not that the newest was taken over.
  expect((await news()).sent).toEqual([{ subject: 'One', state: 'waiting' }]);
  expect(run('status', '--short')).toBe('M data/offer.yaml');
  expect((await send('Two')).words).toContain('added to what you sent before');
  expect(run('ls-remote', 'origin', branch)).toContain(run('rev-parse', 'HEAD'));
  expect(await news()).toMatchObject({ isOld: false });
});

test('newest: when the program has changed too, then the words say to start again', async () => {
  addRemote();
  colleague(['other.txt', 'one', 'newer'], theirTitle);
  expect(await news()).toMatchObject({ others: true });
  expect((await get()).words).toContain('npm install');
  expect(text('other.txt')).toBe('newer');
});

test.each<[string, () => void, string]>([
  ['no server', () => undefined, 'not connected to the online copy'],
  ['a server that does not answer', () => run('remote', 'add', 'origin', '/nowhere'), 'could not be reached'],
  [
    'commits of its own on main',
    () => {
      addRemote();
      price(50, 55);
      run('commit', '--quiet', '--all', '--message', 'Mine');
      colleague(theirTitle);
    },
    'main is ahead of the online copy',
  ],
  [
    'a new file where a colleague has one',
    () => {
      addRemote();
      writeFileSync(file('new.txt'), 'mine');
      elsewhere(['mv', 'other.txt', 'new.txt'], ['commit', '--message', 'Theirs'], ['push', 'origin', 'main']);
    },
    'in the way',
  ],
])('newest: when there is %s, then it is refused in words, and nothing is changed', async (_, prepare, why) => {
  prepare();
  appendFileSync(file('data/offer.yaml'), '# a note\n');
  const [head, status] = [run('rev-parse', 'HEAD'), run('status', '--short')];
  await expect(get()).rejects.toThrow(why);
  expect([run('rev-parse', 'HEAD'), run('status', '--short')]).toEqual([head, status]);
  if (existsSync(file('new.txt'))) expect(text('new.txt')).toBe('mine');
});

test('newest: when both together would have a mistake, then it is named, and nothing is changed', async () => {
  addRemote();
  colleague(theirTitle);
  price(50, 55);
  const [head, status] = [run('rev-parse', 'HEAD'), run('status', '--short')];
  mistakesIn.mockReturnValueOnce([{ file: 'data/faq.yaml', line: 1, column: 1, message: 'no page has this address.' }]);
  await expect(get()).rejects.toThrow('Faq: no page has this address.');
  expect([run('rev-parse', 'HEAD'), run('status', '--short')]).toEqual([head, status]);
  expect(text('data/faq.yaml')).not.toContain('Newer');
});
