import type { Entry } from '../../../tools/islands';

/** How long a receipt may take to appear, in milliseconds: its island may still be on its way. */
const patienceMs = 3000;
/**
 * By then the button that opened the dialog has got the focus back (tools/islands/inline/dialogs.tsx), and a screen reader has
 * taken up the toast. Orca does so a tenth of a second after it has read out the page behind the dialog, which takes it longer
 * than 400 ms on a slow machine: after a shorter wait it said the receipt first, and 'Appointment Booked!' last.
 */
const afterToastMs = 1000;

/**
 * Moves the focus to the heading of the receipt, once it is shown and the dialog has closed and left the history: in Firefox
 * that is late, because the mail app is started meanwhile. Otherwise the last thing a screen reader says is 'Appointment
 * Booked!', with the focus on the button that opened the dialog, and its user never hears that the mail is still to be sent.
 */
export function focusReceipt(until = Date.now() + patienceMs): void {
  const heading = document.getElementById('receipt-title');
  const isLate = Date.now() >= until;
  const hasLeft = !(window.history.state as Entry | null)?.dialog || isLate;
  if (heading && !document.querySelector('dialog[open]') && hasLeft)
    window.setTimeout(() => {
      heading.focus({ preventScroll: true });
    }, afterToastMs);
  else if (!isLate)
    requestAnimationFrame(() => {
      focusReceipt(until);
    });
}
