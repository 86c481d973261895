import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const project = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'run-workflow-'));
/** Where the program leaves its clones for a look. */
const left = mkdtempSync(path.join(tmpdir(), 'run-workflow-left-'));
const git = (...words: string[]) => spawnSync('git', ['-C', folder, ...words]);
const action = `@${'0'.repeat(40)}`;

/** Runs a workflow with one job and returns its lines and its exit status. */
function run(steps: string, ...words: string[]) {
  mkdirSync(path.join(folder, '.github/workflows'), { recursive: true });
  writeFileSync(path.join(folder, '.github/workflows/x.yml'), `jobs:\n  a:\n    steps:\n${steps}`);
  writeFileSync(path.join(folder, 'kept'), 'kept\n');
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'x');
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      path.join(project, 'node_modules/tsx/dist/cli.mjs'),
      path.join(project, 'scripts/by-hand/run-workflow.ts'),
      'x.yml',
      ...words,
    ],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, TMPDIR: left } },
  );
  return { status, lines: stdout.split('\n').filter((line) => line !== '' && !line.startsWith('in ')) };
}

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(left, { recursive: true, force: true });
});

it('run-workflow: when every step succeeds, then they have run in order, in a clone, with the given variables', () => {
  const { status, lines } = run(
    `      - uses: actions/checkout${action}
      - name: Read
        run: cat kept
      - name: Say
        env:
          WHERE: \${{ vars.DEPLOY_TO }}
        run: echo "to $WHERE"
      - uses: actions/setup-node${action}
`,
    'DEPLOY_TO=rsync',
  );
  expect(lines).toEqual([
    `done: a: actions/checkout${action}`,
    'kept',
    'green: a: Read',
    'to rsync',
    'green: a: Say',
    `passed over: a: actions/setup-node${action}`,
  ]);
  expect(status).toBe(0);
}, 120_000);

it('run-workflow: when a step fails, then the run is red and ends there', () => {
  const { status, lines } = run(`      - run: exit 3\n      - run: echo later\n`);
  expect(lines).toEqual(['RED: a: exit 3']);
  expect(status).toBe(1);
}, 120_000);

it.each([
  ['yes', 'runs', ['green: a: Find', 'more', 'green: a: echo more']],
  ['no', 'is passed over', ['green: a: Find', "passed over: a: echo more, if steps.found.outputs.code == 'yes'"]],
])(
  'run-workflow: when a step has put out %s, then a later step that asks for yes %s',
  (code, _, expected) => {
    const { lines } = run(`      - name: Find
        id: found
        run: echo code=${code} >> "$GITHUB_OUTPUT"
      - if: steps.found.outputs.code == 'yes'
        run: echo more
      - if: steps.found.outputs.code == 'yes' && github.server_url != ''
        run: echo on GitHub alone
`);
    expect(lines.slice(0, expected.length)).toEqual(expected);
    expect(lines).toContainEqual(expect.stringMatching(/^passed over: a: echo on GitHub alone/));
  },
  120_000,
);
