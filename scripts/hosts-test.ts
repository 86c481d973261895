import { parseArgs } from 'node:util';
import { site } from '../content/site';
import { hosting } from '../src/site-output/hosting';
import { tryHosts } from '../tools/hosts/trial';
import { readData } from '../tools/yaml';
import { movesOf } from '../tools/yaml/site';
import { parseAll } from '../tools/yaml/files';
import { expectedOf } from '../src/site-output/live-expectations';

// `npm run hosts-test` serves the built site by a real nginx with the configuration the build wrote, and asks it for
// what visitors, search engines and attackers ask for. One line a check; exit status 1 where something is wrong.
// It serves a copy with three former addresses of its own, because `data/` may name none.
// `-- --container` asks the container instead, which it makes by the steps of the Dockerfile without Docker.
// `-- --providers` asks the local servers of Cloudflare Pages and Netlify, which are in tools/hosts/providers.
// `-- --faults` breaks one thing after the other and expects `npm run live-check` to name it.
const { values } = parseArgs({
  options: {
    container: { type: 'boolean', default: false },
    providers: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
  },
});

/** What staff would write into `data/` for a page that was renamed, one that another replaced, and one that is gone. */
const renamed = { file: 'guides/emergency-leak-repair.yaml', formerly: ['/guides/renamed-for-hosts-test'] };
const removed = [
  { address: '/services/removed-for-hosts-test', to: '/services' },
  { address: '/guides/gone-for-hosts-test' },
];

/** Returns the former addresses that `data/` names, and three more. */
function moreMoves(project: string) {
  const data = parseAll(readData(project, site));
  const entry = data.get(renamed.file) as { formerly?: string[] } | undefined;
  const list = data.get('removed.yaml') as { items: object[] } | undefined;
  if (!entry || !list) throw new Error(`hosts-test wants data/${renamed.file} and data/removed.yaml.`);
  return movesOf(
    new Map([
      ...data,
      [renamed.file, { ...entry, formerly: [...(entry.formerly ?? []), ...renamed.formerly] }],
      ['removed.yaml', { ...list, items: [...list.items, ...removed] }],
    ]),
    site,
  );
}

function report(name: string, wrong: readonly string[]) {
  console.log(`${wrong.length === 0 ? 'green' : 'RED  '} ${name}`);
  for (const each of wrong) console.log(`      ${each}`);
  if (wrong.length > 0) process.exitCode = 1;
}

const project = process.cwd();
tryHosts(
  {
    project,
    expected: expectedOf(project),
    moves: moreMoves(project),
    language: hosting.language,
    samples: {
      page: '/faq',
      group: '/guides',
      card: '/cards/home.png',
      font: '/fonts/figtree-6.woff2',
      scripts: '/islands/',
    },
    ...values,
  },
  report,
).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
