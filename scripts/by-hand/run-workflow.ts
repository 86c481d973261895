import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

// `npx tsx scripts/by-hand/run-workflow.ts deploy.yml DEPLOY_TO=rsync SERVER=root@server` runs the `run:` steps of a workflow's jobs in
// order, each job in a fresh clone, with the given variables and secrets, and says which steps it passes over. Artifacts travel
// by a folder. `github.base_ref=main` is the branch of a pull request. What only GitHub can prove: the runner, its actions, the environment and its rules. `--installed` takes the
// packages of this folder instead of `npm ci`. A `sudo` of the runner that installs Debian's packages is passed over.
interface Step {
  id?: string;
  name?: string;
  uses?: string;
  run?: string;
  if?: string;
  shell?: string;
  env?: Record<string, string>;
  with?: Record<string, string>;
}
interface Job {
  if?: string;
  steps: Step[];
}

const [file = '', ...words] = process.argv.slice(2);
const installed = words.includes('--installed');
const given = new Map(
  words.filter((word) => word.includes('=')).map((word) => word.split(/=(.*)/s) as [string, string]),
);
/** Variables without which programs do not start here, or do not reach the network of this machine. */
const ofThisMachine = ['PATH', 'LD_LIBRARY_PATH', 'NODE_EXTRA_CA_CERTS', 'npm_config_registry'];
const project = process.cwd();
const work = mkdtempSync(path.join(tmpdir(), 'workflow-'));
// A runner's folder can be read by other accounts, such as that of nginx.
chmodSync(work, 0o755);
const artifacts = path.join(work, 'artifacts');

/** What steps have written to `$GITHUB_OUTPUT`, by names such as `steps.changed.outputs.code`. */
const outputs = new Map<string, string>();

const valueOf = (name: string): string => {
  if (name === 'github.ref') return 'refs/heads/main';
  if (name.startsWith('steps.')) return outputs.get(name) ?? '';
  return given.get(name.replace(/^(?:vars|secrets)\./, '')) ?? '';
};
/** Evaluates what the workflows use: comparisons with a text, `&&`, `||` and `always()`. */
const holds = (condition = 'always()'): boolean =>
  condition.split('||').some((part) =>
    part.split('&&').every((term) => {
      const [, name = '', sign, text] = /^\s*([\w.]+) (==|!=) '([^']*)'\s*$/.exec(term) ?? [];
      if (sign === undefined) return term.trim() === 'always()';
      return (valueOf(name) === text) === (sign === '==');
    }),
  );
const filled = (text: string) => text.replace(/\$\{\{ ([\w.]+) \}\}/g, (_, name: string) => valueOf(name));

/** Does what checkout, upload-artifact and download-artifact do. Returns false for any other action. */
function act({ uses = '', with: inputs = {} }: Step, folder: string): boolean {
  if (uses.startsWith('actions/checkout')) {
    spawnSync('git', ['clone', '--quiet', project, folder]);
    if (inputs['sparse-checkout'])
      spawnSync('git', ['-C', folder, 'sparse-checkout', 'set', ...inputs['sparse-checkout'].trim().split('\n')]);
    return true;
  }
  const [from, to] = uses.includes('download-artifact')
    ? [path.join(artifacts, inputs.name ?? ''), path.join(folder, inputs.path ?? '')]
    : [folder, path.join(artifacts, inputs.name ?? '')];
  if (uses.includes('download-artifact')) cpSync(from, to, { recursive: true });
  else if (uses.includes('upload-artifact'))
    for (const part of (inputs.path ?? '')
      .trim()
      .split('\n')
      .map((each) => each.trim()))
      cpSync(path.join(from, part), path.join(to, part), { recursive: true });
  else return false;
  return true;
}

function runStep(step: Step, folder: string, home: string): number {
  const lines = (step.run ?? '').split('\n').filter((line) => !line.startsWith('sudo apt-get'));
  const env = Object.fromEntries(Object.entries(step.env ?? {}).map(([name, text]) => [name, filled(text)]));
  if (installed && /^npm ci(?: --ignore-scripts)?$/.test(step.run ?? '')) {
    symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
    return 0;
  }
  const output = path.join(work, 'output');
  writeFileSync(output, '');
  // As GitHub does: `pipefail` only where a step names its shell.
  const flags = step.shell === 'bash' ? ['-eo', 'pipefail'] : ['-e'];
  const { status } = spawnSync('bash', [...flags, '-c', lines.join('\n')], {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...Object.fromEntries(ofThisMachine.map((name) => [name, process.env[name]])),
      HOME: home,
      CI: 'true',
      GITHUB_STEP_SUMMARY: path.join(work, 'summary'),
      GITHUB_OUTPUT: output,
      ...env,
    },
  });
  for (const line of readFileSync(output, 'utf8').split('\n').filter(Boolean)) {
    const [name = '', value = ''] = line.split(/=(.*)/s);
    outputs.set(`steps.${step.id ?? ''}.outputs.${name}`, value);
  }
  return status ?? 1;
}

function main(): number {
  const { jobs } = parse(readFileSync(`.github/workflows/${file}`, 'utf8')) as { jobs: Record<string, Job> };
  writeFileSync(path.join(work, 'summary'), '');
  for (const [name, job] of Object.entries(jobs)) {
    if (!holds(job.if)) {
      console.log(`passed over: job ${name}, if ${job.if}`);
      continue;
    }
    const folder = path.join(work, name);
    const home = path.join(work, `${name}-home`);
    mkdirSync(home);
    for (const step of job.steps) {
      const title = `${name}: ${step.name ?? (step.run ?? step.uses ?? '').split('\n')[0]}`;
      if (!holds(step.if)) console.log(`passed over: ${title}, if ${step.if}`);
      else if (step.uses) console.log(`${act(step, folder) ? 'done' : 'passed over'}: ${title}`);
      else if (runStep(step, existsSync(folder) ? folder : work, home) === 0) console.log(`green: ${title}`);
      else {
        console.log(`RED: ${title}`);
        return 1;
      }
    }
  }
  return 0;
}
console.log(`in ${work}`);
process.exitCode = main();
