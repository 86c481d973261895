import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { growData } from '../../scripts/grown/grow-data';
import { copyProject } from '../../scripts/tests/project-copy';

// Measures builds in a copy of the project: cold, unchanged, after one edited entry and, with `--many`, with one thousand
// and five thousand more guides. Reports CPU seconds, seconds on the clock, the largest process's peak memory, and the peak of
// all processes together.
const project = path.resolve(__dirname, '../..');
const copy = copyProject(project, 'bench');

/** Runs a build in a shell that reads the memory of its processes four times a second. */
function build(): { cpu: number; wall: number; largest: number; megabytes: number } {
  const script = `
    node '${project}/scripts/build.js' > build.log 2>&1 & pid=$!
    most=0 largest=0
    while kill -0 $pid 2>/dev/null; do
      pids=$(ps -e -o pid=,ppid= | awk -v root=$pid '{parent[$1]=$2} END {for (p in parent) {q=p; while (q && q!=root) q=parent[q]; if (q==root) print p}}' | paste -sd,)
      read now one < <(ps -o rss= -p "$pids" 2>/dev/null | awk '{s+=$1; if ($1>m) m=$1} END {print s+0, m+0}')
      [ "$now" -gt "$most" ] && most=$now
      [ "$one" -gt "$largest" ] && largest=$one
      sleep 0.25
    done
    wait $pid || exit 1
    echo "$most $largest"
    # Not through a pipe: a shell of its own has used no time.
    times > times.log
    tail -1 times.log`;
  const start = performance.now();
  const output = execFileSync('bash', ['-c', script], { cwd: copy, encoding: 'utf8' }).trim().split('\n');
  const seconds = [...(output[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)].map(([, m, s]) => 60 * Number(m) + Number(s));
  const [megabytes = 0, largest = 0] = (output[0] ?? '')
    .split(' ')
    .map((kilobytes) => Math.round(Number(kilobytes) / 1024));
  return {
    cpu: Math.round(seconds.reduce((total, part) => total + part, 0)),
    wall: Math.round((performance.now() - start) / 1000),
    largest,
    megabytes,
  };
}

const guide = readFileSync(path.join(copy, 'data/guides/how-to-bleed-radiator.yaml'), 'utf8');
const guides = readdirSync(path.join(copy, 'data/guides')).length;

const rows: Record<string, ReturnType<typeof build>> = {};
function run(name: string) {
  rows[name] = build();
  console.log(name, rows[name]);
}
async function main() {
  run('cold');
  run('nothing changed');
  writeFileSync(
    path.join(copy, 'data/guides/how-to-bleed-radiator.yaml'),
    guide.replace(/^lead: (.*)/m, 'lead: Edited by hand.'),
  );
  run('one entry edited');
  if (process.argv.includes('--many'))
    for (const [name, more] of [
      ['1,000 guides more', 1000],
      ['5,000 guides more', 5000],
    ] as const) {
      await growData(path.join(copy, 'data'), { guides: guides + more });
      run(name);
    }
  console.table(rows);
}
void main();
