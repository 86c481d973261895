import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { built, routes } from '../../e2e/pages';
import { packagedChromium, unpack, unpackedIn } from '../../e2e/programs/packaged';
import { alteredSite } from '../../e2e/source/altered-site';

// `npx tsx scripts/tests/old-chromium.ts 112` goes through the main journeys of e2e/engines in a Chromium that is older than the
// promised ones; words behind the version are Playwright's. No driver speaks to Chromium 80: with `80` it only
// looks whether the first screen of each page shows a number to call. Fetches a version once, into .tmp.
const packages: Record<string, string> = {
  112: '@sparticuz/chromium@112.0.2',
  92: 'chrome-aws-lambda@10.1.0',
  80: 'chrome-aws-lambda@2.1.1',
};
/** The versions of Puppeteer that drive them. Today's knows no Chromium before 113 (e2e/engines/older-puppeteer.ts). */
const drivers: Record<string, string> = { 112: 'puppeteer-core@19.11.1', 92: 'puppeteer-core@10.4.0' };
const [version = '112', ...words] = process.argv.slice(2);
const phone = { width: 390, height: 844 };

/** Fetches and unpacks a version. These packages have no font. */
function fetched() {
  const folder = path.resolve('.tmp/old-chromium', version);
  if (!existsSync(path.join(folder, 'chromium'))) {
    const wanted = packages[version];
    if (!wanted) throw new Error(`There is ${Object.keys(packages).join(', ')}, and no ${version}.`);
    const source = `${folder}.package`;
    mkdirSync(source, { recursive: true });
    const [{ filename }] = JSON.parse(
      execFileSync('npm', ['pack', wanted, '--json', '--pack-destination', source], { encoding: 'utf8' }),
    ) as [{ filename: string }];
    execFileSync('tar', ['-xzf', path.join(source, filename), '-C', source]);
    unpack(path.join(source, 'package/bin'), folder, ['aws.tar.br', 'swiftshader.tar.br']);
  }
  return unpackedIn(folder, packagedChromium()?.env?.FONTCONFIG_PATH ?? folder);
}

/** Notes in the page how far down its first visible number to call ends, in CSS pixels. Runs in the page. */
const note = () => {
  addEventListener('load', () => {
    const feet = [...document.querySelectorAll('a[href^="tel:"]')]
      .map((link) => link.getBoundingClientRect())
      .filter(({ width, top }) => width > 0 && top >= 0)
      .map(({ bottom }) => bottom);
    document.documentElement.setAttribute('data-first-number', String(Math.round(Math.min(...feet))));
  });
};

/** Prints for each page how far down its first number to call is, on a phone. */
async function firstScreens({ executablePath, env }: ReturnType<typeof fetched>) {
  const site = await alteredSite(built);
  site.alterations.before = `(${note.toString()})()`;
  const profile = mkdtempSync(path.join(tmpdir(), 'old-chromium-'));
  const options = ['headless', 'no-sandbox', 'no-zygote', 'disable-gpu', 'disable-dev-shm-usage', 'dump-dom'];
  let shown = 0;
  for (const route of routes) {
    const { stdout } = await promisify(execFile)(
      executablePath,
      [
        ...options.map((name) => `--${name}`),
        `--user-data-dir=${profile}`,
        `--window-size=${phone.width},${phone.height}`,
        site.origin + route,
      ],
      { env, maxBuffer: 2 ** 26 },
    );
    const foot = Number(/data-first-number="(\d+)"/.exec(stdout)?.[1] ?? Infinity);
    if (foot <= phone.height) shown += 1;
    console.log(`${String(foot).padStart(6)} px  ${route}`);
  }
  rmSync(profile, { recursive: true, force: true });
  await site.close();
  console.log(`Chromium ${version}: a number on the first screen of ${shown} of ${routes.length} pages`);
  if (shown < routes.length) process.exitCode = 1;
}

/** Fetches the version's driver. Returns its folder. */
function driver() {
  const folder = path.resolve('.tmp/old-chromium', `${version}.driver`);
  if (!existsSync(path.join(folder, 'node_modules')))
    // `--prefix` keeps it away from the packages of the project.
    execFileSync('npm', ['install', drivers[version] ?? '', '--prefix', folder, '--no-audit', '--no-fund'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  return folder;
}

/** Goes through the main journeys. */
function journeys({ executablePath, env }: ReturnType<typeof fetched>) {
  const { status } = spawnSync(
    'npx',
    // `--project=`, because `--project` takes every word behind it for the name of a project.
    ['playwright', 'test', '-c', 'e2e/engines', '--project=chromium', ...(words.length > 0 ? words : all)],
    { stdio: 'inherit', env: { ...process.env, ...env, CHROMIUM_PATH: executablePath, OLDER_PUPPETEER: driver() } },
  );
  process.exitCode = status ?? 1;
}
const main = ['booking', 'questionnaire', 'pages', 'gauge', 'without-script'].map((name) => `engines/${name}.spec`);
/** Parts of titles, whose tests a version leaves out, because there the site is plainer (docs/browsers.md): menu, FAQ, focus. */
const plainer: Record<string, readonly string[]> = {
  112: [' menu: ', 'a second question is opened'],
  92: [' menu: ', 'a second question is opened', 'then the draft is kept and the focus returns'],
};
const all = [...main, '--grep-invert', plainer[version]?.join('|') ?? '^$'];

if (version === '80') void firstScreens(fetched());
else journeys(fetched());
