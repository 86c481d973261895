import { expect, test } from '@playwright/test';
import { RunningEdit } from './running';

// Changes `data/` at random moments while pages are asked for. `CHANGES=500 npm test -- preview changes` makes as many; SEED
// repeats a run.
const changes = Number(process.env.CHANGES ?? 40);
const seed = Number(process.env.SEED ?? Date.now() % 100_000);
const mostPerBurst = 4;
const longestPauseMs = 1200;
// On a quiet machine a page follows within five seconds, which the output tells. A busy one gets longer; WAIT sets it, in
// seconds, for a machine that has far more to do than it can.
const healsWithinMs = Number(process.env.WAIT ?? 20) * 1000;

const routes = ['/', '/faq', '/services', '/services/boiler-servicing-surrey', '/gallery', '/legal'];
const dataOf = (route: string) => `/page-data${route === '/' ? '/index' : route}/page-data.json`;

let state = seed;
/** Returns a number from 0 up to 1, the same ones for the same seed. */
function random() {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
}

let edit: RunningEdit;
test.beforeAll(async () => {
  test.setTimeout(900_000);
  edit = new RunningEdit(8127);
  edit.start();
  await edit.isReady();
});
test.afterAll(async () => {
  edit.kill('SIGTERM');
  await edit.hasEnded();
});

const ask = async (route: string) => (await fetch(edit.at(dataOf(route)))).text();

test('preview: when data/ changes at any moment while pages load, then each page follows', async () => {
  test.setTimeout(120_000 + changes * 15_000);
  console.log(`SEED=${seed} CHANGES=${changes}`);
  const known = new Set<string>();
  let price = '£50';
  const titleIn = (file: string) => /^title: (.*)$/m.exec(edit.read(file))?.[1] ?? '';
  const title = { '/faq': titleIn('faq.yaml'), '/gallery': titleIn('gallery.yaml') };

  /** Returns what is wrong with a page: an error in place of its data, a price that is gone, or a title that is. */
  const wrongWith = async (route: string) => {
    const text = await ask(route);
    const old = [...known].filter((each) => each !== price && text.includes(each));
    const isMissing = route === '/services/boiler-servicing-surrey' && !text.includes(price);
    const wanted = route in title ? title[route as keyof typeof title] : '';
    return [
      ...(text.includes('"result":{"errors":[') ? ['an error'] : []),
      ...old.map((each) => `still ${each}`),
      ...(isMissing ? [`no ${price}`] : []),
      ...(text.includes(wanted) ? [] : [`no ${wanted}`]),
    ].map((wrong) => `${route}: ${wrong}`);
  };

  // The first time a page is asked for takes longest.
  for (const route of routes) await ask(route);
  let slowest = 0;
  for (let made = 0; made < changes;) {
    let isBursting = true;
    const visits = (async () => {
      while (isBursting) {
        await ask(routes[Math.floor(random() * routes.length)] ?? '/');
        await new Promise((resolve) => setTimeout(resolve, random() * 200));
      }
    })();
    for (let left = 1 + Math.floor(random() * mostPerBurst); left > 0 && made < changes; left -= 1, made += 1) {
      const kind = random();
      if (kind < 0.6) {
        const next = 10_000 + Math.floor(random() * 80_000);
        edit.change('prices.yaml', `\nannualService: ${price.replace(/\D/g, '')}`, `\nannualService: ${next}`);
        // Other things cost £50 too.
        if (price !== '£50') known.add(price);
        price = `£${next.toLocaleString('en-GB')}`;
      } else {
        const [route, file] = kind < 0.8 ? (['/faq', 'faq.yaml'] as const) : (['/gallery', 'gallery.yaml'] as const);
        const next = `Title number ${made}`;
        edit.change(file, `title: ${title[route]}`, `title: ${next}`);
        title[route] = next;
      }
      await new Promise((resolve) => setTimeout(resolve, random() * longestPauseMs));
    }
    isBursting = false;
    await visits;
    const start = performance.now();
    await expect
      .poll(async () => (await Promise.all(routes.map(wrongWith))).flat(), {
        message: `after ${made} changes`,
        timeout: healsWithinMs,
        intervals: [200],
      })
      .toEqual([]);
    slowest = Math.max(slowest, performance.now() - start);
    console.log(`${made} changes, ${Math.round(performance.now() - start)} ms`);
  }
  console.log(`The slowest page followed ${Math.round(slowest)} ms after the last change of its burst.`);
});
