/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtureData } from '../../test/fixture';
import { calculator } from '../../content/features/calculator';
import { estimate } from '../../content/features/estimate';
import { specBase } from '../estimate/test-support/spec-prices';
import { textOf } from '../questionnaire/engine/question-text';
import { shareFragment } from '../questionnaire/persistence/share-link';
import type { CalculatorTexts } from './calculator-query';
import { QuoteCalculator, type QuoteResult } from './QuoteCalculator';
import { sharedQuote } from './questions';
import { calculatorTexts } from './question-wording';

type Question = Omit<(typeof own.questions)[number], 'name'>;
const own = calculator.parse(fixtureData('calculator.yaml'));
const nullable = <Name,>(questions: readonly (Question & { name: Name })[]) =>
  questions.map((question) => ({
    ...question,
    options: question.options ?? null,
    notSure: question.notSure ?? null,
  }));
const texts: CalculatorTexts = { ...own, questions: nullable(own.questions) };
const theirs = estimate.parse(fixtureData('estimate.yaml'));
const card = { ...theirs.card, vatRate: { low: 20 } };
const shared = { ...theirs, questions: nullable(theirs.questions), card };
const words = calculatorTexts(own, theirs.questions);
const labelOf = (name: string) => textOf(words, name).label;
const wordsOf = (value: string) =>
  words.flatMap(({ options }) => options ?? []).find((option) => option.value === value)?.label ?? '';

const user = userEvent.setup();
/** Presses a control at a place of the window. A mouse that stays at one place would only repeat the press before. */
const pressAt = (clientX: number, target: HTMLElement) =>
  user.pointer({ keys: '[MouseLeft]', target, coords: { clientX } });
const next = () => pressAt(100, screen.getByRole('button', { name: own.controls.next }));
/** Returns the current and the total number of steps: '2/8'. */
const step = () => screen.getByText(/^\D+\d\D+\d$/).textContent.replace(/^\D+(\d)\D+(\d)$/, '$1/$2');
const option = (value: string) => screen.getByRole('button', { name: wordsOf(value) });
const choose = (value: string) => pressAt(195, option(value));
async function answer(values: readonly string[]) {
  for (const value of values) {
    await choose(value);
    await next();
  }
}

let results: (QuoteResult | undefined)[] = [];
let unmount: () => void;
const show = () =>
  render(
    <QuoteCalculator
      texts={texts}
      shared={shared}
      base={specBase}
      dialog="quote"
      otherWays={<a href="tel:1">Call</a>}
      onResult={(result) => results.push(result)}
    />,
  );
beforeEach(() => {
  results = [];
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/calculator');
  Element.prototype.scrollIntoView = jest.fn();
  ({ unmount } = show());
});

it('calculator: when Next is pressed without an answer, then it stays and says what is missing', async () => {
  await next();
  expect(screen.getByText(own.controls.unanswered.choice)).toBeVisible();
  await choose('combi');
  expect(option('combi')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText(own.controls.unanswered.choice)).not.toBeInTheDocument();
  expect(step()).toBe('1/8');
  await next();
  expect(step()).toBe('2/8');
  expect(screen.getByRole('heading')).toHaveFocus();
});

/** Taps a control at a place of the window, with the count that a browser gives it. */
function tapAt(control: HTMLElement, clientX: number, detail = 1) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY: 300, detail });
  // The browser of these tests has no PointerEvent.
  fireEvent(control, Object.assign(click, { pointerType: 'touch' }));
}

it.each([
  ['as the second', 2],
  ['as a first one', 1],
])(
  'calculator: when a finger taps Next twice and the second tap counts %s, then it answers nothing',
  async (_, detail) => {
    await choose('combi');
    const button = screen.getByRole('button', { name: own.controls.next });
    tapAt(button, 100);
    expect(step()).toBe('2/8');
    const below = option('small');
    tapAt(below, 104, detail);
    expect(below).toHaveAttribute('aria-pressed', 'false');
    tapAt(screen.getByRole('button', { name: own.controls.next }), 104, 3);
    expect(screen.queryByText(own.controls.unanswered.choice)).not.toBeInTheDocument();
    tapAt(below, 195);
    expect(below).toHaveAttribute('aria-pressed', 'true');
  },
);

it('calculator: when the flue goes through the roof, then the price is the seventh step, and the answers are passed on', async () => {
  await answer(['regular', 'small', 'roof', 'lpg', 'unsure', 'pitched']);
  expect(step()).toBe('7/7');
  expect(results.at(-1)).toEqual({
    price: '£2,400',
    answers: [
      { label: labelOf('type'), value: wordsOf('regular'), typed: true },
      { label: labelOf('size'), value: wordsOf('small'), typed: true },
      { label: labelOf('location'), value: wordsOf('roof'), typed: true },
      { label: labelOf('fuel'), value: wordsOf('lpg'), typed: true },
      { label: labelOf('samePlace'), value: wordsOf('unsure'), typed: true },
      { label: labelOf('roofType'), value: wordsOf('pitched'), typed: true },
    ],
  });
  expect(screen.getByRole('link', { name: own.result.fullEstimate.label })).toHaveAttribute(
    'href',
    `${own.result.fullEstimate.to}#answers?boilerType=regular&propertySize=small&flue=roof&fuel=lpg&roofType=pitched`,
  );
});

it('calculator: when the price is shown, then so are its parts and its VAT', async () => {
  await answer(['regular', 'small', 'roof', 'lpg', 'unsure', 'pitched']);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([`${theirs.extras.standard} £2,400`, `${card.total} £2,400`, `${card.vat} £400.00`]);
});

it.each([
  ['a flat roof and LPG', ['combi', 'small', 'roof', 'lpg', 'yes', 'flat'], ['£350', '£2,350']],
  ['the simplest flue', ['combi', 'small', 'wall', 'mains', 'yes', 'adjacent', 'moreThan30cm'], undefined],
])('calculator: when the answers are %s, then it says what the full estimate adds', async (_, answers, added) => {
  await answer(answers);
  const text = added
    ? own.result.added.replace('[extra]', added[0] ?? '').replace('[price]', added[1] ?? '')
    : own.result.nothingAdded;
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(card.conversion.combi)).toBeVisible();
});

it('calculator: when the flue is elsewhere, then it asks where, goes on with Enter, and accepts an empty note', async () => {
  await answer(['combi', 'small', 'other', 'mains', 'yes']);
  await next();
  const box = screen.getByRole('textbox', { name: labelOf('whereIsTheFlue') });
  expect(box).toHaveAccessibleDescription(expect.stringContaining(own.controls.unanswered.text));
  expect(box).toBeInvalid();
  await user.type(box, 'Through the{Shift>}{Enter}{/Shift}basement{Enter}');
  expect(step()).toBe('7/8');
  await next();
  expect(step()).toBe('8/8');
  expect(results.at(-1)?.answers.at(-1)).toEqual({
    label: labelOf('whereIsTheFlue'),
    value: 'Through the\nbasement',
    typed: true,
  });
});

it.each([
  ['Next is pressed', () => next()],
  ['Enter is pressed elsewhere', () => user.type(screen.getByRole('button', { name: own.controls.next }), '{Enter}')],
])('calculator: when a text is filled in without an event and %s, then it is taken', async (_what, goOn) => {
  await answer(['combi', 'small', 'other', 'mains', 'yes']);
  const box = screen.getByRole('textbox', { name: labelOf('whereIsTheFlue') });
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, 'Through the wall');
  await goOn();
  expect(step()).toBe('7/8');
  expect(window.sessionStorage.getItem('calculator')).toContain('Through the wall');
});

it('calculator: when a text is filled in without an event and its box is left, then it is taken', async () => {
  await answer(['combi', 'small', 'other', 'mains', 'yes']);
  const box = screen.getByRole('textbox', { name: labelOf('whereIsTheFlue') });
  await user.click(box);
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, 'Through the wall');
  await user.tab();
  expect(window.sessionStorage.getItem('calculator')).toContain('Through the wall');
});

it('calculator: when the stored result is broken, then it starts from the beginning', () => {
  unmount();
  window.sessionStorage.setItem('calculator', '{"version":1,"kind":"done","answers":{"type":"combi","size":"small"}}');
  show();
  expect(step()).toBe('1/8');
});

describe('calculator: the price', () => {
  const { share } = theirs;
  const roof = ['regular', 'small', 'roof', 'lpg', 'unsure', 'pitched'] as const;
  const copied = async () => {
    await user.click(screen.getByRole('button', { name: share.copy }));
    return window.navigator.clipboard.readText();
  };
  const open = (link: string) => {
    unmount();
    window.sessionStorage.clear();
    window.history.replaceState(null, '', link);
    show();
  };

  it('when Print is pressed, then the browser prints it', async () => {
    window.print = jest.fn();
    await answer(roof);
    await user.click(screen.getByRole('button', { name: share.print }));
    expect(window.print).toHaveBeenCalledTimes(1);
  });

  it('when its link is opened, then it is shown again, and the address loses its fragment', async () => {
    await answer(roof);
    const result = results.at(-1);
    const link = await copied();
    expect(link).toMatch(/\/calculator#quote=1-rsrlup-2400-\w{7}$/);
    results = [];
    open(link);
    expect(results.at(-1)).toEqual(result);
    await waitFor(() => {
      expect(screen.getByRole('heading', { name: card.heading })).toHaveFocus();
    });
    expect(screen.queryByText(share.priceChanged, { exact: false })).not.toBeInTheDocument();
    expect(window.location.hash).toBe('');
  });

  it('when it has changed since the link was made, then the page says so', () => {
    const answers = {
      type: 'combi',
      size: 'small',
      location: 'roof',
      fuel: 'mains',
      samePlace: 'no',
      roofType: 'flat',
    };
    open(`/calculator${shareFragment(sharedQuote, answers, 1900) ?? ''}`);
    expect(screen.getByText(/£1,900/)).toHaveTextContent(share.priceChanged);
    expect(results.at(-1)).toMatchObject({ price: '£2,000' });
  });

  it('when the link was altered, then it is refused', async () => {
    await answer(roof);
    open((await copied()).replace('2400', '1400'));
    expect(screen.getByText(share.refused)).toBeVisible();
    expect(step()).toBe('1/8');
  });

  it('when the visitor has typed where the flue is, then there is no link, because it would carry the text', async () => {
    await answer(['combi', 'small', 'other', 'mains', 'yes']);
    await user.type(screen.getByRole('textbox'), 'Basement{Enter}');
    await next();
    expect(screen.getByRole('button', { name: share.print })).toBeVisible();
    expect(screen.queryByRole('button', { name: share.copy })).not.toBeInTheDocument();
  });
});
