import { type Page } from './test';

/** A key, and what a screen reader says of the element that has the focus afterwards: its role, name and state. */
export type Row = readonly [key: string, then: string];

/** The pattern of a modal dialog (ARIA Authoring Practices Guide, Dialog). */
export const dialogKeys: Row[] = [
  ['Enter', 'dialog "Book Your Free Quote"'],
  ['Tab', 'button "Close"'],
  ['Tab', 'button "Mon 9 Nov, afternoon"'],
  ['Shift+Tab', 'button "Close"'],
  // Outside the dialog, Tab reaches only the browser's own controls.
  ['Shift+Tab', 'nothing of the page'],
  ['Tab', 'button "Close"'],
  ['Escape', 'button "Free Quote"'],
];

/** The calendar (APG, Date Picker Dialog). Arrow keys skip days that cannot be booked, such as Sundays. */
export const dayKeys: Row[] = [
  ['Enter', 'dialog "Book Your Free Quote"'],
  ['Tab', 'button "Close"'],
  ['Tab', 'button "Mon 9 Nov, afternoon"'],
  ['Tab', 'button "Tue 10 Nov, morning"'],
  ['Tab', 'button "Tue 10 Nov, afternoon"'],
  ['Tab', 'button "Next month"'],
  ['Tab', 'button "Monday 9 November 2026"'],
  ['ArrowRight', 'button "Tuesday 10 November 2026"'],
  ['ArrowLeft', 'button "Monday 9 November 2026"'],
  ['ArrowLeft', 'button "Monday 9 November 2026"'],
  ['ArrowDown', 'button "Monday 16 November 2026"'],
  ['ArrowUp', 'button "Monday 9 November 2026"'],
  ['ArrowUp', 'button "Monday 9 November 2026"'],
  ['End', 'button "Saturday 14 November 2026"'],
  ['ArrowRight', 'button "Monday 16 November 2026"'],
  ['ArrowLeft', 'button "Saturday 14 November 2026"'],
  ['Home', 'button "Monday 9 November 2026"'],
  ['PageDown', 'button "Wednesday 9 December 2026"'],
  ['PageDown', 'button "Saturday 9 January 2027"'],
  ['PageUp', 'button "Wednesday 9 December 2026"'],
  ['PageUp', 'button "Monday 9 November 2026"'],
  ['PageUp', 'button "Monday 9 November 2026"'],
  ['Shift+PageDown', 'button "Saturday 8 May 2027"'],
  ['Shift+PageUp', 'button "Monday 9 November 2026"'],
  ['ArrowDown', 'button "Monday 16 November 2026"'],
  ['ArrowDown', 'button "Monday 23 November 2026"'],
  ['ArrowDown', 'button "Monday 30 November 2026"'],
  ['ArrowDown', 'button "Monday 7 December 2026"'],
  ['ArrowUp', 'button "Monday 30 November 2026"'],
  // All days together are one Tab stop.
  ['Tab', 'button "Confirm Booking"'],
  ['Shift+Tab', 'button "Monday 30 November 2026"'],
  ['Shift+Tab', 'button "Next month"'],
  ['Enter', 'button "Next month"'],
  ['Shift+Tab', 'button "Previous month"'],
  ['Space', 'button "Next month"'],
  ['Tab', 'button "Monday 9 November 2026"'],
  // This morning has begun.
  ['Space', 'radio "Afternoon (1:00 PM - 5:00 PM)"'],
  ['Shift+Tab', 'button "Monday 9 November 2026, selected"'],
  ['ArrowRight', 'button "Tuesday 10 November 2026"'],
  ['Enter', 'radio "Morning (8:00 AM - 12:00 PM)"'],
];

/** The slots of a day (APG, Radio Group): native radio buttons. */
export const slotKeys: Row[] = [
  ['Space', 'radio "Morning (8:00 AM - 12:00 PM)", checked'],
  ['ArrowDown', 'radio "Afternoon (1:00 PM - 5:00 PM)", checked'],
  ['ArrowDown', 'radio "Morning (8:00 AM - 12:00 PM)", checked'],
  ['ArrowUp', 'radio "Afternoon (1:00 PM - 5:00 PM)", checked'],
  ['ArrowUp', 'radio "Morning (8:00 AM - 12:00 PM)", checked'],
  ['ArrowRight', 'radio "Afternoon (1:00 PM - 5:00 PM)", checked'],
  ['ArrowRight', 'radio "Morning (8:00 AM - 12:00 PM)", checked'],
  ['ArrowLeft', 'radio "Afternoon (1:00 PM - 5:00 PM)", checked'],
  ['Tab', 'textbox "Full name"'],
  ['Shift+Tab', 'radio "Afternoon (1:00 PM - 5:00 PM)", checked'],
];

/** Questions and answers (APG, Accordion): native `details`, of which only one is open. */
export const questionKeys = ([first, second]: readonly string[]): Row[] => [
  ['Enter', `DisclosureTriangleGrouped "${first}", expanded`],
  ['Enter', `DisclosureTriangleGrouped "${first}", collapsed`],
  ['Space', `DisclosureTriangleGrouped "${first}", expanded`],
  ['Space', `DisclosureTriangleGrouped "${first}", collapsed`],
  ['Tab', `DisclosureTriangleGrouped "${second}", collapsed`],
  ['Enter', `DisclosureTriangleGrouped "${second}", expanded`],
  ['Shift+Tab', `DisclosureTriangleGrouped "${first}", collapsed`],
  ['Enter', `DisclosureTriangleGrouped "${first}", expanded`],
  ['Space', `DisclosureTriangleGrouped "${first}", collapsed`],
];

/** The menu of a phone (APG, Disclosure Navigation): a native popover. */
export const menuKeys: Row[] = [
  ['Enter', 'button "Menu", expanded'],
  ['Enter', 'button "Menu", collapsed'],
  ['Space', 'button "Menu", expanded'],
  ['Space', 'button "Menu", collapsed'],
  ['Enter', 'button "Menu", expanded'],
  ['Tab', 'link "Home"'],
  ['Shift+Tab', 'button "Menu", expanded'],
  ['Tab', 'link "Home"'],
  ['Escape', 'button "Menu", collapsed'],
  ['Space', 'button "Menu", expanded'],
  ['Tab', 'link "Home"'],
  ['Tab', 'link "About"'],
];

/** Returns a function that reads the focused element from the accessibility tree. */
export async function focusReader(page: Page) {
  const client = await page.context().newCDPSession(page);
  return async () => {
    const { result } = await client.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (result.className === 'HTMLBodyElement') return 'nothing of the page';
    const { nodes } = await client.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId ?? '',
      fetchRelatives: false,
    });
    const [node] = nodes;
    const is = (name: string) => node?.properties?.find((property) => property.name === name)?.value.value as unknown;
    const state = [
      is('expanded') === true && 'expanded',
      is('expanded') === false && 'collapsed',
      is('checked') === 'true' && 'checked',
    ].filter(Boolean);
    // Some engines put a comma after the weekday.
    const name = String(node?.name?.value ?? '').replace(/day, (?=\d)/, 'day ');
    return [`${String(node?.role?.value)} "${name}"`, ...state].join(', ');
  };
}
