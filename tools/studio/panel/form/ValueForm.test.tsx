/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { styles } from '../styles';
import { words } from '../words';
import { ValueForm } from './ValueForm';

// jsdom lacks it, and the form library copies values with it.
globalThis.structuredClone ??= ((value: unknown) =>
  value === undefined ? value : JSON.parse(JSON.stringify(value))) as typeof structuredClone;

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

it('pasting: when several paragraphs are pasted into a field, then they become one, and the form says so', async () => {
  const onChange = jest.fn();
  show(line, '', onChange);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('One.\n\nTwo.');
  expect(onChange).toHaveBeenLastCalledWith('One. Two.');
  expect(screen.getByText(words.pasted.lines)).toBeTruthy();
});

it('pasting: when the field holds a quotation, then it stays as its author wrote it', async () => {
  const onChange = jest.fn();
  show({ ...line, kind: 'verbatim' }, '', onChange);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('\u201cQuick, and it\u2019s tidy\u201d');
  expect(onChange).toHaveBeenLastCalledWith('\u201cQuick, and it\u2019s tidy\u201d');
});

it('form: when a phone number is typed as people do, then it becomes what the file holds, and that is said', async () => {
  const onChange = jest.fn();
  show({ type: 'string', kind: 'phone' }, '+44 (0)1632 960.701', onChange);
  const box = screen.getByRole('textbox');
  expect(box.getAttribute('type')).toBe('tel');
  // Before the field is left, so that nothing moves under the press on Save that leaves it.
  expect(screen.getByText(words.phoneIs('01632 960 701'))).toBeTruthy();
  await userEvent.click(box);
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('01632 960 701');
  expect(screen.getByText(words.phoneIs('01632 960 701'))).toBeTruthy();
});

it('form: when a value can be of several kinds, then no part of its form floats over the page as the panel does', () => {
  show(
    {
      anyOf: [
        { type: 'number', description: 'One price' },
        { ...line, description: 'Words' },
      ],
    },
    undefined,
    jest.fn(),
  );
  expect(screen.getByRole('combobox', { name: words.kind })).toBeTruthy();
  const floating = styles.split('}').filter((rule) => rule.includes('position: fixed'));
  const classes = floating.flatMap((rule) => rule.match(/\.[a-z][\w-]*/g) ?? []);
  expect(classes.flatMap((each) => [...document.querySelectorAll(each)])).toEqual([]);
});

it('form: when another kind is chosen for a value, then its fields are those of that kind', async () => {
  show(
    {
      anyOf: [
        { type: 'number', description: 'One price' },
        { ...line, description: 'Words' },
      ],
    },
    5,
    jest.fn(),
  );
  await userEvent.click(screen.getByRole('button', { name: words.otherKind }));
  const kind = screen.getByRole<HTMLSelectElement>('combobox', { name: words.kind });
  expect([kind.selectedOptions[0]?.text, screen.queryByRole('textbox')]).toEqual(['One price', null]);
  await userEvent.selectOptions(kind, 'Words');
  expect([kind.selectedOptions[0]?.text, screen.getByRole('textbox').tagName]).toEqual(['Words', 'TEXTAREA']);
});

it('form: when a group that may be left out is opened, then nothing counts as typed until something is', async () => {
  const onChange = jest.fn();
  const group = { type: 'object', properties: { lead: line, text: line }, required: ['lead', 'text'] };
  show(group, undefined, onChange);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.type(screen.getAllByRole('textbox')[0] as HTMLElement, 'a');
  expect(onChange).toHaveBeenLastCalledWith({ lead: 'a' });
});

it('form: when a group is optional, then a button opens it, and when what was typed in it is cleared, then it is left out again', async () => {
  const onChange = jest.fn();
  const group = { type: 'object', properties: { lead: line }, required: ['lead'] };
  show(
    { type: 'object', properties: { title: line, note: { ...group, description: 'A note' } }, required: ['title'] },
    { title: 'A' },
    onChange,
  );
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: words.addOf('A note') }));
  const box = screen.getAllByRole('textbox')[1] as HTMLElement;
  await userEvent.type(box, 'a');
  await userEvent.clear(box);
  expect(onChange).toHaveBeenLastCalledWith({ title: 'A' });
});

it('form: when a list has a fixed length, then the form says so, and has no Add and no Remove', () => {
  const list = { type: 'array', items: line, minItems: 2, maxItems: 2 };
  show(list, ['One', 'Two'], jest.fn());
  expect(screen.getByText(words.fixedList(2))).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.add })).toBeNull();
  expect(screen.queryByRole('button', { name: words.remove })).toBeNull();
});

it('form: when facts are offered, then each stands there once, by what it is, and its name in braces goes into the text', async () => {
  const onChange = jest.fn();
  const facts = ['prices.service', 'prices.service.number'].map((name) => ({ name, label: 'Service', text: '£50' }));
  render(
    <ValueForm
      {...{ name: 'f', place, label: 'Text', schema: line, value: 'Now ', choices: { ...choices, facts } }}
      {...{ diagnostics: [], onChange }}
    />,
  );
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.click(screen.getByRole('textbox'));
  expect(screen.getAllByRole('option', { name: 'Service: £50' })).toHaveLength(1);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: words.insertFact }), 'prices.service');
  expect(onChange).toHaveBeenLastCalledWith('Now {prices.service}');
});

it('form: when a text names a fact, then the box says what it is, its value stands below, and a press opens its place', async () => {
  const [onChange, openFact] = [jest.fn(), jest.fn()];
  const at = { file: 'prices.yaml', path: ['service'] };
  const facts = [{ name: 'prices.service', label: 'Yearly service', text: '£50', place: at }];
  const group = { type: 'object', properties: { title: line }, required: ['title'] };
  render(
    <ValueForm
      {...{ name: 'f', place, label: 'Card', schema: group, value: { title: 'From {prices.service}' }, openFact }}
      {...{ choices: { ...choices, facts }, diagnostics: [], onChange }}
    />,
  );
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect(box.value).toBe('From {Yearly service}');
  await userEvent.type(box, '!');
  expect(onChange).toHaveBeenLastCalledWith({ title: 'From {prices.service}!' });
  await userEvent.click(screen.getByRole('button', { name: words.changeEverywhereOf('Yearly service') }));
  expect(openFact).toHaveBeenCalledWith(at);
});

it('form: when a value is chosen or ticked, then it is passed on, and only its mistake describes its field', async () => {
  const onChange = jest.fn();
  const schema = {
    type: 'object' as const,
    required: ['slot', 'offered'],
    properties: {
      slot: {
        ...{ type: 'string' as const, enum: ['am', 'pm'], description: 'A half' },
        enumDescriptions: ['Morning', 'Afternoon'],
      },
      offered: { type: 'boolean' as const, description: 'Offered' },
    },
  };
  const diagnostics = [
    { place: { ...place, path: ['items', 'slot'] }, message: 'slot: choose am or pm', file: '', line: 1, column: 1 },
  ];
  const form = { name: 'f', place, label: 'Items', schema, value: { slot: 'am', offered: false }, choices, onChange };
  const { rerender } = render(<ValueForm {...form} diagnostics={[]} />);
  const [half, tick] = [screen.getByRole('combobox', { name: 'A half' }), screen.getByRole('checkbox')];
  for (const field of [half, tick]) expect(field.hasAttribute('aria-describedby')).toBe(false);
  await userEvent.selectOptions(half, 'Afternoon');
  expect(onChange).toHaveBeenLastCalledWith({ slot: 'pm', offered: false });
  await userEvent.selectOptions(half, '');
  expect(onChange).toHaveBeenLastCalledWith({ offered: false });
  await userEvent.click(tick);
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ offered: true }));
  rerender(<ValueForm {...form} diagnostics={diagnostics} />);
  const said = document.getElementById(half.getAttribute('aria-describedby') ?? '');
  expect([half.getAttribute('aria-invalid'), said?.textContent]).toEqual(['true', expect.stringContaining('am or pm')]);
});

it('form: when choices have no descriptions, then each is shown as its value in words', () => {
  show({ type: 'string', enum: ['turn-clockwise', 'gasOff'] }, 'gasOff', jest.fn());
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '',
    'Turn clockwise',
    'Gas off',
  ]);
});

it('form: when kinds differ by a constant field, then it names them and is not typed, and a constant mark can be ticked', async () => {
  const onChange = jest.fn();
  const kindOf = (kind: string, fields: object) => ({
    ...{ type: 'object', required: ['kind', ...Object.keys(fields)] },
    properties: { kind: { type: 'string', const: kind, description: `A ${kind}` }, ...fields },
  });
  const mark = { type: 'boolean', const: true, description: 'A mark' };
  const schema = { oneOf: [kindOf('note', { text: line }), kindOf('price', { text: line, placeholder: mark })] };
  show(schema, { kind: 'note', text: 'a' }, onChange);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: words.otherKind }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: words.kind }), 'A price');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await userEvent.click(screen.getByRole('checkbox', { name: 'A mark' }));
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'price', text: 'a', placeholder: true });
});

it('form: when a film is chosen, then from the films that are there, without their captions', async () => {
  const onChange = jest.fn();
  const schema = { type: 'string', kind: 'video', pattern: '\\.mp4$' };
  const videos = ['bleed.mp4', 'bleed.vtt'];
  render(
    <ValueForm
      {...{ name: 'f', place, label: 'Film', schema, value: '', choices: { ...choices, videos } }}
      {...{ diagnostics: [], onChange }}
    />,
  );
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([words.choose, 'bleed.mp4']);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'bleed.mp4');
  expect(onChange).toHaveBeenLastCalledWith('bleed.mp4');
});
