import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { readYaml } from './pages';

type Numbers = Record<string, number>;
const estimate = readYaml('estimate.yaml') as unknown as Record<'fuel' | 'distance' | 'window' | 'roofType', Numbers>;
const calculator = readYaml('calculator.yaml') as unknown as { share: number; base: Record<string, Numbers> };

const estimatePage = '/services/boiler-installation-replacement';
const calculatorPage = '/boiler-quote-calculator';
const estimateOf = (page: Page) => page.getByRole('region', { name: 'Boiler installation estimate' });
const calculatorOf = (page: Page) => page.getByRole('region', { name: 'Boiler quote calculator' });

/** The words on an option, as the contract has them, and the value `data/` prices it by. */
const options = {
  mains: 'Mains gas',
  lpg: 'LPG',
  combi: 'Combi',
  system: 'System',
  regular: 'Regular',
  small: 'Small (1-2 bedrooms, 1 bathroom)',
  medium: 'Medium (3-4 bedrooms, 2 bathrooms)',
  large: 'Large (5+ bedrooms, 3+ bathrooms)',
  wall: 'Wall',
  roof: 'Roof',
  adjacent: 'Adjacent',
  nearby: 'Nearby (1-2 m)',
  far: 'Far (more than 2 m)',
  within30cm: 'Within 30 cm',
  moreThan30cm: 'More than 30 cm',
  flat: 'Flat',
  pitched: 'Pitched',
  other: 'Other',
  yes: 'Yes',
  notSure: 'Not sure',
} as const;
type Option = keyof typeof options;

const option = (region: Locator, name: Option) => region.getByRole('button', { name: options[name], exact: true });
const pounds = (value: number) => `£${value.toLocaleString('en-GB')}`;
const standard = (type: string, size: string) => Math.round(calculator.share * (calculator.base[type]?.[size] ?? NaN));
const extras: Numbers = { ...estimate.fuel, ...estimate.distance, ...estimate.window, ...estimate.roofType };
const priceOf = ([fuel, type, size, , ...flue]: readonly Option[]) =>
  [fuel, ...flue].reduce((sum, name) => sum + (extras[name ?? ''] ?? NaN), standard(type ?? '', size ?? ''));

/** The six sets of answers estimate.md checks. */
const checks: readonly (readonly Option[])[] = [
  ['mains', 'combi', 'small', 'wall', 'adjacent', 'moreThan30cm'],
  ['lpg', 'combi', 'medium', 'wall', 'nearby', 'within30cm'],
  ['mains', 'combi', 'medium', 'roof', 'flat'],
  ['mains', 'regular', 'medium', 'wall', 'far', 'moreThan30cm'],
  ['mains', 'system', 'large', 'roof', 'pitched'],
  ['lpg', 'system', 'large', 'wall', 'far', 'within30cm'],
];
const [first = [], second = []] = checks;

async function choose(region: Locator, names: readonly Option[]) {
  for (const name of names) await option(region, name).click();
}

async function finish(region: Locator, email = 'priya@example.com') {
  await region.getByRole('textbox', { name: 'Postcode' }).fill('gu12 9zz');
  await region.getByRole('button', { name: 'Continue' }).click();
  await region.getByRole('textbox', { name: 'Email' }).fill(email);
  await region.getByRole('button', { name: 'Get My Estimate' }).click();
}

/** Presses Tab until a control has the focus; fails if it takes more presses than a question has controls. */
async function tabTo(page: Page, control: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0], timeout: 3000 });
}

const isAt = (region: Locator, step: number, of: number) =>
  expect(region.getByText(`Step ${step} of ${of}`, { exact: true })).toBeVisible();
const price = (region: Locator) => region.locator('.price');

async function axe(page: Page, what: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

test.describe('the installation estimate', () => {
  test('stands in the HTML with its first question, before any script', async ({ request }) => {
    const html = await (await request.get(estimatePage)).text();
    const body = html.slice(html.indexOf('Boiler installation estimate'));
    for (const words of ['Step 1 of 8', 'role="progressbar"', 'Mains gas', 'LPG', 'Not sure?'])
      expect(body).toContain(words);
  });

  for (const answers of checks)
    test(`${answers.join(', ')}: the price and a breakdown that adds up`, async ({ page }) => {
      await page.goto(estimatePage);
      const region = estimateOf(page);
      const of = answers.includes('roof') ? 7 : 8;
      for (const [index, name] of answers.entries()) {
        await isAt(region, index + 1, index > 3 ? of : 8);
        await expect(region.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(index + 1));
        await option(region, name).click();
        await expect(region.getByRole('heading').first()).toBeFocused();
      }
      await isAt(region, of - 1, of);
      await finish(region);
      await expect(region.getByRole('heading', { name: 'Your estimate' })).toBeFocused();
      await expect(price(region)).toHaveText(pounds(priceOf(answers)));
      await expect(region.getByText('Including installation and VAT')).toBeVisible();
      await expect(region.getByRole('progressbar')).toHaveCount(0);
      const amounts = await region.locator('tbody td').allTextContents();
      const added = answers.filter((name) => extras[name]);
      expect(amounts).toHaveLength(1 + added.length);
      const sum = amounts.reduce((total, amount) => total + Number(amount.replace(/[^\d.]/g, '')), 0);
      expect(sum).toBe(priceOf(answers));
      await expect(region.locator('tfoot')).toContainText(pounds(priceOf(answers)));
      await expect(region.locator('tfoot')).toContainText(
        `£${(priceOf(answers) / 6).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
      );
    });

  test('can be answered by keyboard alone; arrow keys do not advance', async ({ page }) => {
    await page.goto(estimatePage);
    const region = estimateOf(page);
    await option(region, 'mains').focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    await isAt(region, 1, 8);
    await page.keyboard.press('Enter');
    for (const [index, name] of (['system', 'large', 'roof', 'pitched'] as const).entries()) {
      await isAt(region, index + 2, index > 2 ? 7 : 8);
      await expect(region.getByRole('heading').first()).toBeFocused();
      await tabTo(page, option(region, name));
      await page.keyboard.press(index % 2 ? 'Enter' : 'Space');
    }
    await isAt(region, 6, 7);
    await page.keyboard.press('Tab');
    await page.keyboard.type('gu1 1aa');
    await expect(region.getByRole('textbox', { name: 'Postcode' })).toHaveValue('GU1 1AA');
    await expect(region.getByText('in the area we usually cover')).toBeVisible();
    await page.keyboard.press('Enter');
    await isAt(region, 7, 7);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await isAt(region, 7, 7);
    await page.keyboard.type('sam@example.com');
    await page.keyboard.press('Enter');
    await expect(region.getByRole('heading', { name: 'Your estimate' })).toBeFocused();
    await expect(price(region)).toHaveText(pounds(priceOf(['mains', 'system', 'large', 'roof', 'pitched'])));
  });

  test('Back and the browser’s Back and Forward walk through the questions; choices are kept', async ({ page }) => {
    await page.goto(estimatePage);
    const region = estimateOf(page);
    await expect(region.getByRole('button', { name: 'Back' })).toHaveCount(0);
    await choose(region, ['lpg', 'combi', 'medium']);
    await isAt(region, 4, 8);
    await page.goBack();
    await isAt(region, 3, 8);
    await expect(option(region, 'medium')).toHaveAttribute('aria-pressed', 'true');
    await expect(region.getByRole('heading').first()).toBeFocused();
    await region.getByRole('button', { name: 'Back' }).click();
    await isAt(region, 2, 8);
    await page.goForward();
    await isAt(region, 3, 8);
    await page.goForward();
    await isAt(region, 4, 8);
    await choose(region, second.slice(3));
    await finish(region);
    await page.goBack();
    await expect(region.getByRole('textbox', { name: 'Email' })).toHaveValue('priya@example.com');
    await page.goForward();
    await expect(price(region)).toHaveText(pounds(priceOf(second)));
    for (let steps = 0; steps < 8; steps++) await page.goBack();
    await isAt(region, 1, 8);
    await expect(option(region, 'lpg')).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });

  test('a reload resumes at the question, and at the estimate', async ({ page }) => {
    await page.goto(estimatePage);
    const region = estimateOf(page);
    await choose(region, second.slice(0, 4));
    await isAt(region, 5, 8);
    await page.reload();
    await isAt(region, 5, 8);
    await region.getByRole('button', { name: 'Back' }).click();
    await expect(option(region, 'wall')).toHaveAttribute('aria-pressed', 'true');
    await choose(region, second.slice(3));
    await finish(region);
    await expect(price(region)).toBeVisible();
    await page.reload();
    await expect(price(region)).toHaveText(pounds(priceOf(second)));
  });

  test('one answer can be changed without redoing the others', async ({ page }) => {
    await page.goto(estimatePage);
    const region = estimateOf(page);
    await choose(region, second);
    await finish(region);
    await region.getByRole('button', { name: 'Change Gas type' }).click();
    await expect(option(region, 'lpg')).toHaveAttribute('aria-pressed', 'true');
    await option(region, 'mains').click();
    await expect(price(region)).toHaveText(pounds(priceOf(second) - (extras.lpg ?? 0)));
    await region.getByRole('button', { name: 'Change Flue location' }).click();
    await option(region, 'roof').click();
    await option(region, 'pitched').click();
    await expect(price(region)).toHaveText(pounds(priceOf(['mains', 'combi', 'medium', 'roof', 'pitched'])));
    await expect(region.getByText('Distance to the outside wall')).toHaveCount(0);
    // Leaving a change gives it up.
    await region.getByRole('button', { name: 'Change Flue location' }).click();
    await option(region, 'wall').click();
    await page.goBack();
    await page.goBack();
    await expect(price(region)).toHaveText(pounds(priceOf(['mains', 'combi', 'medium', 'roof', 'pitched'])));
  });

  test('a link reopens the estimate without postcode and email; an altered one is refused', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(estimatePage);
    const region = estimateOf(page);
    await choose(region, second);
    await finish(region);
    await region.getByRole('button', { name: 'Copy a link' }).click();
    await expect(region.getByText('Link copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`${baseURL ?? ''}${estimatePage}#estimate=`);
    expect(decodeURIComponent(link)).not.toMatch(/GU12|priya/i);

    const guest = await context.newPage();
    await guest.goto(link);
    await expect(price(estimateOf(guest))).toHaveText(pounds(priceOf(second)));
    await expect(estimateOf(guest).getByText('priya@example.com')).toHaveCount(0);
    expect(guest.url()).not.toContain('#');

    await guest.goto(link.replace(/\d{4}-/, '1-'));
    await expect(estimateOf(guest).getByText('could not open this estimate')).toBeVisible();
    await isAt(estimateOf(guest), 1, 8);
  });

  test('a double click goes on once', async ({ page }) => {
    await page.goto(estimatePage);
    const region = estimateOf(page);
    await option(region, 'mains').dblclick();
    await isAt(region, 2, 8);
    await option(region, 'combi').dblclick();
    await isAt(region, 3, 8);
  });

  test('the booking takes over the email and the price', async ({ page }) => {
    await page.goto(estimatePage);
    const region = estimateOf(page);
    await choose(region, first);
    await finish(region, 'lee@example.com');
    await region.getByRole('button', { name: 'Book Your Free Visit Now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book Your Free Visit' });
    await dialog.getByRole('button', { name: 'Next month' }).click();
    await dialog
      .locator('button:enabled', { hasText: /^\s*15\s*$|^\s*16\s*$/ })
      .first()
      .click();
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('lee@example.com');
  });

  test('on a phone: the first tap before any script counts; eight presses and two short texts; nothing jumps', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(estimatePage);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      const seen = { shift: 0, slowest: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const region = estimateOf(page);
    let taps = 0;
    for (const name of second) {
      await option(region, name).click();
      taps++;
      await expect(option(region, name)).toHaveCount(0);
    }
    await region.getByRole('textbox', { name: 'Postcode' }).fill('GU12 9ZZ');
    await page.keyboard.press('Enter');
    await region.getByRole('textbox', { name: 'Email' }).fill('a@example.com');
    await region.getByRole('button', { name: 'Get My Estimate' }).click();
    taps++;
    await expect(price(region)).toBeInViewport();
    expect(taps).toBeLessThanOrEqual(8);
    const { shift } = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen);
    expect(shift).toBeLessThan(0.01);
  });

  test('answers within 100 ms on a slow phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(estimatePage);
    const region = estimateOf(page);
    await option(region, 'mains').click();
    await isAt(region, 2, 8);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const slowest = await page.evaluate(async () => {
      let worst = 0;
      for (const label of ['Combi', 'Small', 'Wall', 'Adjacent', 'More than']) {
        const button = [...document.querySelectorAll('button')].find((found) => found.innerText.startsWith(label));
        const start = performance.now();
        button?.click();
        // Layout is part of the answer.
        document.body.getBoundingClientRect();
        worst = Math.max(worst, performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return worst;
    });
    await isAt(region, 7, 8);
    expect(slowest).toBeLessThan(100);
  });

  test('says a language a screen reader follows: headings, live step, described options', async ({ page }) => {
    await page.goto(estimatePage);
    const region = estimateOf(page);
    await expect(region.getByText('Step 1 of 8')).toHaveAttribute('aria-live', 'polite');
    await expect(option(region, 'mains')).toHaveAccessibleDescription(/gas meter/);
    await option(region, 'mains').click();
    await expect(region.getByText('Step 2 of 8')).toHaveAttribute('aria-live', 'polite');
  });

  test('prints on its own', async ({ page }) => {
    await page.goto(estimatePage);
    const region = estimateOf(page);
    await choose(region, first);
    await finish(region);
    await expect(price(region)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(price(region)).toBeVisible();
    await expect(region.getByRole('table')).toBeVisible();
    await expect(region.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'What a new boiler changes' })).toBeHidden();
  });
});

for (const width of [360, 1280])
  test(`axe finds nothing at any step of the estimate at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(estimatePage);
    const region = estimateOf(page);
    for (const name of second) {
      await option(region, name).click();
      await expect(option(region, name)).toHaveCount(0);
      await axe(page, name);
    }
    await finish(region);
    await expect(price(region)).toBeVisible();
    await axe(page, 'the price');
    await region.getByRole('button', { name: 'Change Flue location' }).click();
    await option(region, 'roof').click();
    await axe(page, 'the roof');
  });

test.describe('the quote calculator', () => {
  const paths: readonly { type: Option; size: Option; location: Option; more: readonly Option[]; of: number }[] = [
    { type: 'combi', size: 'small', location: 'wall', more: ['mains', 'yes', 'nearby', 'within30cm'], of: 8 },
    { type: 'system', size: 'medium', location: 'roof', more: ['lpg', 'notSure', 'flat'], of: 7 },
    { type: 'regular', size: 'large', location: 'other', more: ['mains', 'yes'], of: 8 },
  ];

  async function answer(region: Locator, names: readonly Option[]) {
    for (const name of names) {
      await option(region, name).click();
      await region.getByRole('button', { name: 'Next' }).click();
    }
  }

  for (const { type, size, location, more, of } of paths)
    test(`${type}, ${size}, ${location}: ${of} steps and the price`, async ({ page }) => {
      await page.goto(calculatorPage);
      const region = calculatorOf(page);
      await answer(region, [type, size, location, ...more]);
      if (location === 'other') {
        await isAt(region, 6, 8);
        await region.getByRole('button', { name: 'Next' }).click();
        await expect(region.getByText('Write a few words to go on.')).toBeVisible();
        await expect(region.getByRole('textbox')).toHaveCount(1);
        await region.getByRole('textbox', { name: 'Where the flue is' }).fill('Through the basement');
        await page.keyboard.press('Enter');
        await expect(region.getByRole('textbox')).toHaveCount(1);
        await region.getByRole('button', { name: 'Next' }).click();
      }
      await isAt(region, of, of);
      await expect(price(region)).toHaveText(pounds(standard(type, size)));
      await expect(region.getByRole('heading', { name: 'Your estimate' })).toBeFocused();
      await region.getByRole('button', { name: 'Book Your Free Quote' }).click();
      await expect(page.getByRole('dialog', { name: 'Book Your Free Quote' })).toBeVisible();
      await page.keyboard.press('Escape');
      await region.getByRole('button', { name: 'Back' }).click();
      await isAt(region, of - 1, of);
    });

  test('shows its nine prices, one answer changed at a time', async ({ page }) => {
    await page.goto(calculatorPage);
    const region = calculatorOf(page);
    await answer(region, ['combi', 'small', 'roof', 'mains', 'yes', 'pitched']);
    for (const type of ['combi', 'system', 'regular'] as const) {
      await region.getByRole('button', { name: 'Change Boiler type' }).click();
      await answer(region, [type]);
      for (const size of ['small', 'medium', 'large'] as const) {
        await region.getByRole('button', { name: 'Change Property size' }).click();
        await answer(region, [size]);
        await expect(price(region)).toHaveText(pounds(standard(type, size)));
      }
    }
  });

  test('Next without an answer stays and says why; a choice is kept after Back', async ({ page }) => {
    await page.goto(calculatorPage);
    const region = calculatorOf(page);
    await region.getByRole('button', { name: 'Next' }).click();
    await expect(region.getByText('Choose an answer to go on.')).toBeVisible();
    await isAt(region, 1, 8);
    await answer(region, ['system']);
    await isAt(region, 2, 8);
    await region.getByRole('button', { name: 'Back' }).click();
    await expect(option(region, 'system')).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(option(region, 'system')).toHaveAttribute('aria-pressed', 'true');
  });

  test('carries its answers over to the full estimate', async ({ page }) => {
    await page.goto(calculatorPage);
    const region = calculatorOf(page);
    await answer(region, ['combi', 'medium', 'wall', 'lpg', 'yes', 'nearby', 'within30cm']);
    await region.getByRole('link', { name: /full estimate/ }).click();
    await expect(page).toHaveURL(new RegExp(`${estimatePage}$`));
    await isAt(estimateOf(page), 7, 8);
    await finish(estimateOf(page));
    await expect(price(estimateOf(page))).toHaveText(pounds(priceOf(second)));
  });

  for (const width of [360, 1280])
    test(`axe finds nothing at any step at ${width} px`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(calculatorPage);
      const region = calculatorOf(page);
      for (const name of ['combi', 'small', 'other', 'mains', 'yes'] as const) {
        await answer(region, [name]);
        await axe(page, name);
      }
      await region.getByRole('button', { name: 'Next' }).click();
      await axe(page, 'a missing text');
      await region.getByRole('textbox').fill('In the loft');
      await region.getByRole('button', { name: 'Next' }).click();
      await region.getByRole('button', { name: 'Next' }).click();
      await expect(price(region)).toBeVisible();
      await axe(page, 'the price');
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [route, region] of [
    [estimatePage, estimateOf],
    [calculatorPage, calculatorOf],
  ] as const)
    test(`${route} says how to get a price and shows no dead button`, async ({ page }) => {
      await page.goto(route);
      await expect(region(page).getByText('The questions need JavaScript.')).toBeVisible();
      await expect(region(page).getByRole('link', { name: /01632/ })).toBeVisible();
      await expect(region(page).getByRole('button')).toHaveCount(0);
      const table = page.getByRole('table', { name: /Standard installation price/ });
      for (const [type, sizes] of Object.entries(calculator.base))
        for (const size of Object.keys(sizes)) await expect(table).toContainText(pounds(standard(type, size)));
    });
});
