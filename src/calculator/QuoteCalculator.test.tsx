/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'yaml';
import { calculator } from '../content/calculator';
import { estimate } from '../content/estimate';
import type { CalculatorTexts } from './calculator-texts';
import { QuoteCalculator, type QuoteResult } from './QuoteCalculator';

const read = (file: string): unknown => parse(readFileSync(`data/${file}`, 'utf8'));
const own = calculator.parse(read('calculator.yaml'));
const nullable = (questions: typeof own.questions) =>
  questions.map((question) => ({
    ...question,
    options: question.options ?? null,
    notSure: question.notSure ?? null,
  }));
const texts: CalculatorTexts = { ...own, questions: nullable(own.questions) };
const estimateQuestions = nullable(estimate.parse(read('estimate.yaml')).questions);

const user = userEvent.setup();
const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
const step = () => screen.getByText(/^Step \d of \d$/).textContent;
async function answer(names: readonly string[]) {
  for (const name of names) {
    await user.click(screen.getByRole('button', { name }));
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
      estimateQuestions={estimateQuestions}
      dialog="quote"
      otherWays={<a href="tel:1">Call</a>}
      onResult={(result) => results.push(result)}
    />,
  );
});

const small = 'Small (1-2 bedrooms, 1 bathroom)';

it('waits for Next, which without an answer stays and says what is missing', async () => {
  await next();
  expect(screen.getByText(own.unanswered.choice)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Combi' }));
  expect(screen.getByRole('button', { name: 'Combi' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText(own.unanswered.choice)).not.toBeInTheDocument();
  expect(step()).toBe('Step 1 of 8');
  await next();
  expect(step()).toBe('Step 2 of 8');
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('gives the price as its seventh step by a roof, and carries the answers over', async () => {
  await answer(['Regular', small, 'Roof', 'LPG', 'Not sure', 'Pitched']);
  expect(step()).toBe('Step 7 of 7');
  expect(results.at(-1)).toEqual({
    price: '£2,400',
    answers: [
      { question: 'Boiler type', answer: 'Regular' },
      { question: 'Property size', answer: small },
      { question: 'Flue location', answer: 'Roof' },
      { question: 'Gas type', answer: 'LPG' },
      { question: 'Same place', answer: 'Not sure' },
      { question: 'Roof type', answer: 'Pitched' },
    ],
  });
  expect(screen.getByRole('link', { name: own.result.fullEstimate.label })).toHaveAttribute(
    'href',
    '/services/boiler-installation-replacement#answers?boilerType=regular&propertySize=small&flue=roof&fuel=lpg&roofType=pitched',
  );
});

it('asks where a flue elsewhere is, Enter going on, and lets the note stay empty', async () => {
  await answer(['Combi', small, 'Other', 'Mains gas', 'Yes']);
  await next();
  const box = screen.getByRole('textbox', { name: 'Where the flue is' });
  expect(box).toHaveAccessibleDescription(expect.stringContaining(own.unanswered.text));
  expect(box).toBeInvalid();
  await user.type(box, 'Through the{Shift>}{Enter}{/Shift}basement{Enter}');
  expect(step()).toBe('Step 7 of 8');
  await next();
  expect(step()).toBe('Step 8 of 8');
  expect(results.at(-1)?.answers.at(-1)).toEqual({
    question: 'Where the flue is',
    answer: 'Through the\nbasement',
  });
});
