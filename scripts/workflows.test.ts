import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, { steps: { run?: string; uses?: string }[] }>;
}
const folder = '.github/workflows';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const workflows = readdirSync(folder).map((name) => {
  const workflow = parse(readFileSync(`${folder}/${name}`, 'utf8')) as Workflow;
  return { name, workflow, steps: Object.values(workflow.jobs).flatMap((job) => job.steps) };
});

it.each(workflows)('workflow $name: every action is held by its commit, because a tag can be moved', ({ steps }) => {
  for (const { uses } of steps) expect(uses ?? `a@${'0'.repeat(40)}`).toMatch(/@[0-9a-f]{40}$/);
});

it.each(workflows)('workflow $name: every npm script that it runs exists', ({ steps }) => {
  const named = steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/npm run (?:--silent )?([\w-]+)/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});

it.each(workflows)(
  'workflow $name: it may only read the repository, and no text of a variable becomes a command',
  ({ workflow, steps }) => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  },
);
