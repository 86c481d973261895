import type { BookingDialogProps } from '../booking/components/BookingDialog';
import { createStore } from '../../tools/shared/store';

type Booked = Pick<BookingDialogProps, 'priced' | 'prefill'>;

const nothing: Booked = {};

/** The result of the estimate or the quote on this page, for the booking dialog, which is another island. */
export const booked = createStore(nothing);

/** Replaces the result; without one, removes it. */
export const setBooked = (next = nothing): void => {
  booked.set(next);
};
