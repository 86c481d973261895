import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fixture } from '../../test/fixture';
import { buildCopy } from './build-copy';
import { copyProject } from './project-copy';

// `npm test -- fixture-site` builds the site that browser tests visit: this code with the content of test/fixture. Keeps
// the copy in .tmp/fixture, so that the next build and that of `npm test -- edits` are warm.
const project = path.resolve(__dirname, '../..');
const copy = copyProject(project, 'fixture', { keep: true, content: fixture });
buildCopy(copy);
const site = path.join(project, '.tmp', 'fixture-site');
rmSync(site, { recursive: true, force: true });
cpSync(path.join(copy, 'public'), site, { recursive: true, preserveTimestamps: true });
