/** How a number without spaces is written at home: the digits of each of its parts. */
const parts = [
  /^(02\d)(\d{4})(\d{4})$/,
  /^(011\d|01\d1)(\d{3})(\d{4})$/,
  /^(0[389]\d\d)(\d{3})(\d{3,4})$/,
  /^(07\d{3})(\d{6})$/,
  /^(01\d{3})(\d{5,6})$/,
];

/**
 * Returns a British number as it is written at home: '+44 (0)1632 960.701' is '01632 960 701'. Keeps the parts that were
 * typed. Returns anything else, such as a number abroad or one with an extension, as it was typed.
 */
export function writtenAtHome(typed: string): string {
  if (!/^[\d\s+().\-\u2010-\u2015/\u00a0]+$/.test(typed)) return typed;
  const spaced = typed
    .replace(/^\s*(?:\+|00)\s*44\s*(?:\(0\)|0(?=\d))?/, '0')
    .replace(/[^\d+]+/g, ' ')
    .trim()
    // '0' and ' 1632' of '+44 1632'.
    .replace(/^0 /, '0');
  if (!/^0[\d ]+$/.test(spaced)) return typed;
  const found = parts.map((part) => part.exec(spaced)).find((match) => match !== null);
  return found ? found.slice(1).join(' ') : spaced;
}
