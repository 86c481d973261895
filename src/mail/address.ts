import { lazily } from '../../tools/shared/lazily';

// What browsers accept in `<input type=email>` (HTML, 'valid email address').
const addressOf = (first: string, others: string) => {
  const label = `[${first}](?:[${others}-]{0,61}[${others}])?`;
  return new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`, 'u');
};
const latin = addressOf('a-zA-Z0-9', 'a-zA-Z0-9');
// With letters of every script in the domain, because not every browser has turned those into ASCII when we read the value.
const inAnyScript = lazily(() => addressOf('\\p{L}\\p{N}', '\\p{L}\\p{M}\\p{N}'));

/**
 * Returns whether a text is valid for `<input type="email">` (HTML Standard), also with letters of other scripts in its
 * domain. Spaces around it make it invalid. Tries Latin letters first: a browser takes 3 ms to make the other expression, and
 * each page writes mails to our own addresses.
 */
export const isEmailAddress = (text: string): boolean => latin.test(text) || inAnyScript().test(text);
