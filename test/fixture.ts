import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/**
 * The project folder in tests. Its `data/` is a frozen copy of the site's content, so that tests fail when the code
 * changes and not when the content does. Update it with the schemas, never with the work of staff.
 */
export const fixture = path.join(__dirname, 'fixture');

/** Returns the text of a file of the fixture's `data/`. */
export const fixtureText = (file: string): string => readFileSync(path.join(fixture, 'data', file), 'utf8');

/** Returns a parsed file of the fixture's `data/`. */
export const fixtureData = (file: string): unknown => parse(fixtureText(file));
