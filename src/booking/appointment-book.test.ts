import { appointmentBook, createAppointmentBook } from './appointment-book';

it('takes a slot once', () => {
  const book = createAppointmentBook();
  expect(book.take('2026-11-24', 'am')).toBe(true);
  expect(book.take('2026-11-24', 'am')).toBe(false);
  expect(book.take('2026-11-24', 'pm')).toBe(true);
  expect(book.take('2026-11-25', 'am')).toBe(true);
  expect([...book.getSnapshot()]).toEqual([
    ['2026-11-24', ['am', 'pm']],
    ['2026-11-25', ['am']],
  ]);
});

it('hands out the same snapshot until something changes, and never changes one', () => {
  const book = createAppointmentBook();
  const empty = book.getSnapshot();
  expect(book.getSnapshot()).toBe(empty);
  book.take('2026-11-24', 'am');
  const first = book.getSnapshot();
  expect(first).not.toBe(empty);
  expect(empty.size).toBe(0);
  book.take('2026-11-24', 'am');
  expect(book.getSnapshot()).toBe(first);
  book.take('2026-11-24', 'pm');
  expect(first.get('2026-11-24')).toEqual(['am']);
});

it('tells its listeners of each change until they leave', () => {
  const book = createAppointmentBook();
  const heard = jest.fn();
  const leave = book.subscribe(heard);
  book.take('2026-11-24', 'am');
  book.take('2026-11-24', 'am');
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
  book.take('2026-11-24', 'pm');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('lets a listener leave while it is told', () => {
  const book = createAppointmentBook();
  const second = jest.fn();
  const leave = book.subscribe(() => leave());
  book.subscribe(second);
  book.take('2026-11-24', 'am');
  expect(second).toHaveBeenCalledTimes(1);
});

it('is forgotten on reset, the shared one too', () => {
  const heard = jest.fn();
  appointmentBook.take('2026-11-24', 'am');
  const leave = appointmentBook.subscribe(heard);
  appointmentBook.reset();
  expect(appointmentBook.getSnapshot().size).toBe(0);
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
});
