/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStaticQuery } from 'gatsby';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type BookingFormName, bookingForms } from '../../domain/booking-forms';
import { addDays, type Day, longDay } from '../../domain/london-day';
import Receipts from '../../islands/receipts';
import { exampleReceiptWords, exampleTexts } from '../../mail/test-support/examples';
import type { Priced } from '../../mail/priced';
import { sendMails } from '../../mail/send';
import { appointmentBook, withSlot } from '../availability/appointment-book';
import { type SlotName, slotNames } from '../availability/slots';
import { BookingDialog } from './BookingDialog';
import { dialogId } from '../../domain/dialog-ids';
import { loadDraft, saveDraft } from '../draft/draft-storage';
import { opens } from '../../ui/controls/opens';
import { exampleTimes, offeredWords, siteForms, siteWords } from '../test-support/examples';
import type { Values } from '../forms/fields';
import { receipts } from '../receipt/receipt-store';

jest.mock('../../mail/send');
// Every browser has it; jsdom has not.
Object.assign(globalThis, { TextEncoder });
const send = jest.mocked(sendMails);
const company = {
  name: 'Ash Plumbing & Heating',
  emails: { bookings: 'bookings@example.com', office: 'hello@example.com' },
  phones: { office: { number: '01632 960123' } },
};
const site = {
  company,
  navigation: {},
  wording: { buttons: { call: 'Call', close: 'Close' } },
  allService: { nodes: [] },
};
const day = '2026-11-24';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-09T10:30:00Z') });
  jest.mocked(useStaticQuery).mockReturnValue({
    ...site,
    appointments: exampleTimes,
    booking: { words: exampleTexts, receipt: exampleReceiptWords },
    bookingDialog: { words: siteWords, toasts: siteWords.toasts },
  });
  Element.prototype.scrollIntoView = jest.fn();
  sessionStorage.clear();
  appointmentBook.set(new Map());
  receipts.set([]);
  send.mockReset();
  // Each page has one.
  render(<Receipts />);
});
afterEach(() => {
  jest.useRealTimers();
});

const take = (on: Day, slot: SlotName) => {
  appointmentBook.set(withSlot(appointmentBook.get(), on, slot));
};

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const dialog = (form: BookingFormName) => {
  const found = document.getElementById(dialogId(form));
  if (!(found instanceof HTMLDialogElement)) throw new Error('no such dialog');
  return found;
};
async function close(form: BookingFormName) {
  await act(async () => {
    dialog(form).close();
    await jest.advanceTimersByTimeAsync(50);
  });
}
async function open(form: BookingFormName, date = '9 November 2026') {
  await act(async () => {
    dialog(form).showModal();
    await jest.advanceTimersByTimeAsync(50);
  });
  await within(dialog(form)).findByRole('button', { name: new RegExp(`\\b${date}`) });
}
async function show(form: BookingFormName, props: { priced?: Priced; prefill?: Values } = {}) {
  const view = render(<BookingDialog form={form} {...props} />);
  await open(form);
  return { ...view, typing: user(), here: within(dialog(form)) };
}
type Shown = Awaited<ReturnType<typeof show>>;

const pick = ({ typing, here }: Shown, name = longDay(day)) =>
  typing.click(here.getByRole('button', { name: new RegExp(`\\b${name}`) }));
const type = async ({ typing, here }: Shown, label: string, text: string) => {
  await typing.click(here.getByLabelText(new RegExp(`^${label}`)));
  await typing.paste(text);
};
const confirm = ({ typing, here }: Shown) => typing.click(here.getByRole('button', { name: 'Confirm Booking' }));
async function fillQuote(shown: Shown, on = day) {
  await pick(shown, longDay(on));
  await shown.typing.click(shown.here.getByRole('radio', { name: 'Morning (8:00 AM - 12:00 PM)' }));
  await type(shown, 'Full name', 'Jo Doe');
  await type(shown, 'Email', 'jo@example.org');
  await type(shown, 'Work summary', 'Tap drips');
}
const settle = () => act(() => jest.advanceTimersByTimeAsync(1700));

it('BookingDialog: when everything is filled in and confirmed, then one mail opens at once, and then come the toast, the receipt and a closed, empty dialog', async () => {
  const shown = await show('heating-quote');
  await fillQuote(shown);
  await confirm(shown);
  expect(send).toHaveBeenCalledTimes(1);
  expect(shown.here.getByRole('button', { name: 'Booking...' })).toHaveAttribute('aria-disabled', 'true');
  await settle();
  expect(dialog('heating-quote').open).toBe(false);
  expect(screen.getByRole('status')).toHaveTextContent(/^Appointment Booked! Your free quote is scheduled for/);
  const receipt = within(screen.getByRole('region', { name: 'Your booking' }));
  expect(receipt.getByRole('link', { name: /^Open email/ })).toHaveAttribute('href', send.mock.lastCall?.[0][0]?.link);
  expect(receipt.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toMatch(/^data:text\/calendar/);
  expect(receipt.queryByRole('link', { name: 'Remind me every year' })).toBeNull();
  expect(loadDraft(siteForms['heating-quote'])).toBeUndefined();
  await open('heating-quote');
  expect(shown.here.queryByLabelText(/^Full name/)).toBeNull();
  await pick(shown);
  expect(shown.here.getByRole('radio', { name: 'Morning (8:00 AM - 12:00 PM)' })).toBeDisabled();
  expect(shown.here.getByLabelText(/^Full name/)).toHaveValue('');
});

it('Confirm: when it is reached, then its description says the chosen day and slot, and what a press does', async () => {
  const shown = await show('heating-quote');
  await fillQuote(shown);
  expect(shown.here.getByRole('button', { name: 'Confirm Booking' })).toHaveAccessibleDescription(
    expect.stringMatching(/^Tuesday 24 November 2026 ?, morning Opens your email app with everything filled in\.$/),
  );
});

it('receipt: when a booking has succeeded, then it takes the focus after the toast, so that it is heard last', async () => {
  const shown = await show('heating-quote');
  await fillQuote(shown);
  await confirm(shown);
  const toastAtFocus: boolean[] = [];
  const note = ({ target }: FocusEvent) => {
    if ((target as Element).id === 'receipt-title') toastAtFocus.push(screen.queryByRole('status') !== null);
  };
  document.addEventListener('focusin', note);
  // In small steps, between which React renders.
  for (let ms = 0; ms < 2000; ms += 50) await act(() => jest.advanceTimersByTimeAsync(50));
  document.removeEventListener('focusin', note);
  expect(toastAtFocus).toEqual([true]);
});

describe('BookingDialog: when the button that opens it is reached', () => {
  const Buttons = ({ forms }: { forms: readonly BookingFormName[] }) => (
    <>
      {forms.map((form) => (
        <Fragment key={form}>
          <button {...opens(dialogId(form))}>
            <span>{form}</span>
          </button>
          <BookingDialog form={form} />
        </Fragment>
      ))}
    </>
  );
  const reach = (form: BookingFormName) => user().hover(screen.getByText(form));
  const focus = (form: BookingFormName) =>
    act(async () => {
      screen.getByRole('button', { name: form }).focus();
      await jest.advanceTimersByTimeAsync(50);
    });
  const drawn = (form: BookingFormName) =>
    within(dialog(form)).queryByRole('button', { name: 'Next month', hidden: true });

  it.each([
    ['a pointer', reach],
    ['the focus', focus],
  ])('by %s, then its form is drawn before it is opened, and no other', async (_by, reached) => {
    render(<Buttons forms={['home-quote', 'home-service']} />);
    expect(drawn('home-quote')).toBeNull();
    await reached('home-quote');
    expect(drawn('home-quote')).not.toBeNull();
    expect(drawn('home-service')).toBeNull();
  });

  it('then opening it keeps the drawn calendar, and closing it draws a new one, which the next opening shows', async () => {
    render(<Buttons forms={['home-quote']} />);
    await reach('home-quote');
    const before = drawn('home-quote');
    await open('home-quote');
    expect(drawn('home-quote')).toBe(before);
    await close('home-quote');
    const after = drawn('home-quote');
    expect(after).not.toBe(before);
    await open('home-quote');
    expect(drawn('home-quote')).toBe(after);
  });

  it('then a form that was drawn in one month and opens in the next shows the days of the next', async () => {
    render(<Buttons forms={['home-quote']} />);
    await reach('home-quote');
    jest.setSystemTime(new Date('2026-12-01T10:30:00Z'));
    await open('home-quote', '1 December 2026');
    expect(within(dialog('home-quote')).queryByRole('button', { name: /\b9 November 2026/ })).toBeNull();
  });

  it('then a form that was drawn empty opens with what this tab has kept since', async () => {
    render(<Buttons forms={['heating-quote']} />);
    await reach('heating-quote');
    saveDraft('heating-quote', { day, values: { name: 'Jo' } });
    await open('heating-quote', '24 November 2026');
    expect(within(dialog('heating-quote')).getByLabelText(/^Full name/)).toHaveValue('Jo');
  });
});

it('BookingDialog: when Confirm is pressed twice before the first press is drawn, then it books once', async () => {
  const shown = await show('heating-quote');
  await fillQuote(shown);
  const button = shown.here.getByRole('button', { name: 'Confirm Booking' });
  act(() => {
    button.click();
    button.click();
  });
  expect(send).toHaveBeenCalledTimes(1);
  await settle();
  await open('heating-quote');
  await fillQuote(shown, '2026-11-25');
  await confirm(shown);
  expect(send).toHaveBeenCalledTimes(2);
});

it('BookingDialog: when it opens again, then it shows the current month, or that of the chosen day', async () => {
  const shown = await show('heating-quote');
  const next = () => shown.typing.click(shown.here.getByRole('button', { name: 'Next month' }));
  const turn = (to: 'close' | 'showModal') =>
    act(async () => {
      dialog('heating-quote')[to]();
      await jest.advanceTimersByTimeAsync(50);
    });
  await next();
  await next();
  await turn('close');
  await turn('showModal');
  expect(shown.here.getByText('November 2026')).toBeInTheDocument();
  await next();
  await fillQuote(shown, '2026-12-15');
  await next();
  await turn('close');
  await turn('showModal');
  expect(shown.here.getByText('December 2026')).toBeInTheDocument();
  await confirm(shown);
  await settle();
  await turn('showModal');
  expect(shown.here.getByText('November 2026')).toBeInTheDocument();
});

it('BookingDialog: when a press on a text has left a caret in the page, then opening removes it', async () => {
  const { container } = render(<p>We repair boilers.</p>);
  getSelection()?.collapse(container.firstChild, 0);
  await show('heating-quote');
  expect(getSelection()?.rangeCount).toBe(0);
});

it('BookingDialog: when it opens, then it asks the browser for the focus, so that a screen reader says its name', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToStaticMarkup(<BookingDialog form="heating-quote" />);
  expect(html.querySelector('dialog')).toHaveAttribute('autofocus');
});

it.each(bookingForms)(
  'BookingDialog, %s: when all but text links of reach.yaml is offered, then the mail without scripts stays as it was',
  (form) => {
    const emptyMail = () => /href="(mailto:[^"]*)"/.exec(renderToStaticMarkup(<BookingDialog form={form} />))?.[1];
    const before = emptyMail();
    expect(before).toContain('Full%20name');
    const data = jest.mocked(useStaticQuery)({} as never) as object;
    // The link that begins a text needs a number that this company has not.
    const words = offeredWords((name) => name !== 'textLink');
    jest.mocked(useStaticQuery).mockReturnValue({ ...data, reach: { words } });
    expect(emptyMail()).toBe(before);
  },
);

it('dialog: when it opens, then no live region in it has something to say', async () => {
  await show('heating-quote');
  const live = [...dialog('heating-quote').querySelectorAll('[aria-live]')];
  expect(live.map(({ textContent }) => textContent).filter(Boolean)).toEqual([]);
});

it('calendar: when it is used, then a screen reader hears the month that it turns to', async () => {
  const { typing, here } = await show('heating-quote');
  here.getByRole('button', { name: 'Next month' }).focus();
  await typing.keyboard('{Enter}');
  expect(here.getByText('December 2026').closest('[aria-live="polite"]')).not.toBeNull();
});

it('toasts: when a second dialog has something to say, then only its message is shown', async () => {
  const first = await show('home-quote');
  await fillQuote(first);
  await confirm(first);
  await settle();
  const other = await show('home-service');
  await confirm(other);
  expect(screen.queryByRole('status')).toBeNull();
  expect(other.here.getByRole('alert')).toHaveTextContent('Missing Information');
  // Title and text together: Chromium reports them as two changes otherwise, the text first.
  expect(other.here.getByRole('alert').parentElement).toHaveAttribute('aria-atomic', 'true');
});

it('BookingDialog: when a booking is being sent, then its button keeps the focus, and a live region that was there before says so', async () => {
  const shown = await show('heating-quote');
  await fillQuote(shown);
  const said = () => [...dialog('heating-quote').querySelectorAll('[aria-live]')].map(({ textContent }) => textContent);
  const places = said().length;
  await shown.typing.type(shown.here.getByLabelText(/^Email/), '{Enter}');
  expect(shown.here.getByRole('button', { name: 'Booking...' })).toHaveFocus();
  expect(said().filter((text) => text === 'Booking...')).toHaveLength(1);
  expect(said()).toHaveLength(places);
  await shown.typing.keyboard('{Enter}');
  await settle();
  expect(send).toHaveBeenCalledTimes(1);
});

it('receipt: when a second booking follows, then its message is not called copied', async () => {
  const shown = await show('heating-quote');
  await fillQuote(shown);
  await confirm(shown);
  await settle();
  const receipt = within(screen.getByRole('region', { name: 'Your booking' }));
  await shown.typing.click(receipt.getByRole('button', { name: 'Copy the message' }));
  await settle();
  expect(receipt.getByText('Copied')).toBeInTheDocument();
  await open('heating-quote');
  await fillQuote(shown, '2026-11-25');
  await confirm(shown);
  await settle();
  expect(receipt.queryByText('Copied')).toBeNull();
});

it('toast: when its button Hide message has the focus, then it stays, and once the focus has left, it goes', async () => {
  const shown = await show('heating-quote');
  await fillQuote(shown);
  await confirm(shown);
  await settle();
  act(() => {
    screen.getByRole('button', { name: 'Hide message' }).focus();
  });
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole('status')).toHaveTextContent(/^Appointment Booked!/);
  act(() => {
    document.getElementById('main')?.focus();
    (document.activeElement as HTMLElement | null)?.blur();
  });
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.queryByRole('status')).toBeNull();
});

it('toast: when it is hidden, then the focus is at Confirm before its button goes, so a screen reader says it', async () => {
  const shown = await show('heating-quote');
  await confirm(shown);
  const hide = shown.here.getByRole('button', { name: 'Hide message' });
  await shown.typing.click(hide);
  expect(shown.here.getByRole('button', { name: 'Confirm Booking' })).toHaveFocus();
  expect(hide).toBeInTheDocument();
  await settle();
  expect(shown.here.queryByRole('alert')).toBeNull();
});

it('toast: when everything that was missing is filled in, then it goes', async () => {
  const shown = await show('heating-quote');
  await confirm(shown);
  expect(shown.here.getByRole('alert')).toHaveTextContent('Missing Information');
  await fillQuote(shown);
  expect(shown.here.queryByRole('alert')).toBeNull();
});

it('toast: when a booking that failed is tried again, then it goes at once', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  send.mockImplementationOnce(() => {
    throw new Error('no mail');
  });
  const shown = await show('drain-quote');
  await fillQuote(shown);
  await confirm(shown);
  expect(shown.here.getByRole('alert')).toHaveTextContent('Booking Error');
  await confirm(shown);
  expect(shown.here.getByRole('button', { name: 'Booking...' })).toBeInTheDocument();
  expect(shown.here.queryByRole('alert')).toBeNull();
});

it('toast: when one has been hidden by a press, then the next one goes by itself', async () => {
  const shown = await show('heating-quote');
  await fillQuote(shown);
  await confirm(shown);
  await settle();
  await shown.typing.click(screen.getByRole('button', { name: 'Hide message' }));
  expect(screen.queryByRole('status')).toBeNull();
  await open('heating-quote');
  await fillQuote(shown, '2026-11-25');
  await confirm(shown);
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent(/^Appointment Booked!/);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.queryByRole('status')).toBeNull();
});

it('BookingDialog: when something is missing, then it says what, stays open and goes to the first missing part', async () => {
  const shown = await show('heating-quote');
  await confirm(shown);
  expect(document.activeElement).toHaveAccessibleName(/\b9 November 2026/);
  const date = shown.here.getByRole('group', { name: 'Choose a date' });
  // A group may not be called invalid; its description says what is missing.
  expect(date).not.toHaveAttribute('aria-invalid');
  expect(date).toHaveAccessibleDescription('Error: Choose a day');
  // Nor is the description of a group read when the focus comes to a control in it.
  expect(document.activeElement).toHaveAccessibleDescription('Error: Choose a day');
  await pick(shown);
  expect(date).not.toHaveAccessibleDescription();
  expect(shown.here.getByRole('button', { name: /\b24 November 2026/ })).not.toHaveAccessibleDescription();
  expect(shown.here.getByRole('button', { name: 'Confirm Booking' })).toHaveAttribute('aria-disabled', 'true');
  await confirm(shown);
  expect(shown.here.getByRole('alert')).toHaveTextContent(
    'Missing Information Please fill in all fields including your name and work summary.',
  );
  expect(shown.here.getByRole('radio', { name: /^Morning/ })).toHaveFocus();
  expect(document.activeElement).toHaveAccessibleDescription('Error: Choose a time slot');
  const name = shown.here.getByLabelText(/^Full name/);
  expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(name).toHaveAccessibleDescription('Error: Enter your full name');
  await type(shown, 'Full name', 'Jo');
  expect(name).not.toHaveAttribute('aria-invalid');
  expect(dialog('heating-quote').open).toBe(true);
  expect(send).not.toHaveBeenCalled();
});

it('BookingDialog: when a day for a service is picked, then Confirm is enabled; an overdue service is pointed out', async () => {
  const shown = await show('servicing-service');
  await pick(shown);
  expect(shown.here.getByRole('button', { name: 'Confirm Booking' })).not.toHaveAttribute('aria-disabled');
  await shown.typing.selectOptions(shown.here.getByLabelText('Year last serviced'), '2024');
  expect(shown.here.queryByText(exampleTexts.serviceAge.line)).toBeNull();
  await shown.typing.selectOptions(shown.here.getByLabelText('Year last serviced'), '2023');
  expect(shown.here.getByText(exampleTexts.serviceAge.line)).toBeVisible();
});

it("BookingDialog: when a day is chosen or not, then every day's button is named by its date", async () => {
  const shown = await show('drain-quote');
  const names = () =>
    shown.here.getAllByRole('button', { name: /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d+ \w+ \d{4}/ });
  expect(names()).toHaveLength(30);
  await pick(shown);
  expect(names()).toHaveLength(30);
  expect(names().filter((button) => /, selected$/.test(button.getAttribute('aria-label') ?? ''))).toHaveLength(1);
  expect(dialog('drain-quote').querySelectorAll('abbr[aria-label]')).toHaveLength(0);
});

it('earliest slots: when one is pressed, then its day and slot are picked, and another date clears the fields', async () => {
  const shown = await show('drain-quote');
  await shown.typing.click(shown.here.getByRole('button', { name: 'Tue 10 Nov, morning' }));
  expect(shown.here.getByRole('button', { name: /10 November 2026, selected$/ })).toBeVisible();
  expect(shown.here.getByRole('radio', { name: /^Morning/ })).toBeChecked();
  await type(shown, 'Full name', 'Jo Doe');
  await shown.typing.click(shown.here.getByRole('button', { name: 'Mon 9 Nov, afternoon' }));
  expect(shown.here.getByRole('radio', { name: /^Afternoon/ })).toBeChecked();
  expect(shown.here.getByLabelText(/^Full name/)).toHaveValue('');
});

it('calendar: when no slot of the month is left, then it opens on that month with the next week below', async () => {
  jest.setSystemTime(new Date('2026-11-30T17:00:00Z'));
  render(<BookingDialog form="drain-quote" />);
  await open('drain-quote', '30 November 2026');
  const here = within(dialog('drain-quote'));
  expect(here.getByText('November 2026')).toBeVisible();
  expect(here.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  expect(here.getByRole('button', { name: /\b1 December 2026/ })).toBeEnabled();
});

it('calendar: when the month is nearly over, then days of next week can be picked without turning to its month', async () => {
  jest.setSystemTime(new Date('2026-11-28T14:00:00Z'));
  render(<BookingDialog form="drain-quote" />);
  await open('drain-quote', '30 November 2026');
  const here = within(dialog('drain-quote'));
  for (const date of ['30 November', '1 December', '5 December'])
    expect(here.getByRole('button', { name: new RegExp(`\\b${date} 2026`) })).toBeEnabled();
  here.getByRole('button', { name: /\b30 November 2026/ }).focus();
  const typing = user();
  await typing.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveAccessibleName(/\b1 December 2026/);
  await typing.keyboard('{Enter}');
  expect(here.getByRole('button', { name: /1 December 2026, selected$/ })).toBeVisible();
});

it('calendar: when a screen reader reads its key, then it hears which days are closed, and not what colours mean', async () => {
  const { here } = await show('drain-quote');
  const key = [...(here.getByText('Available').parentElement?.children ?? [])];
  const said = key.filter((part) => part.getAttribute('aria-hidden') !== 'true');
  expect(said.map(({ textContent }) => textContent)).toEqual(['Closed Sundays']);
});

it('calendar: when a month is shown, then all its days are in a tool bar that is named by the month', async () => {
  const shown = await show('drain-quote');
  expect(within(shown.here.getByRole('toolbar', { name: 'November 2026' })).getAllByRole('button')).toHaveLength(30);
  await shown.typing.click(shown.here.getByRole('button', { name: 'Next month' }));
  expect(within(shown.here.getByRole('toolbar', { name: 'December 2026' })).getAllByRole('button')).toHaveLength(31);
});

it('BookingDialog: when it is open, then its weekday row is hidden from screen readers, and its scrolling box from Tab', async () => {
  const { here } = await show('drain-quote');
  expect(here.getByText('Wed').closest('[aria-hidden="true"]')).not.toBeNull();
  // Firefox makes a tab stop of an element that scrolls.
  expect(here.getByRole('group', { name: 'Choose a date' }).parentElement).toHaveAttribute('tabindex', '-1');
});

it('slots: when a day is chosen, then the focus is on its first free slot and a screen reader hears the day', async () => {
  take(day, 'am');
  const shown = await show('drain-quote');
  const live = [...dialog('drain-quote').querySelectorAll('[aria-live]')];
  await pick(shown);
  expect(shown.here.getByRole('radio', { name: /^Afternoon/ })).toHaveFocus();
  expect(live.map(({ textContent }) => textContent)).toContain('Tuesday 24 November 2026');
  await shown.typing.click(shown.here.getByRole('radio', { name: /^Afternoon/ }));
  expect(live.map(({ textContent }) => textContent)).toContain('Tuesday 24 November 2026');
});

it('earliest slots: when nothing is free for two months, then it says whom to call', async () => {
  for (let ahead = 0; ahead <= 60; ahead += 1) for (const slot of slotNames) take(addDays('2026-11-09', ahead), slot);
  const { here } = await show('drain-quote');
  expect(here.getByText(/No time is free in the next two months. Call 01632 960123/)).toBeVisible();
  expect(here.queryByRole('button', { name: /, morning$/ })).toBeNull();
});

it('BookingDialog: when another date is picked, then all fields are cleared, and Restore brings them back', async () => {
  const shown = await show('drain-quote');
  await fillQuote(shown);
  await pick(shown, '25 November 2026');
  expect(shown.here.getByLabelText(/^Full name/)).toHaveValue('');
  expect(shown.here.getByRole('radio', { name: /^Morning/ })).not.toBeChecked();
  await shown.typing.click(shown.here.getByRole('button', { name: 'Restore my details' }));
  expect(shown.here.getByLabelText(/^Full name/)).toHaveValue('Jo Doe');
  expect(shown.here.getByRole('radio', { name: /^Morning/ })).toBeChecked();
});

it('BookingDialog: when it is closed or the page is reloaded, then the draft is kept, until Start again is pressed', async () => {
  const shown = await show('drain-quote');
  await fillQuote(shown);
  await close('drain-quote');
  await open('drain-quote');
  expect(shown.here.getByLabelText(/^Full name/)).toHaveValue('Jo Doe');
  shown.unmount();
  const again = await show('drain-quote');
  expect(again.here.getByLabelText(/^Work summary/)).toHaveValue('Tap drips');
  await again.typing.click(again.here.getByRole('button', { name: 'Start again' }));
  expect(again.here.queryByLabelText(/^Full name/)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('BookingDialog: when the slot was booked in the meantime, then it is refused, and the other one gets the focus', async () => {
  const shown = await show('drain-quote');
  await fillQuote(shown);
  act(() => {
    take(day, 'am');
  });
  await confirm(shown);
  expect(shown.here.getByRole('alert')).toHaveTextContent(
    'Slot Unavailable This time slot has just been booked. Please select another slot.',
  );
  expect(shown.here.getByRole('radio', { name: /^Afternoon/ })).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

it('BookingDialog: when the chosen day has passed while it was closed, then the details are kept without that day', async () => {
  const shown = await show('drain-quote');
  await fillQuote(shown, '2026-11-10');
  await close('drain-quote');
  jest.setSystemTime(new Date('2026-11-11T09:00:00Z'));
  await open('drain-quote', '11 November 2026');
  expect(shown.here.getByText(siteWords.foot.day)).toBeVisible();
  expect(shown.here.queryByText(/10 November 2026/)).toBeNull();
  await pick(shown);
  expect(shown.here.getByLabelText(/^Full name/)).toHaveValue('Jo Doe');
});

it('BookingDialog: when the chosen day passes while it is open, then it leads to the calendar and keeps what is typed', async () => {
  const shown = await show('servicing-service');
  await pick(shown, '10 November 2026');
  await shown.typing.click(shown.here.getByRole('radio', { name: /^Morning/ }));
  await type(shown, 'Full name', 'Jo Doe');
  await type(shown, 'Email', 'jo@example.org');
  await type(shown, 'Address', '1 High Street');
  for (const [label, option] of [
    ['Boiler manufacturer', 'Vaillant'],
    ['Year installed', '2020'],
    ['Year last serviced', '2024'],
  ] as const)
    await shown.typing.selectOptions(shown.here.getByLabelText(new RegExp(`^${label}`)), option);
  jest.setSystemTime(new Date('2026-11-11T09:00:00Z'));
  await confirm(shown);
  expect(shown.here.getByRole('alert')).toHaveTextContent(/^Slot Unavailable This time can no longer be booked/);
  expect(shown.here.getByText(siteWords.foot.day)).toBeVisible();
  expect(shown.here.getByRole('button', { name: /11 November 2026/ })).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await pick(shown);
  expect(shown.here.getByLabelText(/^Full name/)).toHaveValue('Jo Doe');
});

it('BookingDialog: when a draft was kept, then it says so, and says nothing of a new one', async () => {
  const first = await show('drain-quote');
  await fillQuote(first);
  first.unmount();
  const shown = await show('drain-quote');
  expect(shown.here.getByText(siteWords.form.kept)).toBeVisible();
  await shown.typing.click(shown.here.getByRole('button', { name: 'Start again' }));
  await pick(shown);
  expect(shown.here.queryByText(siteWords.form.kept)).toBeNull();
});

it('BookingDialog: when a kept draft is booked, then it no longer says that one was kept', async () => {
  const first = await show('drain-quote');
  await fillQuote(first);
  first.unmount();
  const shown = await show('drain-quote');
  await confirm(shown);
  await settle();
  await open('drain-quote');
  await pick(shown);
  expect(shown.here.queryByText(siteWords.form.kept)).toBeNull();
});

it('BookingDialog: when the page is left while it books, then the receipt is kept, and not the draft', async () => {
  const shown = await show('heating-quote');
  await fillQuote(shown);
  await confirm(shown);
  shown.unmount();
  await settle();
  expect(receipts.get()).toHaveLength(1);
  expect(loadDraft(siteForms['heating-quote'])).toBeUndefined();
});

it('BookingDialog: when both slots of a day are booked, then the day is disabled and says so', async () => {
  take(day, 'am');
  take(day, 'pm');
  const { here } = await show('drain-quote');
  expect(here.getByRole('button', { name: /24 November 2026, fully booked$/ })).toBeDisabled();
  expect(here.getByRole('button', { name: /\b8 November 2026$/ })).toBeDisabled();
});

it('BookingDialog: when opening the mail fails, then it names the phone and books nothing', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  send.mockImplementation(() => {
    throw new Error('no mail');
  });
  const shown = await show('drain-quote');
  await fillQuote(shown);
  await confirm(shown);
  expect(shown.here.getByRole('alert')).toHaveTextContent(
    'Booking Error There was an issue booking your appointment. Please call us directly at 01632 960123.',
  );
  expect(dialog('drain-quote').open).toBe(true);
  expect(appointmentBook.get().size).toBe(0);
});

it('calendar: when keys are pressed, then they move through it, and it is one stop of Tab', async () => {
  const { typing, here } = await show('drain-quote');
  const days = () => here.getAllByRole('button', { name: /day \d+ \w+ \d{4}/ });
  expect(days().filter((button) => button.tabIndex === 0)).toHaveLength(1);
  here.getByRole('button', { name: /\b9 November 2026/ }).focus();
  await typing.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toHaveAccessibleName(/17 November 2026/);
  await typing.keyboard('{PageDown}');
  expect(document.activeElement).toHaveAccessibleName(/17 December 2026/);
  await typing.keyboard('{Enter}');
  expect(here.getByRole('button', { name: /17 December 2026, selected$/ }).tabIndex).toBe(0);
  expect(here.getByRole('radio', { name: /^Morning/ })).toHaveFocus();
});

it("BookingDialog: when it is opened from the estimate, then the booking has the estimate's email and price", async () => {
  const priced: Priced = { price: '£2,500', answers: [{ label: 'Boiler', value: 'Combi' }] };
  const shown = await show('installation-visit', { priced, prefill: { email: 'jo@example.org' } });
  await pick(shown);
  expect(shown.here.getByLabelText('Email')).toHaveValue('jo@example.org');
  await shown.typing.click(shown.here.getByRole('radio', { name: /^Afternoon/ }));
  await type(shown, 'Full name', 'Jo Doe');
  await confirm(shown);
  expect(send.mock.lastCall?.[0][0]?.link).toContain(encodeURIComponent('£2,500'));
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Booking Confirmed! Your appointment for .* has been confirmed\.$/,
  );
});

it('BookingDialog: when a text is nearly as long as it may be, then the characters left are counted', async () => {
  const shown = await show('drain-quote');
  await pick(shown);
  await shown.typing.click(shown.here.getByLabelText(/^Full name/));
  await shown.typing.paste('x'.repeat(95));
  expect(shown.here.getByText('5 characters left')).toBeVisible();
});

describe('BookingDialog: when a password manager fills fields in without an event', () => {
  /** Sets what stands in a field as such a program does: React hears nothing of it. */
  function fill({ here }: Shown, label: string, text: string) {
    const field = here.getByLabelText(new RegExp(`^${label}`));
    const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
    return field;
  }
  const valueOf = ({ here }: Shown, label: string) => here.getByLabelText(new RegExp(`^${label}`));

  it('then Confirm takes them', async () => {
    const shown = await show('heating-quote');
    await fillQuote(shown);
    fill(shown, 'Full name', 'Ann Other');
    fill(shown, 'Email', 'ann@example.org');
    await confirm(shown);
    expect(send.mock.lastCall?.[0][0]?.link).toContain(encodeURIComponent('Ann Other'));
    expect(send.mock.lastCall?.[0][0]?.link).toContain(encodeURIComponent('ann@example.org'));
  });

  it.each([
    ['another field is typed in', (shown: Shown) => type(shown, 'Work summary', 'Tap')],
    ['a slot is picked', ({ typing, here }: Shown) => typing.click(here.getByRole('radio', { name: /^Afternoon/ }))],
  ])('then they stay when %s', async (_what, change) => {
    const shown = await show('heating-quote');
    await pick(shown);
    fill(shown, 'Full name', 'Ann Other');
    await change(shown);
    expect(valueOf(shown, 'Full name')).toHaveValue('Ann Other');
    expect(loadDraft(siteForms['heating-quote'])?.values.name).toBe('Ann Other');
  });

  it('then a field is kept when the focus leaves it', async () => {
    const shown = await show('heating-quote');
    await pick(shown);
    await shown.typing.click(valueOf(shown, 'Full name'));
    fill(shown, 'Full name', 'Ann Other');
    await shown.typing.tab();
    expect(loadDraft(siteForms['heating-quote'])?.values.name).toBe('Ann Other');
  });
});
