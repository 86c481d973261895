import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Step {
  run?: string;
  uses?: string;
  if?: string;
}
const workflow = parse(readFileSync('.github/workflows/preview.yml', 'utf8')) as {
  jobs: { preview: { steps: Step[] } };
};
const { steps } = workflow.jobs.preview;
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const position = (part: string) =>
  steps.findIndex(({ run, uses }) => (run ?? '').includes(part) || (uses ?? '').includes(part));

it('preview workflow: when a step runs an npm script, then package.json has it', () => {
  const named = steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/npm run (?:--silent )?([\w-]+)/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(2);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});

it('preview workflow: when the site is built, then it is uploaded at once, before any test can fail', () => {
  expect(position('check-data')).toBeLessThan(position('npm run build'));
  expect(position('upload-artifact')).toBe(position('npm run build') + 1);
  expect(position('npm test -- site')).toBeGreaterThan(position('upload-artifact'));
});

it('preview workflow: when only data/ has changed, then it skips the tests of the code', () => {
  const conditional = steps.filter((step) => step.if?.includes('changed.outputs.code'));
  expect(conditional.map(({ run }) => run)).toEqual([
    'npm test',
    'npm audit --omit=dev --audit-level=high',
    'npx tsx scripts/by-hand/licences.ts',
  ]);
  const ofCode = /npm (?:test$|audit|run (?:unit|lint))|licences/m;
  expect(steps.filter(({ run = '' }) => ofCode.test(run))).toEqual(conditional);
});
