import { cases, confirm, date, day, fillIn, morning, openerOf, openForm, required, slot } from './booking-steps';
import type { Pointer } from './driver';
import { expect, test } from './test';
import type { Target, Visitor } from './visitor';

// Many people double-click everything, and a finger that trembles taps twice. What belongs to one press does what one press
// does. e2e/presses.spec.ts presses the openers of all dialogs with a mouse.

/** Milliseconds between the presses. With ALL_PRESSES=1 also those that take some minutes in each engine. */
const rhythms: readonly (readonly number[])[] = process.env.ALL_PRESSES
  ? [[0], [100], [250], [400], [600], [50, 50], [150, 150], [250, 250]]
  : [[250, 250]];

/** The pointers that an engine's driver has. */
const pointers: Record<string, readonly Pointer[]> = {
  chromium: process.env.ALL_PRESSES ? ['mouse', 'touch', 'pen'] : ['touch', 'pen'],
  // "Unimplemented pointerMove for pointerType pen", says WebDriver BiDi in Firefox 153.
  firefox: ['mouse', 'touch'],
  // WebKitGTK's driver takes a touch, and sends a mouse.
  webkit: ['mouse', 'pen'],
};

const { drain } = cases;
const estimate: Target = { role: 'region', name: 'Boiler installation estimate' };
const calculator: Target = { role: 'region', name: 'Boiler quote calculator' };
const receipt: Target = { role: 'region', name: 'Your booking' };

interface Control {
  /** Leads to the control, on a page that is already open where it is a later one. */
  reach(visitor: Visitor): Promise<Target | { x: number; y: number }>;
  /** The pointers with which each press counts, because it is meant. */
  counts?: readonly Pointer[];
}

const book = async (visitor: Visitor) => {
  const inside = await openForm(visitor, drain);
  await visitor.press(day(inside, date));
  await visitor.press(slot(inside, morning));
  await fillIn(visitor, inside, required.quote);
  return inside;
};
const booked = async (visitor: Visitor) => {
  await visitor.press(confirm(await book(visitor)));
  await visitor.see(receipt);
  await visitor.see({ role: 'status' });
};
/** Lets a press at the place of the one before it be one of its own. */
const apart = () => new Promise((resolve) => setTimeout(resolve, 1100));
const onPhone = (visitor: Visitor) => visitor.resize(390, 800);
const option = async (visitor: Visitor, inside: Target, name: string) => {
  const target: Target = { role: 'button', name, inside };
  await visitor.press(target);
  await visitor.gone(target);
};

const controls: Record<string, Control> = {
  opener: {
    reach: async (visitor) => {
      await visitor.open(drain.path);
      return openerOf(drain);
    },
  },
  'opener, second time': {
    reach: async (visitor) => {
      const inside = await openForm(visitor, drain);
      await visitor.key('Escape');
      await visitor.gone(inside);
      await apart();
      return openerOf(drain);
    },
  },
  'opener in a phone’s bar': {
    reach: async (visitor) => {
      await onPhone(visitor);
      await visitor.open(drain.path);
      return { role: 'button', name: 'Free Quote', inside: { role: 'complementary' } };
    },
  },
  'opener in a phone’s bar, second time': {
    reach: async (visitor) => {
      await onPhone(visitor);
      await visitor.open(drain.path);
      const bar: Target = { role: 'button', name: 'Free Quote', inside: { role: 'complementary' } };
      await visitor.press(bar);
      await visitor.see({ role: 'button', name: 'Next month' });
      await visitor.key('Escape');
      await visitor.gone({ role: 'button', name: 'Next month' });
      await apart();
      return bar;
    },
  },
  'Close of a dialog': {
    reach: async (visitor) => ({ role: 'button', name: 'Close', inside: await openForm(visitor, drain) }),
  },
  'Close of a dialog on a phone': {
    reach: async (visitor) => {
      await onPhone(visitor);
      return { role: 'button', name: 'Close', inside: await openForm(visitor, drain) };
    },
  },
  day: { reach: async (visitor) => day(await openForm(visitor, drain), date) },
  'next free time': {
    reach: async (visitor) => ({
      role: 'button',
      pattern: '^Mon 9 Nov, afternoon',
      inside: await openForm(visitor, drain),
    }),
  },
  'arrow of the calendar': {
    reach: async (visitor) => ({ role: 'button', name: 'Next month', inside: await openForm(visitor, drain) }),
    counts: ['mouse', 'touch', 'pen'],
  },
  slot: {
    reach: async (visitor) => {
      const inside = await openForm(visitor, drain);
      await visitor.press(day(inside, date));
      return slot(inside, morning);
    },
  },
  Confirm: { reach: async (visitor) => confirm(await book(visitor)) },
  'Hide message': {
    reach: async (visitor) => {
      await onPhone(visitor);
      await booked(visitor);
      return { role: 'button', name: 'Hide message' };
    },
  },
  Dismiss: {
    reach: async (visitor) => {
      await onPhone(visitor);
      await booked(visitor);
      await visitor.press({ role: 'button', name: 'Hide message' });
      return { role: 'button', name: 'Dismiss', inside: receipt };
    },
  },
  menu: {
    reach: async (visitor) => {
      await onPhone(visitor);
      await visitor.open('/faq');
      return { role: 'button', name: 'Menu' };
    },
  },
  'link of the menu': {
    reach: async (visitor) => {
      await onPhone(visitor);
      await visitor.open('/faq');
      await visitor.press({ role: 'button', name: 'Menu' });
      return { role: 'link', name: 'Reviews', inside: { role: 'navigation', name: 'Main' } };
    },
  },
  answer: {
    reach: async (visitor) => {
      await visitor.open('/faq');
      // Engines disagree about the role of a summary, so this is its position.
      return visitor.driver.evaluate(() => {
        const summary = document.querySelector('main details > summary');
        summary?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = summary?.getBoundingClientRect() ?? new DOMRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
    },
  },
  'option of the estimate': {
    reach: async (visitor) => {
      await visitor.open('/services/boiler-installation-replacement');
      await option(visitor, estimate, 'Mains gas');
      return { role: 'button', name: 'Combi', inside: estimate };
    },
    counts: ['touch'],
  },
  'Back of the estimate': {
    reach: async (visitor) => {
      await visitor.open('/services/boiler-installation-replacement');
      for (const name of ['Mains gas', 'Combi', 'Small']) await option(visitor, estimate, name);
      return { role: 'button', name: 'Back', inside: estimate };
    },
    counts: ['touch'],
  },
  'Next of the calculator': {
    reach: async (visitor) => {
      await visitor.open('/boiler-quote-calculator');
      await visitor.press({ role: 'button', name: 'Combi', inside: calculator });
      return { role: 'button', name: 'Next', inside: calculator };
    },
  },
};

/** Returns what a press can have changed. Runs in the page. */
const seen = () => {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const shown = (selector: string) => all(selector).filter((element) => element.checkVisibility());
  const texts = (selector: string) => shown(selector).map((element) => element.innerText.trim());
  // The form of a dialog comes a moment after the dialog.
  if (all('dialog[open]').some((dialog) => !dialog.querySelector('.react-calendar'))) return '';
  return JSON.stringify({
    at: location.pathname + location.hash,
    // Since the press.
    entries: history.length - Number(document.documentElement.dataset.entries ?? history.length),
    dialogs: all('dialog[open]').map(({ id }) => id),
    menus: shown('[popover]').length,
    answers: all('details[open]').length,
    month: texts('dialog[open] .react-calendar__navigation__label'),
    days: texts('dialog[open] .chosen'),
    slots: all('dialog[open] input:checked').map((field) => (field as HTMLInputElement).value),
    question: texts('[data-resume] :is(h2, [aria-live])'),
    pressed: texts('[data-resume] [aria-pressed=true]'),
    receipts: shown('[aria-labelledby=receipt-title]').length,
    messages: texts('[role=alert], [role=status]'),
  });
};

/** Notes when each press comes, and how many entries the history has before them. Runs in the page. */
const notePresses = () => {
  const { dataset } = document.documentElement;
  dataset.entries = String(history.length);
  dataset.presses = '';
  const note = ({ timeStamp }: Event) => {
    dataset.presses += ` ${timeStamp}`;
  };
  addEventListener('pointerdown', note, true);
};

/** The desktop of WebKitGTK takes two presses of a mouse for one as long as they are less than this apart, in milliseconds. */
const ofOneDoubleClick = 400;

/**
 * Returns whether a busy machine has let the presses come further apart than they were meant to: so far that the desktop takes
 * close ones for two, or that one may be an answer to what the first has shown. A page that has been left does not know.
 */
async function cameTooLate(visitor: Visitor, pauses: readonly number[]): Promise<boolean> {
  const noted = await visitor.driver.evaluate(() => document.documentElement.dataset.presses ?? '');
  const times = noted.trim().split(' ').map(Number);
  const gaps = pauses.map((_, index) => (times[index + 1] ?? 0) - (times[index] ?? 0));
  return gaps.some((gap, index) => gap > ((pauses[index] ?? 0) < ofOneDoubleClick ? ofOneDoubleClick - 10 : 690));
}

/** Waits until nothing changes any more. */
async function settled(visitor: Visitor): Promise<string> {
  let before = '';
  return visitor.until('a page at rest', async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const now = await visitor.driver.evaluate(seen).catch(() => '');
    const atRest = now !== '' && now === before;
    before = now;
    return atRest ? `${now} ${(await visitor.mails()).length} mails` : '';
  });
}

for (const [name, { reach, counts = [] }] of Object.entries(controls))
  test(`${name}: when it is pressed in quick succession, then it does what one press does, unless each press is meant`, async ({
    visitor,
  }) => {
    test.setTimeout(process.env.ALL_PRESSES ? 900_000 : 120_000);
    /** Begins anew, and presses. Tries again where the presses came too late. */
    const after = async (pointer: Pointer, pauses: readonly number[], tries = 8): Promise<string> => {
      await visitor.driver.reset();
      await visitor.resize(1280, 900);
      const control = await reach(visitor);
      const found = 'x' in control ? control : await visitor.reach(control);
      await visitor.driver.evaluate(notePresses);
      await visitor.driver.pressWith(pointer, found.x, found.y, pauses);
      // WebKitGTK's window keeps the entries of earlier tests, and no more than fifty in all.
      const result = (await settled(visitor)).replace(/"entries":\d+,/, visitor.engine === 'webkit' ? '' : '$&');
      const isLate = await cameTooLate(visitor, pauses);
      // WebKitGTK's window would still know the slot that was booked.
      await visitor.driver.evaluate(() => {
        sessionStorage.clear();
      });
      return isLate && tries > 1 ? after(pointer, pauses, tries - 1) : result;
    };
    const wanted = await after('mouse', []);
    const wrong: string[] = [];
    for (const pointer of pointers[visitor.engine] ?? []) {
      if (counts.includes(pointer)) continue;
      for (const pauses of rhythms) {
        if (visitor.engine === 'webkit' && pauses.some((pause) => pause >= ofOneDoubleClick)) continue;
        const found = await after(pointer, pauses);
        if (found !== wanted) wrong.push(`${pointer}, ${pauses.join(' and ')} ms: ${found}`);
      }
    }
    expect(wrong, `one press: ${wanted}`).toEqual([]);
  });
