import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fixture } from '../test/fixture';
import { buildCopy } from './build-copy';
import { copyProject } from './project-copy';

// `npm run fixture-site` builds what the browser tests visit: the site of this code with the content of test/fixture. The
// copy it was built in stays in .tmp/fixture, so that the next build, and the one of `npm run edits-test`, are warm.
const project = path.resolve(__dirname, '..');
const copy = copyProject(project, 'fixture', { keep: true, content: fixture });
buildCopy(copy);
const site = path.join(project, '.tmp', 'fixture-site');
rmSync(site, { recursive: true, force: true });
cpSync(path.join(copy, 'public'), site, { recursive: true, preserveTimestamps: true });
