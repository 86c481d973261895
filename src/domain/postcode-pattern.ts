/** Returns a letter in both cases: browsers compare the `pattern` of a field with what is typed, not with capitals. */
const eitherCase = (letter: string) => `[${letter}${letter.toLowerCase()}]`;

/**
 * Returns the `pattern` of a field for postcodes with one of these outward codes: GU12, GU12 9ZZ and gu129zz. A
 * browser then tells by itself, without a script, whether we cover what is typed.
 */
export function postcodePattern(outwardCodes: readonly string[]): string {
  const codes = outwardCodes.map((code) => code.replace(/[A-Z]/g, eitherCase));
  return ` *(?:${codes.join('|')})(?: *[0-9][A-Za-z]{2})? *`;
}
