/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'yaml';
import { calculator } from '../content/calculator';
import { estimate } from '../content/estimate';
import { specBase } from '../content/spec-prices';
import { textOf } from '../wizard/question-text';
import type { CalculatorTexts } from './calculator-texts';
import { QuoteCalculator, type QuoteResult } from './QuoteCalculator';
import { calculatorTexts } from './texts';

const read = (file: string): unknown => parse(readFileSync(`data/${file}`, 'utf8'));
const own = calculator.parse(read('calculator.yaml'));
const nullable = (questions: typeof own.questions) =>
  questions.map((question) => ({
    ...question,
    options: question.options ?? null,
    notSure: question.notSure ?? null,
  }));
const texts: CalculatorTexts = { ...own, questions: nullable(own.questions) };
const theirs = estimate.parse(read('estimate.yaml'));
const shared = { controls: theirs.controls, questions: nullable(theirs.questions) };
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
beforeEach(() => {
  results = [];
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/calculator');
  Element.prototype.scrollIntoView = jest.fn();
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
  await answer(['regular', 'small', 'roof', 'lpg', 'notSure', 'pitched']);
  expect(step()).toBe('7/7');
  expect(results.at(-1)).toEqual({
    price: '£2,400',
    answers: [
      { label: labelOf('type'), value: wordsOf('regular'), typed: true },
      { label: labelOf('size'), value: wordsOf('small'), typed: true },
      { label: labelOf('location'), value: wordsOf('roof'), typed: true },
      { label: labelOf('fuel'), value: wordsOf('lpg'), typed: true },
      { label: labelOf('samePlace'), value: wordsOf('notSure'), typed: true },
      { label: labelOf('roofType'), value: wordsOf('pitched'), typed: true },
    ],
  });
  expect(screen.getByRole('link', { name: own.result.fullEstimate.label })).toHaveAttribute(
    'href',
    `${own.result.fullEstimate.to}#answers?boilerType=regular&propertySize=small&flue=roof&fuel=lpg&roofType=pitched`,
  );
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
