/** The code points that nobody sees by themselves, by Unicode's properties, except tabs, line breaks and noncharacters. */
export const unseen = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => {
    const character = String.fromCodePoint(code);
    return (
      /^(?:\p{Default_Ignorable_Code_Point}|\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Bidi_Control})$/u.test(character) &&
      !/^(?:[\t\n\r\v\f\u0085\u2028\u2029\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2]|\u{110BD}|\u{110CD})$/u.test(
        character,
      )
    );
  })
  .map((code) => String.fromCodePoint(code));
