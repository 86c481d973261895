import { cases, dialogOf, openerOf, openForm, reopenForm } from './booking-steps';
import { expect, lostFiles, test } from './test';
import type { Visitor } from './visitor';

// A page fetches its scripts and runs them early, so that few presses have to wait for them.

const home = cases['home quote'];
/** A busy browser is idle after ten seconds at the latest, before the scripts are fetched and again before they run. */
const idleMs = 25_000;
/** Waits long enough for a page to fetch its scripts and to run them. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 1200));

/** Returns the number of scripts that a page has fetched. */
const fetched = ({ driver }: Visitor) =>
  driver.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /(?<!\/sw)\.js$/.test(name)).length,
  );

/** Whether the page has started to run its scripts. */
const hasRun = ({ driver }: Visitor) =>
  driver.evaluate(() => document.querySelector('[data-island][data-state]') !== null);

/** Whether the first dialog of the page is alive. */
const isUp = ({ driver }: Visitor) =>
  driver.evaluate(() => document.querySelector('[data-island=booking][data-state=up]') !== null);

/** Whether a form of the page is rendered, visible or not. */
const isDrawn = ({ driver }: Visitor) =>
  driver.evaluate(() => document.querySelector('dialog .react-calendar__tile') !== null);

/** Returns a script that fakes the browser's information about the connection. */
const withConnection = (connection: object) =>
  `Object.defineProperty(Navigator.prototype, 'connection', { get: () => (${JSON.stringify(connection)}), configurable: true });`;

/** Presses the button of the home page's first form. Returns whether the form was rendered by then. */
async function wasDrawnWhenPressed(visitor: Visitor): Promise<boolean> {
  await visitor.driver.evaluate(() => {
    addEventListener(
      'pointerdown',
      () => {
        document.body.dataset.drawn = String(document.querySelector('dialog .react-calendar__tile') !== null);
      },
      { capture: true, once: true },
    );
  });
  await reopenForm(visitor, home);
  return visitor.driver.evaluate(() => document.body.dataset.drawn === 'true');
}

test('early start: when a button is focused on a page that was left alone, then its form is rendered before the press', async ({
  visitor,
}) => {
  await visitor.open(home.path);
  await visitor.until('the dialog', () => isUp(visitor), idleMs);
  expect(await isDrawn(visitor)).toBe(false);
  await visitor.driver.evaluate(() => {
    document.querySelector<HTMLElement>('main [commandfor]')?.focus();
  });
  await visitor.until('the form', () => isDrawn(visitor), idleMs);
  expect(await wasDrawnWhenPressed(visitor)).toBe(true);
});

for (const [what, before] of [
  ['data is saved', withConnection({ saveData: true })],
  ['the connection is very slow', withConnection({ effectiveType: 'slow-2g' })],
] as const)
  test(`early start: when ${what}, then no script is fetched before a press, which opens the form`, async ({
    visitor,
  }) => {
    await visitor.open(home.path, { before });
    await rest();
    await visitor.driver.evaluate(() => {
      scrollTo(0, 60);
    });
    await rest();
    expect(await fetched(visitor)).toBe(0);
    expect(await wasDrawnWhenPressed(visitor)).toBe(false);
  });

test('early start: when a page has not been painted, as in a tab behind others, then no script is fetched until it is', async ({
  visitor,
}) => {
  const before = `PerformanceObserver = class {
    constructor(then) { this.then = then; }
    observe({ type }) { addEventListener(type === 'paint' ? 'painted' : type, () => { this.then([], this); }); }
    disconnect() {}
  };`;
  await visitor.open(home.path, { before });
  await rest();
  expect(await fetched(visitor)).toBe(0);
  await visitor.driver.evaluate(() => {
    dispatchEvent(new Event('painted'));
  });
  await visitor.until('the dialog', () => isUp(visitor), idleMs);
});

test('early start: when the button is pressed as soon as the page is there, then the form opens', async ({
  visitor,
}) => {
  await openForm(visitor, home);
});

test.describe('when the connection is lost', () => {
  test.use({ expected: [lostFiles] });

  test('early start: when a script cannot be fetched, then the press fetches it again', async ({ visitor }) => {
    let lost = 0;
    visitor.site.alterations.loses = (address) => {
      const isLost = /\/islands\/booking-\w+\.js$/.test(address);
      if (isLost) lost += 1;
      return isLost;
    };
    await visitor.open(home.path);
    await visitor.until('the loss', () => Promise.resolve(lost), idleMs);
    await rest();
    await visitor.driver.evaluate(() => {
      scrollTo(0, 60);
    });
    await rest();
    expect(await hasRun(visitor)).toBe(false);
    delete visitor.site.alterations.loses;
    await reopenForm(visitor, home);
  });

  test('early start: when no script can be fetched, early or at the press, then the dialog offers Try again', async ({
    visitor,
  }) => {
    visitor.site.alterations.loses = (address) => /(?<!\/sw)\.js$/.test(address);
    await visitor.open(home.path);
    await rest();
    await visitor.press(openerOf(home));
    const inside = dialogOf(home);
    const again = { role: 'button', name: 'Try again', inside };
    await visitor.see(again);
    delete visitor.site.alterations.loses;
    await visitor.press(again);
    await visitor.see({ role: 'button', name: 'Next month', inside });
  });
});
