import { cases, confirm, fill, open, receiptOf, startClock, type Case } from './booking-steps';
import { readYaml } from './pages';
import { type BrowserContext, expect, type Page, test } from './test';
import { box, button, choose, estimate, estimatePage, openEstimate, price, wall } from './wizard-steps';

// What a browser holds after a visit, and who has learnt of it. test/privacy-notice.test.ts says which sentence of the
// privacy notice each of these tests proves.
test.use({ serviceWorkers: 'allow' });

/** What links in mails and advertisements carry. */
const campaign = '?utm_source=mail&gclid=abc123&email=me%40example.org';
/** What the visitor types, each of it found nowhere else on the site. */
const typed = { name: 'Zebedee Quux', summary: 'purple tap', email: 'quux@example.org', postcode: 'GU12 7QX' };

const { drain, repairs } = cases;
const guides = ['/guides/emergency-leak-repair', '/guides/how-to-bleed-radiator'];
const before = ['/', '/services', '/faq', guides[0], '/gallery', guides[1], '/legal'] as string[];

interface Asked {
  url: string;
  method: string;
  body: string | null;
}

/** Records every request of the pages and of their service worker. */
function requests(context: BrowserContext): Asked[] {
  const asked: Asked[] = [];
  context.on('request', (request) => {
    // A mail is handed over by the visitor.
    if (!request.url().startsWith('mailto:'))
      asked.push({ url: request.url(), method: request.method(), body: request.postData() });
  });
  return asked;
}

const holdings = (page: Page) =>
  page.evaluate(async () => {
    const pathsIn = async (name: string) => {
      const answers = await (await caches.open(name)).keys();
      return [name, answers.map(({ url }) => url.replace(location.origin, '')).sort()] as const;
    };
    return {
      caches: Object.fromEntries(await Promise.all((await caches.keys()).map(pathsIn))),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage).sort(),
      cookie: document.cookie,
    };
  });

/** Returns all that the caches hold, and the entry of the tab's history, as one text. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const parts = [JSON.stringify(history.state)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        parts.push(request.url, JSON.stringify([...(answer?.headers ?? [])]), (await answer?.text()) ?? '');
      }
    }
    return parts.join('\n');
  });

const isRunning = (page: Page) =>
  page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');

/** Begins a booking and leaves it. */
async function beginBooking(page: Page) {
  await page.goto(drain.path + campaign);
  const dialog = await open(page, drain);
  await fill(dialog, 'quote', { values: { 'Full name': typed.name, 'Work summary': typed.summary } });
}

async function book(page: Page, each: Case) {
  const dialog = await open(page, each);
  const values = { 'Full name': typed.name, Email: typed.email, 'Work summary': typed.summary };
  await fill(dialog, 'quote', { values });
  await confirm(dialog);
  await expect(receiptOf(page)).toBeVisible();
}

async function estimateOnce(page: Page) {
  const region = await openEstimate(page);
  await choose(region, wall);
  await box(region, 'postcode').fill(typed.postcode);
  await button(region, estimate.controls.next).click();
  await box(region, 'email').fill(typed.email);
  await button(region, estimate.controls.last).click();
  await expect(price(region)).toBeVisible();
}

test('privacy: when ten pages were visited, then the browser holds the offline kit, the last five pages, the draft, bookings and estimate of the tab, and nothing else', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const asked = requests(context);
  await startClock(page);
  for (const route of before) {
    await page.goto(route + campaign);
    await isRunning(page);
  }
  await beginBooking(page);
  await estimateOnce(page);
  await page.goto(repairs.path + campaign);
  await book(page, repairs);

  const lastFive = [guides[1], '/legal', drain.path, estimatePage, repairs.path].sort();
  // A page is kept once it has arrived.
  await expect.poll(async () => (await holdings(page)).caches.visited).toEqual(lastFive);
  const held = await holdings(page);
  console.log(`The browser holds:\n${JSON.stringify(held, null, 2)}`);
  const [kit = ''] = Object.keys(held.caches).filter((name) => name.startsWith('/offline/'));
  const inKit = held.caches[kit] ?? [];
  expect(Object.keys(held.caches).sort()).toEqual([kit, 'visited']);
  const pages = inKit.filter((path) => !/^\/(?:fonts|drawings)\/[\w.-]+$/.test(path));
  expect(pages).toEqual([
    '/',
    '/404.html',
    guides[0],
    '/guides/how-to-increase-boiler-pressure',
    '/guides/how-to-unblock-shower',
    '/guides/how-to-unblock-sink',
    '/guides/how-to-unblock-toilet',
  ]);
  expect({ ...held, caches: {} }).toEqual({
    caches: {},
    databases: [],
    local: [],
    session: ['booking-draft:drain-quote', 'estimate', 'receipts', 'taken'],
    cookie: '',
  });
  expect(await context.cookies()).toEqual([]);

  const secrets = [...Object.values(typed), 'utm_source', 'gclid=', 'me%40example', 'me@example'];
  const told = async () => {
    const everything = await kept(page);
    return secrets.filter((text) => everything.includes(text));
  };
  expect(await told()).toEqual([]);
  // Its history entry notes the question.
  await page.goto(estimatePage);
  expect(await told()).toEqual([]);

  expect(asked.length).toBeGreaterThan(30);
  const origins = new Set(asked.map(({ url }) => new URL(url).origin));
  expect([...origins]).toEqual([new URL(page.url()).origin]);
  expect(asked.filter(({ method, body }) => method !== 'GET' || body !== null)).toEqual([]);
  const addresses = asked.map(({ url }) => decodeURIComponent(url).toLowerCase()).join('\n');
  expect(Object.values(typed).filter((text) => addresses.includes(text.toLowerCase()))).toEqual([]);
});

test('privacy: when another tab is open, then it has nothing of what was typed, and deleting the data of the site leaves nothing', async ({
  page,
  context,
}) => {
  await startClock(page);
  await page.goto('/faq');
  await isRunning(page);
  await beginBooking(page);
  const other = await context.newPage();
  await other.goto('/legal');
  expect((await holdings(other)).session).toEqual([]);
  await page.close();
  const devtools = await context.newCDPSession(other);
  const { origin } = new URL(other.url());
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  expect(await holdings(other)).toEqual({ caches: {}, databases: [], local: [], session: [], cookie: '' });
});

test('receipt: when Gmail or Outlook is offered, then it says who gets the text, which is whole', async ({ page }) => {
  const { receipt } = readYaml('booking.yaml') as { receipt: Record<'gmail' | 'outlook', string> };
  await startClock(page);
  await page.goto(repairs.path);
  await book(page, repairs);
  for (const [name, who] of [
    [receipt.gmail, 'Google'],
    [receipt.outlook, 'Microsoft'],
  ] as const) {
    const link = receiptOf(page).getByRole('link', { name: `${who} gets the text` });
    await expect(link).toHaveText(name);
    const address = decodeURIComponent((await link.getAttribute('href')) ?? '');
    for (const text of [typed.name, typed.email, typed.summary]) expect(address).toContain(text);
  }
});
