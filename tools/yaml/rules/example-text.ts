/** How the example texts of a new entry begin (tools/studio/entries). */
export const exampleText = 'EXAMPLE TEXT';

/** Finds an example that nobody has overwritten. It must not be published. */
export const findExample = (text: string) =>
  text.includes(exampleText) ? 'this is still the example text. Write your own.' : undefined;
