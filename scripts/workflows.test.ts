import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Job {
  if?: string;
  environment?: string;
  steps: { run?: string; uses?: string; env?: Record<string, string> }[];
}
interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}
const folder = '.github/workflows';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const workflows = readdirSync(folder).map((name) => {
  const workflow = parse(readFileSync(`${folder}/${name}`, 'utf8')) as Workflow;
  return { name, workflow, steps: Object.values(workflow.jobs).flatMap((job) => job.steps) };
});

it.each(workflows)(
  'workflow $name: when a step uses an action, then by its commit, because a tag can be moved',
  ({ steps }) => {
    for (const { uses } of steps) expect(uses ?? `a@${'0'.repeat(40)}`).toMatch(/@[0-9a-f]{40}$/);
  },
);

it.each(workflows)('workflow $name: when a step runs an npm script, then package.json has it', ({ steps }) => {
  const named = steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/npm run (?:--silent )?([\w-]+)/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});

it.each(workflows)(
  'workflow $name: when it runs, then it may only read the repository, and no text of a variable becomes a command',
  ({ workflow, steps }) => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  },
);

const { build, send } = (workflows.find(({ name }) => name === 'deploy.yml')?.workflow.jobs ?? {}) as Record<
  string,
  Job
>;
const holdsSecrets = (job: Job | undefined) =>
  job?.environment !== undefined || JSON.stringify(job).includes('secrets.');

it('workflows: when all jobs are listed, then one alone holds secrets', () => {
  const jobs = workflows.flatMap(({ name, workflow }) =>
    Object.entries(workflow.jobs).flatMap(([job, each]) => (holdsSecrets(each) ? [`${name} ${job}`] : [])),
  );
  expect(jobs).toEqual(['deploy.yml send']);
});

it('images: when the Dockerfile begins with one, then its digest is fixed, or Renovate adds and keeps the digests', () => {
  const { extends: presets } = JSON.parse(readFileSync('.github/renovate.json', 'utf8')) as { extends: string[] };
  const images = [...readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)].map(
    ([, image = '']) => image,
  );
  expect(images.length).toBeGreaterThan(0);
  const isHeld = images.every((image) => /@sha256:[0-9a-f]{64}$/.test(image)) || presets.includes('docker:pinDigests');
  expect(isHeld).toBe(true);
});

it('workflow deploy.yml: when the job build builds the site, then it holds no secret', () => {
  expect(build?.steps.some(({ run = '' }) => run.includes('npm run build'))).toBe(true);
  expect(holdsSecrets(build)).toBe(false);
});

it('workflow deploy.yml: when a job holds the secrets, then it runs for main alone and runs nothing of the site', () => {
  expect(send).toMatchObject({ environment: 'production', if: "github.ref == 'refs/heads/main'" });
  const installs = send?.steps.filter(({ run = '' }) => /npm (?:ci|install)/.test(run)) ?? [];
  // Its packages come without their scripts and before any secret.
  expect(installs.map(({ run, env }) => [run, env])).toEqual([
    ['npm ci --ignore-scripts --prefix tools/hosts/providers', undefined],
  ]);
  for (const { run = '' } of send?.steps ?? []) expect(run).not.toMatch(/npm run|tsx|npx (?!--no-install)/);
});
