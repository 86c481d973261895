/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Field, FieldDiagnostic, Supposed } from '../../api';
import type { Drafts } from '../drafts/drafts';
import { server } from '../server';
import { StudioContext } from '../studio-context';
import { words } from '../words';
import { FieldView } from './FieldView';

const place = { file: 'faq.yaml', path: ['title'] };
const title: Field = {
  ...place,
  ...{ facts: [], pages: [], pictures: [] },
  label: 'The heading',
  schema: { type: 'string', kind: 'line' },
  value: 'Questions',
  removable: false,
  version: '1',
  line: 1,
};
const broken: FieldDiagnostic = {
  file: 'data/prices.yaml',
  line: 7,
  column: 1,
  message: 'this is a mark of two versions that were not merged.',
  place: { file: 'prices.yaml', path: [] },
};
const good: Supposed = { diagnostics: [], places: [], pages: 0 };
const open = jest.fn();
const say = jest.fn();

function Panel() {
  const [drafts, setDrafts] = useState<Drafts>({});
  const run = (call: () => Promise<void>) => void call();
  return (
    <StudioContext value={{ open, say, revision: 0, saved: jest.fn(), drafts, setDrafts, busy: false, run }}>
      <FieldView place={place} />
    </StudioContext>
  );
}

beforeEach(async () => {
  jest.resetAllMocks();
  jest.spyOn(server, 'field').mockResolvedValue(title);
  jest.spyOn(server, 'suppose').mockResolvedValue({ ...good, diagnostics: [broken] });
  jest.spyOn(server, 'save').mockResolvedValue({ diagnostics: [broken] });
  await act(() => {
    render(<Panel />);
    return Promise.resolve();
  });
  await userEvent.type(await screen.findByRole('textbox'), '!');
});

it('mistakes elsewhere: when another file has a mistake, then it is shown apart with the name of that file, and a press opens it', async () => {
  const leads = await screen.findByRole('button', { name: /Prices.*two versions/ });
  expect(screen.getByText(words.elsewhere(['data/prices.yaml']))).toBeTruthy();
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: words.save }));
  expect(say).toHaveBeenLastCalledWith(expect.stringMatching(/^Prices, line 7: This is a mark/), true);
  await userEvent.click(leads);
  expect(open).toHaveBeenCalledWith({ kind: 'file', file: 'prices.yaml' });
});

it('mistakes elsewhere: when the mistake is put right, then the panel says so within some seconds, also after a Save', async () => {
  await userEvent.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText(words.elsewhere(['data/prices.yaml']));
  jest.mocked(server.suppose).mockResolvedValue(good);
  await waitFor(() => expect(screen.queryByText(words.elsewhere(['data/prices.yaml']))).toBeNull(), { timeout: 5000 });
  expect(say).toHaveBeenLastCalledWith(words.elsewhereGone);
}, 10_000);
