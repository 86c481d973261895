// A door of this tool: what a build and its commands do with `data/`.

export { annotation } from './annotation';
export { checkData } from './check-data';
export { type Diagnostic, formatDiagnostic } from './diagnostic';
export { editorFiles } from './editor-json-schema';
export { readData } from './files/data-folder';
export { dataReader } from './files/data-reader';
export { publishedAddresses } from './site/published-addresses';
