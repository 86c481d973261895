import { readYaml } from './pages';
import { expect, type Locator, type Page } from './test';

type Numbers = Record<string, number>;
interface Question {
  name: string;
  label: string;
  options?: { value: string; label: string }[];
}
const estimate = readYaml('estimate.yaml') as unknown as Record<
  'fuel' | 'distance' | 'window' | 'roofType',
  Numbers
> & {
  questions: Question[];
  controls: Record<'name' | 'step' | 'of' | 'back' | 'next' | 'last' | 'notSure' | 'notLoaded' | 'retry', string>;
  card: Record<'heading' | 'including' | 'book' | 'change', string>;
  share: Record<'copy' | 'copied' | 'refused' | 'priceChanged' | 'priceThen', string>;
  area: Record<'yes', string>;
};
const calculator = readYaml('calculator.yaml') as unknown as {
  share: number;
  base: Record<string, Numbers>;
  questions: Question[];
  controls: { name: string; next: string; unanswered: Record<'choice' | 'text', string> };
  result: { fullEstimate: { label: string } };
};
export { calculator, estimate };

export const estimatePage = '/services/boiler-installation-replacement';
export const calculatorPage = '/boiler-quote-calculator';
export const estimateOf = (page: Page) => page.getByRole('region', { name: estimate.controls.name });
export const calculatorOf = (page: Page) => page.getByRole('region', { name: calculator.controls.name });

/** Opens a page and returns its questionnaire. */
export async function openEstimate(page: Page) {
  await page.goto(estimatePage);
  return estimateOf(page);
}
export async function openCalculator(page: Page) {
  await page.goto(calculatorPage);
  return calculatorOf(page);
}

const questions = [...estimate.questions, ...calculator.questions];
/** Returns the label of an option, by its value. */
export const wordsOf = (value: string) =>
  questions.flatMap(({ options }) => options ?? []).find((option) => option.value === value)?.label ?? value;
/** Returns the short name of a question. */
export const labelOf = (name: string) => questions.find((question) => question.name === name)?.label ?? name;

export const option = (region: Locator, value: string) =>
  region.getByRole('button', { name: wordsOf(value), exact: true });
export const button = (region: Locator, name: string) => region.getByRole('button', { name, exact: true });
export const box = (region: Locator, name: string) => region.getByRole('textbox', { name: labelOf(name), exact: true });
export const price = (region: Locator) => region.locator('.price');
/** Returns the button that changes one answer of a result. */
export const changeOf = (region: Locator, name: string) => button(region, `${estimate.card.change} ${labelOf(name)}`);

export const pounds = (value: number) => `£${value.toLocaleString('en-GB')}`;
export const standard = (type: string, size: string) =>
  Math.round(calculator.share * (calculator.base[type]?.[size] ?? NaN));
/** The pounds that each answer adds to the price, by the value of its option. */
export const extras: Numbers = { ...estimate.fuel, ...estimate.distance, ...estimate.window, ...estimate.roofType };
/** Returns the price of an estimate, from the numbers of the fixture. */
export const priceOf = ([fuel = '', type = '', size = '', , ...flue]: readonly string[]) =>
  [fuel, ...flue].reduce((sum, value) => sum + (extras[value] ?? NaN), standard(type, size));

/** The answers of an estimate for a wall flue and for a roof flue. */
export const wall = ['lpg', 'combi', 'medium', 'wall', 'nearby', 'within30cm'] as const;
export const roof = ['mains', 'system', 'large', 'roof', 'pitched'] as const;

export async function choose(region: Locator, values: readonly string[]) {
  for (const value of values) await option(region, value).click();
}

/** Fills in postcode and email after the last choice of an estimate. */
export async function finish(region: Locator, email = 'priya@example.com') {
  await box(region, 'postcode').fill('gu12 9zz');
  await button(region, estimate.controls.next).click();
  await box(region, 'email').fill(email);
  await button(region, estimate.controls.last).click();
}

/** Answers questions of the calculator, which needs Next after each. Before hydration the first clicks are queued. */
export async function answer(region: Locator, values: readonly string[]) {
  for (const value of values) {
    await option(region, value).click();
    await button(region, calculator.controls.next).click();
    await expect(option(region, value)).toHaveCount(0);
  }
}

export const isAt = (region: Locator, step: number, of: number) =>
  expect(
    region.getByText(`${estimate.controls.step} ${step} ${estimate.controls.of} ${of}`, { exact: true }),
  ).toBeVisible();

/** Slows the CPU down to that of a cheap phone, and optionally the connection. */
export async function slowDown(page: Page, connection?: { kbits: number; latency: number }) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!connection) return;
  const bytes = (connection.kbits * 1000) / 8;
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: connection.latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
}
