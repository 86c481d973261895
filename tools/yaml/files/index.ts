// A door of this tool: the files of a folder, their values, and the facts in them.

export type { DataFolder } from './data-folder';
export { parseAll, type Parsed, parsedOnce, parseFiles } from './parse-data';
export { readYaml } from './read-yaml';
export { onceForData, soundFacts } from './same-data';
