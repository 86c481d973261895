/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnChangesView } from './OwnChangesView';
import { server } from './server';
import { words } from './words';

it('own changes: when a commit was not sent, then it can be sent again without a new message', async () => {
  jest.spyOn(server, 'changes').mockResolvedValue({ sentences: [], message: '', unsent: true, sentBefore: false });
  const send = jest.spyOn(server, 'send').mockResolvedValue({ branch: 'studio/a', words: 'Sent on the branch.' });
  render(<OwnChangesView />);
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent on the branch.')).toBeTruthy();
  expect(send).toHaveBeenCalledWith('', false);
});

it('own changes: when nothing is changed and all is sent, then nothing is offered', async () => {
  jest.spyOn(server, 'changes').mockResolvedValue({ sentences: [], message: '', unsent: false, sentBefore: false });
  render(<OwnChangesView />);
  expect(await screen.findByText('You have changed nothing since the last version.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('own changes: when something was sent before, then staff can choose to send these by themselves', async () => {
  const sentences = [{ file: 'prices.yaml', sentence: 'Annual service: 50 → 55' }];
  jest.spyOn(server, 'changes').mockResolvedValue({ sentences, message: 'Prices', unsent: false, sentBefore: true });
  const send = jest.spyOn(server, 'send').mockResolvedValue({ branch: 'studio/b', words: 'Sent alone.' });
  render(<OwnChangesView />);
  expect(await screen.findByText(words.addsTo)).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: words.alone }));
  await userEvent.click(screen.getByRole('button', { name: words.send }));
  expect(await screen.findByText('Sent alone.')).toBeTruthy();
  expect(send).toHaveBeenCalledWith('Prices', true);
});
