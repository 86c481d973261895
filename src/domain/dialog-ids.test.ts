import { bookingForms } from './booking-forms';
import { dialogId, formOf } from './dialog-ids';

it('dialog ids: when a form has a dialog, then no other form has its id', () => {
  expect(dialogId('home-quote')).toBe('book-home-quote');
  expect(new Set(bookingForms.map(dialogId)).size).toBe(bookingForms.length);
});

it("dialog ids: when a name is no form's, then the error says which", () => {
  for (const form of bookingForms) expect(formOf(form)).toBe(form);
  expect(() => formOf('garden-quote')).toThrow('there is no booking form "garden-quote"');
});
