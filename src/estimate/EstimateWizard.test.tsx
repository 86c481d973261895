/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtureData } from '../../test/fixture';
import { estimate } from '../../content/features/estimate';
import { specBase, specExtras } from './test-support/spec-prices';
import type { Answers } from '../questionnaire/engine/definition';
import { shareFragment } from '../questionnaire/persistence/share-link';
import type { EstimateTexts } from './estimate-query';
import { type EstimateResult, EstimateWizard } from './EstimateWizard';
import { sharedEstimate } from './questions';

/** The texts of the fixture, with the specified prices. */
const data = estimate.parse(fixtureData('estimate.yaml'));
const texts: EstimateTexts = {
  ...data,
  ...specExtras,
  questions: data.questions.map((question) => ({
    ...question,
    options: question.options ?? null,
    notSure: question.notSure ?? null,
  })),
  card: { ...data.card, vatRate: { low: 20 } },
};

const user = userEvent.setup();
const { controls, card, extras } = data;
const options = data.questions.flatMap((question) => question.options ?? []);
const wordsOf = (value: string) => options.find((option) => option.value === value)?.label ?? '';
const labelOf = (name: string) => data.questions.find((question) => question.name === name)?.label ?? '';
const option = (value: string) => screen.getByRole('button', { name: wordsOf(value) });
const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(labelOf(name));
/** Returns the current and the total number of steps: '2/8'. */
const step = () => screen.getByText(/^\D+\d\D+\d$/).textContent.replace(/^\D+(\d)\D+(\d)$/, '$1/$2');
const wallAnswers = ['lpg', 'combi', 'medium', 'wall', 'nearby', 'within30cm'] as const;
const chosen = {
  fuel: 'lpg',
  boilerType: 'combi',
  propertySize: 'medium',
  flue: 'wall',
  distance: 'nearby',
  window: 'within30cm',
} as const;

const shareLink = (page: string, answers: Answers, pounds: number) =>
  `${page}${shareFragment(sharedEstimate, answers, pounds) ?? ''}`;

let results: (EstimateResult | undefined)[] = [];
const show = () =>
  render(
    <EstimateWizard
      texts={texts}
      base={specBase}
      outwardCodes={['GU12']}
      dialog="visit"
      otherWays={<a href="tel:1">Call</a>}
      onResult={(result) => results.push(result)}
    />,
  );

async function answer(values: readonly string[]) {
  for (const value of values) await user.click(option(value));
}

async function finish() {
  await user.type(box('postcode'), 'gu12 9zz{Enter}');
  await user.type(box('email'), 'priya@example.com');
  await user.click(button(controls.last));
}

beforeEach(() => {
  results = [];
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/new-boilers');
  Element.prototype.scrollIntoView = jest.fn();
});

it('estimate: when the page opens, then the first question is shown without Back, and the focus is not moved', () => {
  show();
  expect(screen.getByRole('region', { name: controls.name })).toBeVisible();
  expect(screen.queryByRole('button', { name: controls.back })).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});

it('estimate: when every question is answered, then the price is shown, and each new heading gets the focus', async () => {
  show();
  for (const [index, name] of wallAnswers.entries()) {
    expect(step()).toBe(`${index + 1}/8`);
    await user.click(option(name));
    expect(screen.getByRole('heading')).toHaveFocus();
  }
  expect(button(controls.next)).toHaveAttribute('aria-disabled', 'true');
  await user.type(box('postcode'), 'gu12 9zz');
  expect(button(controls.next)).not.toHaveAttribute('aria-disabled');
  expect(box('postcode')).toHaveValue('GU12 9ZZ');
  expect(await screen.findByText(data.area.yes)).toBeVisible();
  await user.click(button(controls.next));
  await user.type(box('email'), 'priya@example.com{Enter}');

  // A screen reader must hear of two moves of the focus: the heading stands where the box was.
  expect(screen.getByRole('region', { name: controls.name })).toHaveFocus();
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: card.heading })).toHaveFocus();
  });
  expect(screen.getByRole('region', { name: controls.name })).not.toHaveAttribute('tabindex');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `${extras.standard} £2,500`,
    `${extras.fuel.lpg} +£150`,
    `${extras.distance.nearby} +£100`,
    `${extras.window.within30cm} +£120`,
    `${card.total} £2,870`,
    `${card.vat} £478.33`,
  ]);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(results.at(-1)).toMatchObject({
    price: '£2,870',
    answers: expect.arrayContaining([
      { label: labelOf('fuel'), value: wordsOf('lpg') },
      { label: labelOf('postcode'), value: 'GU12 9ZZ', typed: true },
    ]),
    email: 'priya@example.com',
  });
});

it.each([
  ['combi', [card.conversion.combi]],
  ['system', [card.conversion.system]],
  ['regular', []],
] as const)(
  'estimate: when the boiler is a %s one, then it says what a change to it costs, or nothing if it is regular (row %#)',
  async (type, shown) => {
    show();
    await answer(['mains', type, 'small', 'roof', 'flat']);
    await finish();
    const texts = [card.conversion.combi, card.conversion.system] as readonly string[];
    expect(texts.filter((text) => screen.queryByText(text))).toEqual(shown);
  },
);

it('estimate: when a postcode is typed, then it says once, after a pause, whether it is covered', async () => {
  show();
  await answer(wallAnswers);
  jest.useFakeTimers();
  try {
    const type = (value: string) => fireEvent.change(box('postcode'), { target: { value } });
    const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const said = () => Object.values(data.area).filter((text) => screen.queryByText(text));
    for (const typed of ['G', 'GU', 'GU1', 'GU12', 'GU12 9', 'GU12 9Z', 'GU12 9ZZ']) {
      type(typed);
      await after(300);
      expect(said()).toEqual([]);
    }
    await after(300);
    expect(said()).toEqual([data.area.yes]);
    type('');
    await after(600);
    expect(said()).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});

it('estimate: when Continue is pressed without an answer, then it says what is missing', async () => {
  show();
  await answer(wallAnswers);
  const message = screen.getByText((_, element) => element?.id === 'question-missing');
  expect(message).toHaveAttribute('aria-live', 'polite');
  expect(message).toBeEmptyDOMElement();
  await user.click(button(controls.next));
  expect(box('postcode')).toHaveFocus();
  expect(box('postcode')).toHaveAccessibleDescription(expect.stringContaining(message.textContent));
  expect(message).toHaveTextContent(controls.unanswered.replace('[answer]', 'postcode'));
  expect(box('postcode')).toHaveAttribute('aria-invalid', 'true');
  await user.type(box('postcode'), 'gu12 9zz{Enter}');
  await user.type(box('email'), '{Enter}');
  expect(screen.getByText(controls.unanswered.replace('[answer]', 'email'))).toBeVisible();
  expect(step()).toBe('8/8');
});

it('progress bar: when a question is answered, then its value is the number of answered questions', async () => {
  show();
  const bar = () => screen.getByRole('progressbar', { name: controls.progress });
  expect(bar()).toHaveAttribute('aria-valuenow', '0');
  await answer(['mains']);
  expect(bar()).toHaveAttribute('aria-valuenow', '1');
  expect(bar()).toHaveAttribute('aria-valuetext', 'Step 2 of 8');
});

it('estimate: when an option is double-clicked, then it advances once', () => {
  show();
  fireEvent.click(option('lpg'), { detail: 2 });
  expect(step()).toBe('1/8');
  fireEvent.click(option('lpg'), { detail: 1 });
  expect(step()).toBe('2/8');
});

it('estimate: when a small letter is typed inside the postcode, then the caret stays', async () => {
  show();
  await answer(wallAnswers);
  const postcode = box('postcode');
  await user.type(postcode, 'gu9zz');
  await user.type(postcode, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(postcode).toHaveValue('GUX9ZZ');
  expect(postcode.selectionStart).toBe(3);
});

describe('estimate: when a browser fills in the postcode without an event', () => {
  async function filled() {
    show();
    await answer(wallAnswers);
    const postcode = box('postcode');
    await user.click(postcode);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(postcode, 'gu12 9zz');
    return postcode;
  }

  it.each([
    ['Next is pressed', async () => user.click(button(controls.next))],
    ['Enter is pressed', async () => user.type(box('postcode'), '{Enter}', { skipClick: true })],
  ])('and %s, then it is taken', async (_what, goOn) => {
    await filled();
    await goOn();
    expect(box('email')).toBeVisible();
    expect(window.sessionStorage.getItem('estimate')).toContain('GU12 9ZZ');
  });

  it('and its box is left, then it is taken', async () => {
    await filled();
    await user.tab();
    expect(window.sessionStorage.getItem('estimate')).toContain('GU12 9ZZ');
  });
});

it('estimate: when the browser goes back, then the question before is shown with its answer', async () => {
  show();
  await answer(['lpg', 'combi']);
  await user.click(button(controls.back));
  await waitFor(() => {
    expect(step()).toBe('2/8');
  });
  expect(option('combi')).toHaveAttribute('aria-pressed', 'true');
  expect(option('system')).toHaveAttribute('aria-pressed', 'false');
  act(() => {
    window.history.back();
  });
  await waitFor(() => {
    expect(step()).toBe('1/8');
  });
  expect(option('lpg')).toHaveAttribute('aria-pressed', 'true');
});

it('estimate: when the browser ignores the first press of Back, then the second one goes back', async () => {
  show();
  await answer(['lpg', 'combi']);
  const back = jest.spyOn(window.history, 'back').mockImplementation();
  await user.click(button(controls.back));
  // An immediate second press does nothing.
  await user.click(button(controls.back));
  expect(back).toHaveBeenCalledTimes(1);
  back.mockRestore();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 1500);
  await user.click(button(controls.back));
  await waitFor(() => {
    expect(step()).toBe('2/8');
  });
  jest.restoreAllMocks();
});

it('estimate: when the answers are listed, then each label has one value, with its button in it', async () => {
  show();
  await answer(wallAnswers);
  await finish();
  const change = button(`${card.change} ${labelOf('flue')}`);
  expect(change.closest('dd')).toHaveTextContent(wordsOf('wall'));
  expect(change.closest('dl')?.querySelectorAll('dt + dd + dd')).toHaveLength(0);
});

it('estimate: when one answer is changed, then the others are kept', async () => {
  show();
  await answer(wallAnswers);
  await finish();
  await user.click(button(`${card.change} ${labelOf('flue')}`));
  expect(results.at(-1)).toBeUndefined();
  // The number of its step is new on the page, and would not be announced.
  expect(screen.getByRole('heading')).toHaveAccessibleDescription('Step 4 of 8');
  await user.click(option('roof'));
  expect(screen.getByRole('heading')).not.toHaveAccessibleDescription();
  await answer(['flat']);
  expect(results.at(-1)).toMatchObject({
    price: '£2,850',
    answers: expect.arrayContaining([
      { label: labelOf('flue'), value: wordsOf('roof') },
      { label: labelOf('roofType'), value: wordsOf('flat') },
    ]),
    email: 'priya@example.com',
  });
});

describe('estimate: a tab', () => {
  it('when it is reloaded, then the estimate resumes at its question', async () => {
    const { unmount } = show();
    await answer(wallAnswers.slice(0, 3));
    unmount();
    show();
    expect(step()).toBe('4/8');
  });

  it.each([
    '{',
    '{"version":1,"kind":"done","answers":{"fuel":"coal"}}',
    '{"version":1,"kind":"done","answers":{"fuel":"mains"}}',
  ])('when it holds a broken state, then the estimate starts from the beginning: %s', (memory) => {
    window.sessionStorage.setItem('estimate', memory);
    show();
    expect(step()).toBe('1/8');
  });

  it('when it has no session storage, then the estimate still works', async () => {
    const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    show();
    await answer(['lpg']);
    expect(step()).toBe('2/8');
    storage.mockRestore();
  });
});

describe('estimate: a link', () => {
  const open = (link: string) => {
    window.history.replaceState(null, '', link);
    show();
  };

  it('when it is opened, then the price is shown, the address loses its fragment, and no email is asked for', async () => {
    open(shareLink('/new-boilers', chosen, 2870));
    await waitFor(() => {
      expect(screen.getByRole('heading', { name: card.heading })).toHaveFocus();
    });
    expect(screen.queryByText(data.share.priceChanged, { exact: false })).not.toBeInTheDocument();
    expect(window.location.hash).toBe('');
    expect(results.at(-1)).toMatchObject({
      price: '£2,870',
      answers: expect.arrayContaining([{ label: labelOf('postcode'), value: '', typed: true }]),
      email: '',
    });
  });

  it('when the price has changed since, then the page says so', () => {
    open(shareLink('/new-boilers', chosen, 2650));
    expect(screen.getByText(/£2,650/)).toHaveTextContent(data.share.priceChanged);
    expect(results.at(-1)).toMatchObject({ price: '£2,870' });
  });

  it('when it was altered, then it is refused, until the visitor continues', async () => {
    open(shareLink('/new-boilers', chosen, 2870).replace('2870', '1870'));
    expect(screen.getByText(data.share.refused)).toBeVisible();
    expect(step()).toBe('1/8');
    await answer(['lpg']);
    expect(screen.queryByText(data.share.refused)).not.toBeInTheDocument();
  });

  it('when a mail program has escaped it, then it is opened', () => {
    open(shareLink('/new-boilers', chosen, 2870).replace('=', '%3D'));
    expect(results.at(-1)).toMatchObject({ price: '£2,870' });
  });

  it('when it contains an incomplete escape sequence, then it is refused', () => {
    open('/new-boilers#estimate%3D1-mcswam-2000-1l4rd7%');
    expect(screen.getByText(data.share.refused)).toBeVisible();
  });

  it('when the tab has a postcode and an email, then they are kept', async () => {
    const { unmount } = show();
    await answer(wallAnswers);
    await finish();
    unmount();
    open(shareLink('/new-boilers', { ...chosen, fuel: 'mains' }, 2720));
    expect(results.at(-1)).toMatchObject({
      price: '£2,720',
      answers: expect.arrayContaining([{ label: labelOf('postcode'), value: 'GU12 9ZZ', typed: true }]),
      email: 'priya@example.com',
    });
    window.history.replaceState(null, '', '#answers?fuel=mains&boilerType=combi&propertySize=small');
    fireEvent(window, new Event('hashchange'));
    expect(step()).toBe('4/8');
    await answer(wallAnswers.slice(3));
    expect(box('postcode')).toHaveValue('GU12 9ZZ');
  });

  it('when it comes from the calculator, then the answers given there are taken over', () => {
    open('/new-boilers#answers?fuel=mains&boilerType=combi&propertySize=small');
    expect(step()).toBe('4/8');
  });

  it('when it is followed on the page itself, then it is opened', () => {
    show();
    window.history.replaceState(null, '', shareLink('/new-boilers', chosen, 2870));
    fireEvent(window, new Event('hashchange'));
    expect(results.at(-1)).toMatchObject({ price: '£2,870' });
  });
});

describe('estimate: copying the link', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('when there is a clipboard, then the page says that it is copied', async () => {
    window.history.replaceState(null, '', shareLink('/new-boilers', chosen, 2870));
    show();
    await user.click(screen.getByRole('button', { name: data.share.copy }));
    expect(await screen.findByText(data.share.copied)).toBeVisible();
    expect(await window.navigator.clipboard.readText()).toBe(
      shareLink(`${window.location.origin}/new-boilers`, chosen, 2870),
    );
  });

  it('when the clipboard refuses the link, then it is shown to be copied by hand', async () => {
    window.history.replaceState(null, '', shareLink('/new-boilers', chosen, 2870));
    show();
    jest.spyOn(window.navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
    await user.click(screen.getByRole('button', { name: data.share.copy }));
    expect(await screen.findByRole('textbox', { name: data.share.copy })).toHaveValue(
      shareLink(`${window.location.origin}/new-boilers`, chosen, 2870),
    );
  });
});
