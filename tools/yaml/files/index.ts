// A door of this tool: files and their values, one by one.

export { contentsOf, type DataFolder } from './data-folder';
export { parseAll, type Parsed, parsedOnce, parseFiles, soundFacts } from './parse-data';
export { readYaml } from './read-yaml';
