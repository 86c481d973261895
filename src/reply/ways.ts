import { isEmailAddress } from '../mail/address';
import type { LinkedBooking } from '../mail/reply-link';

/** A way to send an answer, and where to. */
export interface Way {
  kind: 'email' | 'text';
  to: string;
}

const mobile = /^\+447\d{9}$/;

/** Returns a number as it is dialled, such as '+447700900123', or undefined if it has too few or too many digits. */
export function dialled(number = ''): string | undefined {
  const [digits = ''] = [number.replace(/\(0\)/g, '').replace(/\D/g, '')];
  const international = digits.replace(/^00(?=[1-9])/, '').replace(/^0/, '44');
  return international.length > 6 && international.length < 16 ? `+${international}` : undefined;
}

/**
 * Returns the ways to answer a booking, the best first: what the visitor asked for, else a mail if there is an address. A
 * text needs a British mobile number: the visitor's own, or that for the day.
 */
export function waysOf({ values: { email = '', phone, dayPhone }, way }: Pick<LinkedBooking, 'values' | 'way'>): Way[] {
  const numbers = [phone, dayPhone].map(dialled).filter((number) => number !== undefined);
  const number = numbers.find((each) => mobile.test(each));
  const ways: Way[] = [
    ...(isEmailAddress(email) ? [{ kind: 'email', to: email } as const] : []),
    ...(number !== undefined ? [{ kind: 'text', to: number } as const] : []),
  ];
  return way === 'text' ? ways.reverse() : ways;
}
