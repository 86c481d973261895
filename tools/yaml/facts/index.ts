// A door of this tool: facts, and the texts that name them. Runs in browsers too.

export { factsOf } from './build-facts';
export { factsNamed, namedAddress } from './fact-links';
export { asHtml, fillIn, toHtml } from './markdown';
export { filledWords, filler } from './resolve-field';
