/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { repositoryOfTests } from './test-support/repository';

let first = '';
const repository = repositoryOfTests(async () => {
  repository.addRemote();
  repository.price(50, 55);
  first = (await repository.send('One')).branch;
});
const { file, run, change, price, text, remote, elsewhere, send, changesNow } = repository;

const onRemote = (branch: string) => run('ls-remote', 'origin', `refs/heads/${branch}`);
const filesOf = (branch: string) => run('diff', '--name-only', 'origin/main', branch).split('\n');
const headOnMain = () => {
  run('fetch', '--quiet', 'origin');
  expect(run('rev-parse', 'HEAD^')).toBe(run('rev-parse', 'origin/main'));
};

describe('studio: when something was sent before', () => {
  const title = () => {
    change('faq.yaml', /^title: .*/m, 'title: Asked and answered');
  };

  test('and is not merged yet, then the next is added to it, and the words say so', async () => {
    expect((await changesNow()).sentBefore).toBe(true);
    price(55, 56);
    const sent = await send('Two');
    expect(sent).toMatchObject({ branch: first, words: expect.stringContaining('added to what you sent before') });
    expect(run('log', '--format=%s', 'main..')).toBe('Two\nOne');
    expect(onRemote(first)).toContain(run('rev-parse', 'HEAD'));
  });

  test.each([
    ['with a commit of its own', [['merge', '--no-ff', '--no-edit', 'origin/studio/2026-11-24-one']]],
    ['by moving main forward', [['merge', '--ff-only', 'origin/studio/2026-11-24-one']]],
    [
      'squashed',
      [
        ['merge', '--squash', 'origin/studio/2026-11-24-one'],
        ['commit', '--message', 'Squashed'],
      ],
    ],
    [
      'rebased on other changes',
      [
        ['edit', 'other.txt', 'one', 'newer'],
        ['commit', '--all', '--message', 'Other'],
        ['cherry-pick', 'origin/studio/2026-11-24-one'],
      ],
    ],
  ])('and was merged %s, then the next begins anew from main, with nothing but its own change', async (_, merge) => {
    elsewhere(...merge, ['push', 'origin', 'main']);
    price(55, 56);
    const { branch, words } = await send('Two');
    expect({ branch, words }).toEqual({
      branch: 'studio/2026-11-24-two',
      words: expect.stringMatching(/^What you sent before has been accepted, .* Sent/),
    });
    headOnMain();
    expect(filesOf(branch)).toEqual(['data/prices.yaml']);
    expect(text('data/prices.yaml')).toMatch(/^annualService: 56$/m);
    expect(run('status', '--short')).toBe('');
  });

  test('and its branch was deleted on the server, then the next begins anew, and the earlier change stays here', async () => {
    elsewhere(['push', 'origin', '--delete', first]);
    title();
    const { branch, words } = await send('Two');
    expect(words).toContain(`under the name ${first}`);
    headOnMain();
    expect(filesOf(branch)).toEqual(['data/faq.yaml']);
    expect(run('show', `${first}:data/prices.yaml`)).toMatch(/^annualService: 55$/m);
  });

  test('and a fetch has dropped the deleted branch, then the next still begins anew', async () => {
    elsewhere(['merge', '--no-ff', '--no-edit', `origin/${first}`], ['push', 'origin', 'main', `:${first}`]);
    run('fetch', '--quiet', '--prune');
    price(55, 56);
    const { branch } = await send('Two');
    headOnMain();
    expect(filesOf(branch)).toEqual(['data/prices.yaml']);
  });

  test('and the new changes are to be sent by themselves, then they begin from main', async () => {
    title();
    const { branch, words } = await send('Two', true);
    expect(words).toContain('are sent separately');
    headOnMain();
    expect(filesOf(branch)).toEqual(['data/faq.yaml']);
    expect(onRemote(first)).not.toBe('');
  });

  test('and the new changes build on it, then sending them by themselves keeps both, and the words say so', async () => {
    price(55, 56);
    const { branch, words } = await send('Two', true);
    expect(words).toContain('decides which of the two counts');
    expect(run('log', '--format=%s', `main..${branch}`)).toBe('Two\nOne');
    expect(text('data/prices.yaml')).toMatch(/^annualService: 56$/m);
  });

  test('and a colleague has added to it, then theirs stays and the next comes after it', async () => {
    elsewhere(
      ['switch', first],
      ['edit', 'data/offer.yaml', 'text: ', 'text: Their '],
      ['commit', '--all', '--message', 'Theirs'],
      ['push'],
    );
    price(55, 56);
    const { branch, words } = await send('Two');
    expect({ branch, words }).toEqual({ branch: first, words: expect.stringContaining('added to what you sent') });
    expect(run('log', '--format=%s', 'main..')).toBe('Two\nTheirs\nOne');
    expect(text('data/offer.yaml')).toContain('text: Their ');
  });

  test('and a colleague has changed the same line there, then theirs stays and the words say so', async () => {
    elsewhere(
      ['switch', first],
      ['edit', 'data/prices.yaml', 'annualService: 55', 'annualService: 58'],
      ['commit', '--all', '--message', 'Theirs'],
      ['push'],
    );
    const theirs = onRemote(first);
    price(55, 56);
    expect((await send('Two')).words).toContain('somebody else has changed the same texts');
    expect(onRemote(first)).toBe(theirs);
    expect(text('data/prices.yaml')).toMatch(/^annualService: 56$/m);
  });

  test('and was merged while a second commit could not be sent, then that commit begins anew', async () => {
    run('remote', 'set-url', 'origin', `${remote()}x`);
    title();
    expect((await send('Two')).words).toContain('not sent yet');
    run('remote', 'set-url', 'origin', remote());
    elsewhere(
      ['merge', '--squash', `origin/${first}`],
      ['commit', '--message', 'Squashed'],
      ['push', 'origin', 'main'],
    );
    const { branch } = await send('');
    expect(branch).toBe('studio/2026-11-24-two');
    headOnMain();
    expect(run('log', '-1', '--format=%s')).toBe('Two');
    expect(filesOf(branch)).toEqual(['data/faq.yaml']);
    expect((await changesNow()).unsent).toBe(false);
  });

  /** Merges the first pull request as one commit, and then changes the code. */
  const mergeWithCode = () => {
    elsewhere(
      ['merge', '--squash', `origin/${first}`],
      ['commit', '--message', 'Squashed'],
      ['edit', 'other.txt', 'one', 'newer'],
      ['commit', '--all', '--message', 'Code'],
      ['push', 'origin', 'main'],
    );
  };

  test('and the code has changed since, then the words say how to get it, and files of one’s own stay', async () => {
    mergeWithCode();
    writeFileSync(file('notes.txt'), 'mine');
    title();
    expect((await send('Two')).words).toContain('type npm install');
    expect([text('other.txt'), text('notes.txt')]).toEqual(['newer', 'mine']);
  });

  test('and a file of one’s own is in the way of the newest version, then it stays and the words say so', async () => {
    mergeWithCode();
    writeFileSync(file('other.txt'), 'mine');
    title();
    const { branch, words } = await send('Two');
    expect(words).toContain('a file of yours');
    expect(text('other.txt')).toBe('mine');
    expect(run('diff', '--name-only', 'main', branch).split('\n')).toEqual(['data/faq.yaml', 'data/prices.yaml']);
  });
});

test('studio: when a branch of code is checked out, then its commits are not sent', async () => {
  run('switch', '--quiet', 'main');
  run('switch', '--quiet', '--create', 'somebodys-work');
  writeFileSync(file('other.txt'), 'unfinished');
  run('commit', '--quiet', '--all', '--message', 'Unfinished');
  price(50, 55);
  const { branch } = await send('Two');
  headOnMain();
  expect(filesOf(branch)).toEqual(['data/prices.yaml']);
  expect(run('log', '-1', '--format=%s', 'somebodys-work')).toBe('Unfinished');
});

test('studio: when a colleague has sent a branch of the same name, then another name is taken', async () => {
  run('switch', '--quiet', 'main');
  elsewhere(['push', 'origin', 'main:refs/heads/studio/2026-11-24-two']);
  price(50, 55);
  expect((await send('Two')).branch).toBe('studio/2026-11-24-two-2');
});
