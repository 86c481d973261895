import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/**
 * The folder that stands for the project in tests: its `data/` is a frozen copy of the site's content, so that a test
 * tells a change of the code from a change of the content. It follows the schema, never what staff write.
 */
export const fixture = path.join(__dirname, 'fixture');

/** The text of a file of the fixture's `data/`. */
export const fixtureText = (file: string): string => readFileSync(path.join(fixture, 'data', file), 'utf8');

/** A file of the fixture's `data/`, parsed. */
export const fixtureData = (file: string): unknown => parse(fixtureText(file));
