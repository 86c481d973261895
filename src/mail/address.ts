// What browsers accept in `<input type=email>` (HTML, 'valid email address'), with letters of every script in the
// domain, because not every browser has turned those into ASCII when we read the value.
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const address = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`, 'u');

/** Whether a text is an email address as the browser's own email box judges it (spec 5); spaces around it count. */
export const isEmailAddress = (text: string): boolean => address.test(text);
