/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { News } from '../../api';
import { OwnChangesView } from './OwnChangesView';
import { server } from '../server';
import { StudioContext } from '../studio-context';
import { words } from '../words';

const none: News = { isOld: false, brings: [], others: false, clashes: [], sent: [] };
beforeEach(() => {
  jest.spyOn(server, 'news').mockResolvedValue(none);
});

/** Shows the view in a panel that carries out every call. */
function show() {
  const none = () => undefined;
  const run = (call: () => Promise<void>) => void call();
  const shared = { open: none, say: none, revision: 0, saved: none, drafts: {}, setDrafts: none, busy: false, run };
  render(
    <StudioContext value={shared}>
      <OwnChangesView />
    </StudioContext>,
  );
}

const sendWith = async (code: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: words.code }), code);
  await userEvent.click(screen.getByRole('button', { name: words.sendNow }));
};

it('own changes: when a commit was not sent, then it can be sent again without a new message', async () => {
  jest.spyOn(server, 'changes').mockResolvedValue({ sentences: [], message: '', unsent: true, sentBefore: false });
  const send = jest.spyOn(server, 'send').mockResolvedValue({ branch: 'studio/a', words: 'Sent on the branch.' });
  show();
  jest.spyOn(server, 'askToSend').mockResolvedValue({ to: 'https://git.example/site' });
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText(words.goesTo('https://git.example/site'))).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  await sendWith('123456');
  expect(await screen.findByText('Sent on the branch.')).toBeTruthy();
  expect(send).toHaveBeenCalledWith('', false, '123456');
});

it('own changes: when nothing is changed and all is sent, then nothing is offered', async () => {
  jest.spyOn(server, 'changes').mockResolvedValue({ sentences: [], message: '', unsent: false, sentBefore: false });
  show();
  expect(await screen.findByText(words.noChanges)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('own changes: when something was sent before, then staff can choose to send these separately', async () => {
  const sentences = [{ file: 'prices.yaml', sentence: 'Annual service: 50 → 55' }];
  jest.spyOn(server, 'changes').mockResolvedValue({ sentences, message: 'Prices', unsent: false, sentBefore: true });
  const send = jest.spyOn(server, 'send').mockResolvedValue({ branch: 'studio/b', words: 'Sent alone.' });
  show();
  expect(await screen.findByText(words.addsTo)).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: words.alone }));
  const ask = jest.spyOn(server, 'askToSend').mockResolvedValue({});
  await userEvent.click(screen.getByRole('button', { name: words.send }));
  expect(await screen.findByText(words.goesTo())).toBeTruthy();
  expect(ask).toHaveBeenCalledWith('Prices', true);
  await sendWith('654 321');
  expect(await screen.findByText('Sent alone.')).toBeTruthy();
  expect(send).toHaveBeenCalledWith('Prices', true, '654 321');
});

it('own changes: when the server takes its time, then the panel says so, and Stop ends it', async () => {
  jest.spyOn(server, 'changes').mockResolvedValue({ sentences: [], message: '', unsent: true, sentBefore: false });
  jest.spyOn(server, 'askToSend').mockResolvedValue({});
  let fail: (error: Error) => void = () => undefined;
  jest.spyOn(server, 'send').mockReturnValue(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  const stop = jest.spyOn(server, 'stopSending').mockImplementation(() => {
    fail(new Error('You have stopped it.'));
    return Promise.resolve({});
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await sendWith('123456');
  expect((await screen.findByRole('status')).textContent).toBe(words.sending);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(stop).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('button', { name: words.sendNow })).toBeTruthy();
});

it('own changes: when the online version is newer, then its changes and what clashes are listed, and a button gets it', async () => {
  const sentences = [{ file: 'prices.yaml', sentence: 'Annual service: 50 → 55' }];
  jest.spyOn(server, 'changes').mockResolvedValue({ sentences, message: 'Prices', unsent: false, sentBefore: false });
  const brings = [{ file: 'faq.yaml', sentence: 'Title: Old → New' }];
  const sent = [{ subject: 'Hours', state: 'waiting' as const }];
  jest.spyOn(server, 'news').mockResolvedValue({ ...none, isOld: true, brings, clashes: ['data/prices.yaml'], sent });
  const get = jest.spyOn(server, 'getNewest').mockResolvedValue({ words: 'You now have the newest version.' });
  show();
  expect(await screen.findByText('Faq: Title: Old → New')).toBeTruthy();
  expect(screen.getByText(words.clash(['data/prices.yaml']))).toBeTruthy();
  expect(screen.getByText(`Hours: ${words.sentStates.waiting}`)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: words.getNewest }));
  expect(await screen.findByText('You now have the newest version.')).toBeTruthy();
  expect(get).toHaveBeenCalledTimes(1);
});
