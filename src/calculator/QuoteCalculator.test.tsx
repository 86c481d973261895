/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtureData } from '../../test/fixture';
import { calculator } from '../content/calculator';
import { estimate } from '../content/estimate';
import { specBase } from '../content/spec-prices';
import { textOf } from '../wizard/question-text';
import { shareFragment } from '../wizard/share';
import type { CalculatorTexts } from './calculator-texts';
import { QuoteCalculator, type QuoteResult } from './QuoteCalculator';
import { sharedQuote } from './questions';
import { calculatorTexts } from './texts';

const own = calculator.parse(fixtureData('calculator.yaml'));
const nullable = (questions: typeof own.questions) =>
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
const next = () => user.click(screen.getByRole('button', { name: own.controls.next }));
/** Where a visitor stands: '2/8'. */
const step = () => screen.getByText(/^\D+\d\D+\d$/).textContent.replace(/^\D+(\d)\D+(\d)$/, '$1/$2');
const option = (value: string) => screen.getByRole('button', { name: wordsOf(value) });
async function answer(values: readonly string[]) {
  for (const value of values) {
    await user.click(option(value));
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

it('waits for Next, which without an answer stays and says what is missing', async () => {
  await next();
  expect(screen.getByText(own.controls.unanswered.choice)).toBeVisible();
  await user.click(option('combi'));
  expect(option('combi')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText(own.controls.unanswered.choice)).not.toBeInTheDocument();
  expect(step()).toBe('1/8');
  await next();
  expect(step()).toBe('2/8');
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('gives the price as its seventh step by a roof, and carries the answers over', async () => {
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

it('shows how the price is made up, and the VAT in it', async () => {
  await answer(['regular', 'small', 'roof', 'lpg', 'unsure', 'pitched']);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([`£2,400 ${theirs.extras.standard}`, `£2,400 ${card.total}`, `£400.00 ${card.vat}`]);
});

it('asks where a flue elsewhere is, Enter going on, and lets the note stay empty', async () => {
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

it('starts afresh from the broken memory of a result', () => {
  unmount();
  window.sessionStorage.setItem('calculator', '{"kind":"done","answers":{"type":"combi","size":"small"}}');
  show();
  expect(step()).toBe('1/8');
});

describe('the price', () => {
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

  it('can be printed', async () => {
    window.print = jest.fn();
    await answer(roof);
    await user.click(screen.getByRole('button', { name: share.print }));
    expect(window.print).toHaveBeenCalledTimes(1);
  });

  it('is reopened by its link, which is gone from the address then', async () => {
    await answer(roof);
    const result = results.at(-1);
    const link = await copied();
    expect(link).toMatch(/\/calculator#quote=1-rsrlup-2400-\w{7}$/);
    results = [];
    open(link);
    expect(results.at(-1)).toEqual(result);
    expect(screen.getByRole('heading', { name: card.heading })).toHaveFocus();
    expect(screen.queryByText(share.priceChanged, { exact: false })).not.toBeInTheDocument();
    expect(window.location.hash).toBe('');
  });

  it('says what it was when the link was made', () => {
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

  it('is refused to an altered link', async () => {
    await answer(roof);
    open((await copied()).replace('2400', '1400'));
    expect(screen.getByText(share.refused)).toBeVisible();
    expect(step()).toBe('1/8');
  });

  it('has no link where the visitor wrote about the flue', async () => {
    await answer(['combi', 'small', 'other', 'mains', 'yes']);
    await user.type(screen.getByRole('textbox'), 'Basement{Enter}');
    await next();
    expect(screen.getByRole('button', { name: share.print })).toBeVisible();
    expect(screen.queryByRole('button', { name: share.copy })).not.toBeInTheDocument();
  });
});
