/** Returns a text as the test's translator writes it: in Georgian letters, one for each of ours. */
export const translated = (text: string) =>
  text.replace(/[a-z]/gi, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - (letter < 'a' ? 65 - 0x10a0 : 97 - 0x10d0)),
  );

/** Reads such a text back. */
export const untranslated = (text: string) =>
  text.replace(/[\u10a0-\u10bf\u10d0-\u10ef]/g, (letter) => {
    const code = letter.charCodeAt(0);
    return String.fromCharCode(code < 0x10d0 ? code - 0x10a0 + 65 : code - 0x10d0 + 97);
  });
