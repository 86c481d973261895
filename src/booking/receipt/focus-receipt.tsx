/** How long a receipt may take to appear, in milliseconds: its island may still be on its way. */
const patienceMs = 3000;

/**
 * Moves the focus to the heading of the receipt, once it is shown and the dialog has closed. Otherwise a screen reader ends
 * with 'Appointment Booked!' at the button that opened the dialog, and its user never hears that the mail is still to be
 * sent.
 */
export function focusReceipt(until = Date.now() + patienceMs): void {
  const heading = document.getElementById('receipt-title');
  if (heading && !document.querySelector('dialog[open]')) heading.focus({ preventScroll: true });
  else if (Date.now() < until)
    requestAnimationFrame(() => {
      focusReceipt(until);
    });
}
