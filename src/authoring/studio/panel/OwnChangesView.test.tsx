/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnChangesView } from './OwnChangesView';
import { server } from './server';

it('own changes: when a commit was not sent, then it can be sent again without a new message', async () => {
  jest.spyOn(server, 'changes').mockResolvedValue({ sentences: [], message: '', unsent: true });
  const send = jest.spyOn(server, 'send').mockResolvedValue({ branch: 'studio/a', words: 'Sent on the branch.' });
  render(<OwnChangesView />);
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent on the branch.')).toBeTruthy();
  expect(send).toHaveBeenCalledWith('');
});

it('own changes: when nothing is changed and all is sent, then nothing is offered', async () => {
  jest.spyOn(server, 'changes').mockResolvedValue({ sentences: [], message: '', unsent: false });
  render(<OwnChangesView />);
  expect(await screen.findByText('You have changed nothing since the last version.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
