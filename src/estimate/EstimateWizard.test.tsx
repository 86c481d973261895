/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'yaml';
import { calculator } from '../content/calculator';
import { estimate } from '../content/estimate';
import type { EstimateTexts } from './estimate-texts';
import { type EstimateResult, EstimateWizard } from './EstimateWizard';
import { shareLink } from './share';

const read = (file: string): unknown => parse(readFileSync(`data/${file}`, 'utf8'));
const data = estimate.parse(read('estimate.yaml'));
const base = calculator.parse(read('calculator.yaml'));
const texts: EstimateTexts = {
  ...data,
  questions: data.questions.map((question) => ({
    ...question,
    options: question.options ?? null,
    notSure: question.notSure ?? null,
  })),
  card: { ...data.card, vatRate: { low: 20 } },
};

const user = userEvent.setup();
const option = (name: string) => screen.getByRole('button', { name });
const step = () => screen.getByText(/^Step \d of \d$/).textContent;
const wallAnswers = [
  'LPG',
  'Combi',
  'Medium (3-4 bedrooms, 2 bathrooms)',
  'Wall',
  'Nearby (1-2 m)',
  'Within 30 cm',
] as const;
const chosen = {
  fuel: 'lpg',
  boilerType: 'combi',
  propertySize: 'medium',
  flue: 'wall',
  distance: 'nearby',
  window: 'within30cm',
} as const;

let results: (EstimateResult | undefined)[] = [];
const show = () =>
  render(
    <EstimateWizard
      texts={texts}
      base={base}
      outwardCodes={['GU12']}
      dialog="visit"
      otherWays={<a href="tel:1">Call</a>}
      onResult={(result) => results.push(result)}
    />,
  );

async function answer(names: readonly string[]) {
  for (const name of names) await user.click(option(name));
}

async function finish() {
  await user.type(screen.getByLabelText('Postcode'), 'gu12 9zz{Enter}');
  await user.type(screen.getByLabelText('Email'), 'priya@example.com');
  await user.click(screen.getByRole('button', { name: 'Get My Estimate' }));
}

beforeEach(() => {
  results = [];
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/new-boilers');
  Element.prototype.scrollIntoView = jest.fn();
});

it('asks for a held press on every control of its first question, which scripts make live', () => {
  show();
  expect(screen.getByRole('region', { name: 'Boiler installation estimate' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.hasAttribute('data-island'))).toEqual(buttons.map(() => true));
  expect(document.activeElement).toBe(document.body);
});

it('leads from the first question to the price, the focus on each new heading', async () => {
  show();
  for (const [index, name] of wallAnswers.entries()) {
    expect(step()).toBe(`Step ${index + 1} of 8`);
    await user.click(option(name));
    expect(screen.getByRole('heading')).toHaveFocus();
  }
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await user.type(screen.getByLabelText('Postcode'), 'gu12 9zz');
  expect(screen.getByLabelText('Postcode')).toHaveValue('GU12 9ZZ');
  expect(screen.getByText(data.area.yes)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(screen.getByLabelText('Email'), 'priya@example.com{Enter}');

  expect(screen.getByRole('heading', { name: 'Your estimate' })).toHaveFocus();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '£2,500 Standard installation',
    '+£150 LPG parts and set-up',
    '+£100 longer flue: 1-2 m to the outside wall',
    '+£120 flue plume kit: window within 30 cm',
    '£2,870 Total',
    `£478.33 ${data.card.vat}`,
  ]);
  expect(screen.queryByText(/^Step/)).not.toBeInTheDocument();
  expect(results.at(-1)).toMatchObject({
    price: '£2,870',
    gasType: 'LPG',
    postcode: 'GU12 9ZZ',
    email: 'priya@example.com',
  });
});

it('takes the second click of a double click for none', () => {
  show();
  fireEvent.click(option('LPG'), { detail: 2 });
  expect(step()).toBe('Step 1 of 8');
  fireEvent.click(option('LPG'), { detail: 1 });
  expect(step()).toBe('Step 2 of 8');
});

it('keeps the caret where a small letter was typed', async () => {
  show();
  await answer(wallAnswers);
  const box = screen.getByLabelText<HTMLInputElement>('Postcode');
  await user.type(box, 'gu9zz');
  await user.type(box, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(box).toHaveValue('GUX9ZZ');
  expect(box.selectionStart).toBe(3);
});

it('goes back by the history of the browser, the choice still shown', async () => {
  show();
  await answer(['LPG', 'Combi']);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByText('Step 2 of 8');
  expect(option('Combi')).toHaveAttribute('aria-pressed', 'true');
  expect(option('System')).toHaveAttribute('aria-pressed', 'false');
  act(() => {
    window.history.back();
  });
  await screen.findByText('Step 1 of 8');
  expect(option('LPG')).toHaveAttribute('aria-pressed', 'true');
});

it('changes one answer and keeps the others', async () => {
  show();
  await answer(wallAnswers);
  await finish();
  await user.click(screen.getByRole('button', { name: 'Change Flue location' }));
  expect(results.at(-1)).toBeUndefined();
  await answer(['Roof', 'Flat']);
  expect(results.at(-1)).toMatchObject({
    price: '£2,850',
    flueLocation: 'Roof; Roof type: Flat',
    email: 'priya@example.com',
  });
});

describe('a tab', () => {
  it('resumes after a reload', async () => {
    const { unmount } = show();
    await answer(wallAnswers.slice(0, 3));
    unmount();
    show();
    expect(step()).toBe('Step 4 of 8');
  });

  it.each(['{', '{"kind":"done","answers":{"fuel":"coal"}}'])('starts afresh from the broken memory %s', (memory) => {
    window.sessionStorage.setItem('estimate', memory);
    show();
    expect(step()).toBe('Step 1 of 8');
  });

  it('that forbids storage works all the same', async () => {
    const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    show();
    await answer(['LPG']);
    expect(step()).toBe('Step 2 of 8');
    storage.mockRestore();
  });
});

describe('a link', () => {
  const open = (link: string) => {
    window.history.replaceState(null, '', link);
    show();
  };

  it('opens a shared estimate, without its fragment and without an email', () => {
    open(shareLink('/new-boilers', chosen, 2870));
    expect(screen.getByRole('heading', { name: 'Your estimate' })).toHaveFocus();
    expect(screen.queryByText(data.share.priceChanged, { exact: false })).not.toBeInTheDocument();
    expect(window.location.hash).toBe('');
    expect(results.at(-1)).toMatchObject({ price: '£2,870', postcode: '', email: '' });
  });

  it('says when the price has changed since', () => {
    open(shareLink('/new-boilers', chosen, 2650));
    expect(screen.getByText(/£2,650/)).toHaveTextContent(data.share.priceChanged);
    expect(results.at(-1)).toMatchObject({ price: '£2,870' });
  });

  it('that was altered is refused, until the visitor goes on', async () => {
    open(shareLink('/new-boilers', chosen, 2870).replace('2870', '1870'));
    expect(screen.getByText(data.share.refused)).toBeVisible();
    expect(step()).toBe('Step 1 of 8');
    await answer(['LPG']);
    expect(screen.queryByText(data.share.refused)).not.toBeInTheDocument();
  });

  it('carries the answers of the calculator', () => {
    open('/new-boilers#answers?fuel=mains&boilerType=combi&propertySize=small');
    expect(step()).toBe('Step 4 of 8');
  });

  it('followed on the page itself is opened too', () => {
    show();
    window.history.replaceState(null, '', shareLink('/new-boilers', chosen, 2870));
    fireEvent(window, new Event('hashchange'));
    expect(results.at(-1)).toMatchObject({ price: '£2,870' });
  });
});

describe('copying the link', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('says so', async () => {
    window.history.replaceState(null, '', shareLink('/new-boilers', chosen, 2870));
    show();
    await user.click(screen.getByRole('button', { name: data.share.copy }));
    expect(await screen.findByText(data.share.copied)).toBeVisible();
    expect(await window.navigator.clipboard.readText()).toBe(
      shareLink(`${window.location.origin}/new-boilers`, chosen, 2870),
    );
  });

  it('without a clipboard shows the link', async () => {
    window.history.replaceState(null, '', shareLink('/new-boilers', chosen, 2870));
    show();
    jest.spyOn(window.navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
    await user.click(screen.getByRole('button', { name: data.share.copy }));
    expect(await screen.findByRole('textbox', { name: data.share.copy })).toHaveValue(
      shareLink(`${window.location.origin}/new-boilers`, chosen, 2870),
    );
  });
});
