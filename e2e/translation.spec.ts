import path from 'node:path';
import {
  afternoon,
  type Case,
  cases,
  company,
  date,
  monday,
  morning,
  parseMail,
  pricedCases,
  required,
  standsForItsKind,
  startClock,
} from './booking-steps';
import { readYaml, routes } from './pages';
import { pageScript } from './source/page-script';
import { connect, expect, type Locator, type Page, test } from './test';
import { translated as inOtherLetters } from './translation/letters';

// Many visitors read the site in the translation of their browser. Every journey does the same as in English, says the same,
// and leaves nothing in two languages.

const translator = pageScript(path.join(__dirname, 'translation', 'translator.ts'));
const { form } = readYaml('booking-dialog.yaml') as { form: { translated: string } };

/** When the browser translates. */
const moments = {
  never: 'never',
  before: 'before the islands start',
  while: 'while they start',
  open: 'once the part is open',
  each: 'after each step',
  booked: 'after the booking',
} as const;
type Moment = keyof typeof moments;

/** Matches a name in English and in translation. */
const either = (name: string) => {
  const [plain, translated] = [name, inOtherLetters(name)].map((text) => text.replace(/[()]/g, '\\$&'));
  return new RegExp(`\\b${plain}|${translated}`);
};

/** A visitor whose browser translates the page at a given moment. Records what the page says at each step. */
class Reader {
  readonly said: string[][] = [];
  private isTranslated = false;

  constructor(
    readonly page: Page,
    readonly moment: Moment,
  ) {}

  async visit(route: string) {
    await startClock(this.page, monday);
    await this.page.addInitScript(translator);
    if (this.moment === 'before')
      await this.page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => window.translator?.watch());
      });
    if (this.moment === 'while')
      await this.page.addInitScript(() => {
        let isWatched = false;
        // React has been told to start, and has not begun.
        document.addEventListener(
          'load',
          ({ target }) => {
            if (isWatched || !(target instanceof HTMLScriptElement) || !target.src.includes('/islands/')) return;
            isWatched = true;
            window.translator?.watch();
          },
          true,
        );
      });
    this.isTranslated = this.moment === 'before' || this.moment === 'while';
    await this.page.goto(route);
  }

  /** Translates the page, if the moment that has come is the one at which this visitor's browser does. */
  async reach(moment: Moment) {
    if (moment !== this.moment) return;
    this.isTranslated = true;
    await this.page.evaluate(() => window.translator?.watch());
  }

  /** Notes what a part of the page says; or, with what it says in English, expects the same of it in translation. */
  async reads(selector: string, plain?: string[]) {
    this.isTranslated ||= this.moment === 'each';
    const read = async () => {
      if (this.moment === 'each') await this.page.evaluate(() => window.translator?.once());
      const { says, english } = await this.page.evaluate((part) => {
        if (!window.translator) throw new Error('the page has no translator');
        return window.translator.read(part);
      }, selector);
      // Shown in translation only.
      return {
        says: says.map((text) => text.replace(` ${form.translated}`, '')),
        english: this.isTranslated ? english : [],
      };
    };
    const step = `step ${this.said.length + 1}`;
    if (plain) await expect.poll(read, { message: step, intervals: [100] }).toEqual({ says: plain, english: [] });
    this.said.push((await read()).says);
  }
}

/** A journey. Calls `reads` with a selector after each step. */
type Journey = (reader: Reader, reads: (selector: string) => Promise<void>) => Promise<unknown>;

/** What each journey has said and returned in English, by its name. It says the same at every moment of a translation. */
const inEnglish = new Map<string, { said: string[][]; wanted: unknown }>();

/** Follows a journey in English, once, and then in translation. Expects it to say and to return the same. */
async function bothSay(page: Page, name: string, moment: Moment, journey: Journey) {
  if (!inEnglish.has(name)) {
    const english = new Reader(await page.context().newPage(), 'never');
    const wanted = await journey(english, (part) => english.reads(part));
    inEnglish.set(name, { said: english.said, wanted });
    await english.page.close();
  }
  const { said = [], wanted } = inEnglish.get(name) ?? {};
  const reader = new Reader(page, moment);
  const got = await journey(reader, (part) => reader.reads(part, said[reader.said.length]));
  expect(got).toEqual(wanted);
  expect(reader.said).toHaveLength(said.length);
}

const corner = 'section[aria-labelledby="receipt-title"], [role="status"]';

/** Books in an open dialog as somebody does who makes several mistakes first. Returns the mails. */
async function books(reader: Reader, reads: (selector: string) => Promise<void>, id: string, { kind }: Case) {
  const { page } = reader;
  const dialog = page.locator(`#${id}`);
  const part = `#${id}`;
  const confirm = () => dialog.locator('[type=submit]').click({ force: true });
  const day = (name: string) => dialog.getByRole('button', { name: either(name) });
  const slot = (name: string) => dialog.locator('input[type=radio]').nth(name === morning ? 0 : 1);
  const button = (name: string) => dialog.getByRole('button', { name: either(name) });
  const values = [...Object.entries(required[kind])];
  const fill = async () => {
    for (const [label, value] of values) {
      const field = dialog.getByLabel(either(label)).and(page.locator('[name]')).first();
      if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption({ value });
      else await field.fill(value);
    }
  };
  await expect(dialog.locator('.react-calendar')).toBeVisible();
  await reader.reach('open');
  await reads(part);
  await dialog.locator('.react-calendar__navigation__next-button').click();
  await reads(part);
  await dialog.locator('.react-calendar__navigation__prev-button').click();
  await confirm();
  await reads(part);
  await dialog.getByRole('alert').getByRole('button').click();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await day(date).click();
  await reads(part);
  await confirm();
  await reads(part);
  await slot(afternoon).check();
  await fill();
  await dialog.locator('[name=email]').fill('jo@');
  await confirm();
  await reads(part);
  await fill();
  await reads(part);
  await day('25 November 2026').click();
  await reads(part);
  await button('Restore my details').click();
  await slot(morning).check();
  await reads(part);
  await confirm();
  await expect(dialog).toBeHidden();
  const mails = page.locator('a[href^=mailto]').and(page.locator('section[aria-labelledby="receipt-title"] a'));
  await expect(mails.first()).toBeVisible();
  await expect(page.getByRole('status')).toBeVisible();
  await reader.reach('booked');
  await reads(corner);
  const links = await mails.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
  const receipt = page.locator('section[aria-labelledby="receipt-title"]');
  await receipt.getByRole('button', { name: either('Copy the message') }).click();
  await expect(receipt.locator('textarea').or(receipt.getByText(either('Copied')))).toBeVisible();
  await receipt.getByRole('button', { name: either('Dismiss') }).click();
  await expect(receipt).toBeHidden();
  return links.map(parseMail);
}

/** Opens a dialog once more, after a booking, and closes it. */
async function opensAgain(reader: Reader, reads: (selector: string) => Promise<void>, opener: Locator, id: string) {
  await opener.click();
  await expect(reader.page.locator(`#${id} .react-calendar`)).toBeVisible();
  await reads(`#${id}`);
  await reader.page.locator(`#${id} [command=close]`).click();
  await expect(reader.page.locator(`#${id}`)).toBeHidden();
}

const translated = Object.keys(moments).filter((moment) => moment !== 'never') as Moment[];

/**
 * Returns some of the moments, and others for the next turn, so that neighbouring forms share them out. The moments differ in
 * what React has done by then, which is the same code for all forms. With TRANSLATED=all it returns all of the given moments.
 */
const shared = (of: readonly Moment[], among: number, turn: number): readonly Moment[] =>
  process.env.TRANSLATED === 'all' ? of : of.filter((_, index) => index % among === turn % among);

/** Opens a form by its first button, books, and opens it again. */
async function wholeBooking(reader: Reader, reads: (selector: string) => Promise<void>, each: Case) {
  const { page } = reader;
  const [place] = each.openers[0];
  const id = await page.locator('dialog', { hasText: either(each.heading) }).getAttribute('id');
  const opener = page.getByRole(place).locator(`[commandfor="${id}"] >> visible=true`).first();
  await opener.click();
  const mails = await books(reader, reads, id ?? '', each);
  await opensAgain(reader, reads, opener, id ?? '');
  return mails;
}

for (const [turn, [name, each]] of Object.entries<Case>(cases).entries())
  for (const moment of standsForItsKind(name) ? translated : shared(['before', 'open'], 2, turn))
    test(`booking ${name}: when the page is translated ${moments[moment]}, then it says the same and the mail is in English`, async ({
      page,
    }) => {
      test.setTimeout(60_000);
      await bothSay(page, name, moment, async (reader, reads) => {
        await reader.visit(each.path);
        return wholeBooking(reader, reads, each);
      });
    });

for (const [turn, [name, each]] of Object.entries(pricedCases).entries())
  for (const moment of shared(translated, 2, turn))
    test(`${name}: when the page is translated ${moments[moment]}, then the price and its booking are the same`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await bothSay(page, name, moment, async (reader, reads) => {
        await reader.visit(each.path);
        const region = reader.page.locator('[data-resume]');
        const say = () => reads('[data-resume]');
        const button = (label: string) => region.getByRole('button', { name: either(label) });
        const next = region.locator('form [type=submit]');
        const hasNext = name === 'calculator';
        await expect(region.locator('[aria-pressed]').first()).toBeVisible();
        await reader.reach('open');
        await say();
        for (const [index, label] of each.priced.answers.entries()) {
          const question = region.locator('#question');
          const asked = await question.textContent();
          // Shows that an answer is missing. Not at the first question: there the press may be carried out only after the answer.
          if (hasNext && index > 0) await next.click();
          await button(label).first().click();
          if (hasNext) await next.click();
          await expect(region.getByText(asked ?? '', { exact: true })).toHaveCount(0);
          await say();
          if (index !== 1) continue;
          await button('Back').click();
          await expect(button(label).first()).toHaveAttribute('aria-pressed', 'true');
          await say();
          await button(label).first().click();
          if (hasNext) await next.click();
          await say();
        }
        if (name !== 'calculator') {
          await region.locator('#answer-postcode').fill('gu12 9zz');
          await say();
          await next.click();
          await region.locator('#answer-email').fill('jo@example.org');
          await next.click();
          await say();
        }
        await expect(region.locator('.price')).toHaveText(each.priced.price);
        await button('Copy').click();
        await expect(region.locator('input[readonly]').or(region.getByText(either('Copied')))).toBeVisible();
        await say();
        await button('Change').first().click();
        await say();
        await reader.page.goBack();
        await expect(region.locator('.price')).toHaveText(each.priced.price);
        await say();
        return wholeBooking(reader, reads, each);
      });
    });

/** The other journeys: through parts of pages, and to a receipt on the page after its booking. */
const others: Record<string, Journey> = {
  'the menu of a phone': async (reader, reads) => {
    const { page } = reader;
    await page.setViewportSize({ width: 390, height: 800 });
    await reader.visit('/faq');
    await page.locator('[popovertarget]').first().click();
    await reader.reach('open');
    await reads('[popover]');
    await page.keyboard.press('Escape');
    await expect(page.locator('[popover]')).toBeHidden();
    await page.locator('[popovertarget]').first().click();
    await page.locator('[popover] a[href="/reviews"]').first().click();
    await page.waitForURL('**/reviews');
  },
  'the questions and answers': async (reader, reads) => {
    const { page } = reader;
    await reader.visit('/faq');
    await reader.reach('open');
    for (const index of [0, 1, 1]) {
      await page.locator('summary').nth(index).click();
      await reads('main');
    }
  },
  'the pressure gauge': async (reader, reads) => {
    const { page } = reader;
    await reader.visit('/guides/how-to-increase-boiler-pressure');
    const slider = page.locator('input[type=range]');
    await slider.focus();
    await expect(page.locator('[data-island=gauge][data-state=up]')).toBeVisible();
    await reader.reach('open');
    for (let press = 0; press < 30; press += 1) {
      await slider.press('ArrowRight');
      if (press % 10 === 9) await reads('[data-island=gauge]');
    }
    return slider.getAttribute('aria-valuetext');
  },
  'a page that is not there': async (reader, reads) => {
    await connect(reader.page);
    await reader.visit('/guides/deal-with-leak');
    await expect(reader.page.locator('.closest a')).toBeVisible();
    await reader.reach('open');
    await reads('main');
    return reader.page.locator('.closest a').getAttribute('href');
  },
  'a receipt on the next page': async (reader, reads) => {
    const { page } = reader;
    const each = cases.drain;
    await reader.visit(each.path);
    await page.locator('main [commandfor] >> visible=true').first().click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('button', { name: either(date) }).click();
    await dialog.locator('input[type=radio]').first().check();
    for (const [name, value] of Object.entries({
      name: 'Jo',
      email: 'jo@example.org',
      phone: '01632 960001',
      summary: 'Tap',
    }))
      await dialog.locator(`[name=${name}]`).fill(value);
    await dialog.locator('[type=submit]').click();
    const receipt = page.locator('section[aria-labelledby="receipt-title"]');
    await expect(receipt).toBeVisible();
    await page.goto('/faq');
    await expect(receipt).toBeVisible();
    await reader.reach('open');
    await reads(corner);
    await receipt.getByRole('button', { name: either('Dismiss') }).click();
    await expect(receipt).toBeHidden();
  },
};

for (const [name, journey] of Object.entries(others))
  test.describe(name, () => {
    test.use({ expected: name === 'a page that is not there' ? [/404/] : [] });
    for (const moment of ['before', 'while', 'open', 'each'] as const) {
      // No island starts on the page of questions, so nothing is translated while one does.
      if (moment === 'while' && /menu|questions/.test(name)) continue;
      test(`${name}: when it is translated ${moments[moment]}, then it says the same`, async ({ page }) => {
        await bothSay(page, name, moment, journey);
      });
    }
  });

test('estimate: when the page is translated before its scripts arrive, then a press before that counts', async ({
  page,
}) => {
  const { path: route } = pricedCases['visit after an estimate'];
  const waiting: (() => void)[] = [];
  await page.route(/\.js$/, async (to) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await to.continue();
  });
  await page.addInitScript(translator);
  await page.goto(route);
  await page.evaluate(() => window.translator?.watch());
  const options = page.locator('[data-resume] [aria-pressed]');
  await options.first().click();
  await expect(options.first()).toHaveAttribute('aria-busy', 'true');
  await expect
    .poll(() => {
      for (const go of waiting.splice(0)) go();
      return page.locator('[data-resume] [role=progressbar]').getAttribute('aria-valuenow');
    })
    .toBe('1');
});

test('questions: when the scripts run while an answer of a translated page is held down, then letting go answers', async ({
  page,
}) => {
  const waiting: (() => void)[] = [];
  await page.route(/\/islands\//, (route) => new Promise<void>((go) => waiting.push(go)).then(() => route.continue()));
  await page.addInitScript(translator);
  await page.goto('/services/boiler-installation-replacement');
  await page.evaluate(() => window.translator?.watch());
  const asked = page.locator('[data-resume] [role=progressbar]');
  await page.locator('[data-resume] [aria-pressed]').first().hover();
  await page.mouse.down();
  // Gives the scripts more time than they take to come and run.
  for (let passed = 0; passed < 15; passed += 1) {
    for (const go of waiting.splice(0)) go();
    await page.waitForTimeout(100);
  }
  await page.mouse.up();
  await expect(asked).toHaveAttribute('aria-valuenow', '1');
});

test.describe('when something takes elements away from React', () => {
  test.use({ expected: [/NotFoundError|removeChild/] });

  test('booking: when something takes elements away from React, then the receipt is shown, and the dialog closes and opens again', async ({
    page,
  }) => {
    const each = cases.drain;
    await startClock(page, monday);
    await page.goto(each.path);
    const opener = page.locator('main [commandfor] >> visible=true').first();
    await opener.click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('button', { name: date }).click();
    await dialog.locator('input[type=radio]').first().check();
    for (const [name, value] of Object.entries({
      name: 'Jo',
      email: 'jo@example.org',
      phone: '01632 960001',
      summary: 'Tap',
    }))
      await dialog.locator(`[name=${name}]`).fill(value);
    await dialog.locator('[type=submit]').evaluate((button) => {
      const font = document.createElement('font');
      font.append(...button.childNodes);
      button.append(font);
    });
    await dialog.locator('[type=submit]').click();
    const receipt = page.locator('section[aria-labelledby="receipt-title"]');
    await expect(receipt).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await receipt.getByRole('button', { name: 'Dismiss' }).click();
    await expect(receipt).toBeHidden();
    await opener.click();
    await expect(dialog.locator('.react-calendar')).toBeVisible();
    await expect(dialog.locator('[type=submit]')).toHaveText('Confirm Booking');
  });
});

test('pages: when a price, phone number, email address or our name stands alone, then browsers are told not to translate it', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const changed: string[] = [];
  for (const route of routes) {
    await page.goto(route);
    const texts = await page.evaluate(
      (names) => {
        const alone = /^(?:[+£]?[£\d ,.]+\d|\S+@\S+)$/;
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (walker.nextNode()) {
          const { parentElement: parent, textContent } = walker.currentNode;
          const text = textContent?.trim() ?? '';
          const isMeant = names.includes(text) || (alone.test(text) && /£|@|\d{5}/.test(text));
          if (isMeant && !parent?.closest('[translate=no], script, style, svg, template')) found.push(text);
        }
        return found;
      },
      [company.name],
    );
    changed.push(...texts.map((text) => `${route}: ${text}`));
  }
  expect(changed).toEqual([]);
});
