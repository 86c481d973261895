/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { words } from '../words';
import { ValueForm } from './ValueForm';

const choices = { facts: [], pages: [], pictures: [] };
const place = { file: 'a.yaml', path: ['items'] };
const line = { type: 'string' as const, kind: 'line' as const };
const show = (schema: object, value: unknown, onChange: (next: unknown) => void) => {
  render(<ValueForm {...{ name: 'f', place, label: 'Items', schema, value, choices, diagnostics: [], onChange }} />);
};

it('pasting: when a list is pasted into an item of a list, then its lines become items after it, and that is said', async () => {
  const onChange = jest.fn();
  show({ type: 'array', items: line }, ['One', 'Four'], onChange);
  await userEvent.click(screen.getAllByRole('textbox')[0] as HTMLElement);
  await userEvent.paste('\u2022 Two\n\u2022 Three');
  expect(onChange).toHaveBeenLastCalledWith(['One', 'Two', 'Three', 'Four']);
  expect(screen.getByText(words.pastedItems(2))).toBeTruthy();
});

it('pasting: when paragraphs are pasted into a field, then it gets one, and that is said', async () => {
  const onChange = jest.fn();
  show(line, '', onChange);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('One.\n\nTwo.');
  expect(onChange).toHaveBeenLastCalledWith('One. Two.');
  expect(screen.getByText(words.pasted.lines)).toBeTruthy();
});

it('pasting: when the field holds a quotation, then it stays as its author wrote it', async () => {
  const onChange = jest.fn();
  show({ ...line, kind: 'quote' }, '', onChange);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('\u201cQuick, and it\u2019s tidy\u201d');
  expect(onChange).toHaveBeenLastCalledWith('\u201cQuick, and it\u2019s tidy\u201d');
});
