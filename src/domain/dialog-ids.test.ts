import { bookingForms } from './booking-forms';
import { dialogId, formOf } from './dialog-ids';

it('gives the dialog of each form an address of its own', () => {
  expect(dialogId('home-quote')).toBe('book-home-quote');
  expect(new Set(bookingForms.map(dialogId)).size).toBe(bookingForms.length);
});

it('knows every form by its name, and says which one there is not', () => {
  for (const form of bookingForms) expect(formOf(form)).toBe(form);
  expect(() => formOf('garden-quote')).toThrow('there is no booking form "garden-quote"');
});
