// What browsers accept in `<input type=email>` (HTML, 'valid email address'), with letters of every script in the
// domain, because not every browser has turned those into ASCII when we read the value.
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const address = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`, 'u');

/**
 * Returns whether a text is valid for `<input type="email">` (HTML Standard), also with letters of other scripts in its
 * domain. Spaces around it make it invalid.
 */
export const isEmailAddress = (text: string): boolean => address.test(text);
