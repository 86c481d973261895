import { afternoon, type Case, cases, date, morning, standsForItsKind } from '../booking-cases';
import type { Target, Visitor } from './visitor';

export { afternoon, type Case, cases, date, morning, standsForItsKind };

export const receipt: Target = { role: 'region', name: 'Your booking' };
export const dialogOf = ({ heading }: Pick<Case, 'heading'>): Target => ({ role: 'dialog', name: heading });

/** Returns the first button that opens a form. */
export const openerOf = ({ openers: [[place, name]] }: Case): Target => ({
  role: 'button',
  name,
  inside: { role: place },
});

type Field = readonly [role: 'textbox' | 'combobox' | 'spinbutton', label: string, value: string];

/** A valid value for each required field. */
export const required: Record<Case['kind'], readonly Field[]> = {
  quote: [
    ['textbox', 'Full name', 'Jo'],
    ['textbox', 'Email', 'j@a.uk'],
    ['textbox', 'Work summary', 'Tap'],
  ],
  service: [
    ['textbox', 'Full name', 'Jo'],
    ['textbox', 'Email', 'j@a.uk'],
    ['textbox', 'Address', '1 A St'],
    ['combobox', 'Boiler manufacturer', 'Vaillant'],
    ['combobox', 'Year installed', '2015'],
    ['combobox', 'Year last serviced', '2020'],
  ],
  'other service': [
    ['textbox', 'Full name', 'Jo'],
    ['textbox', 'Email', 'j@a.uk'],
    ['textbox', 'Boiler brand', 'Baxi'],
    ['spinbutton', 'Boiler age', '11'],
    ['textbox', 'Last serviced', '2025'],
  ],
  visit: [
    ['textbox', 'Full name', 'Jo'],
    ['textbox', 'Email', 'j@a.uk'],
  ],
};

/**
 * Opens a form by its first button and waits for its calendar. `before` runs before the page's scripts. Returns the
 * dialog.
 */
export async function openForm(visitor: Visitor, each: Case, before = ''): Promise<Target> {
  await visitor.open(each.path, { before });
  return reopenForm(visitor, each);
}

/** Opens a form on the current page. */
export async function reopenForm(visitor: Visitor, each: Case): Promise<Target> {
  await visitor.press(openerOf(each));
  const inside = dialogOf(each);
  await visitor.see({ role: 'button', name: 'Next month', inside });
  return inside;
}

export const day = (inside: Target, pattern = date): Target => ({ role: 'button', pattern, inside });
export const slot = (inside: Target, name = morning): Target => ({ role: 'radio', name, inside });
export const confirm = (inside: Target): Target => ({ role: 'button', name: 'Confirm Booking', inside });

export async function fillIn(visitor: Visitor, inside: Target, fields: readonly Field[]) {
  for (const [role, name, value] of fields) await visitor.fill({ role, name, inside }, value);
}

/** Picks a day and a slot, fills in the required fields and confirms. */
export async function book(visitor: Visitor, inside: Target, each: Case, on = date, at = morning) {
  await visitor.press(day(inside, on));
  await visitor.press(slot(inside, at));
  await fillIn(visitor, inside, required[each.kind]);
  await visitor.press(confirm(inside));
}

/** Hides the toast and dismisses the receipt. */
export async function dismiss(visitor: Visitor) {
  await visitor.press({ role: 'button', name: 'Hide message' });
  await visitor.press({ role: 'button', name: 'Dismiss', inside: receipt });
  await visitor.gone(receipt);
}

/** Returns the addresses of the receipt's links that open a mail. */
export async function mailsOfReceipt(visitor: Visitor): Promise<string[]> {
  await visitor.see(receipt);
  const links = await visitor.all({ role: 'link', name: 'Open email', inside: receipt });
  return links.map(({ attributes }) => attributes.href ?? '');
}
