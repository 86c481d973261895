import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../e2e/programs/chromium';
import { onPhone } from './phone';
import { median, pages, withSites } from './sites';

// Lists the long tasks of the main thread from the start of a visit until nobody has touched the page for seconds, on a processor
// four times slower: ours beside the same page without scripts, which shows which are the browser's own.

const repeats = 5;
/** A task of more milliseconds is long, as browsers count. */
const longMs = 50;
const untouchedMs = 6000;
/** What a part of a task must take to be named. */
const namedMs = 8;

const routes = { ...pages, calculator: '/boiler-quote-calculator', services: '/services' };

/** An event of a Chromium trace. Times are microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { data?: { url?: string; type?: string } };
}

const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

const titleOf = ({ name, args }: TraceEvent) => {
  const { url, type } = args?.data ?? {};
  const file = url?.split('/').pop();
  return [name, type, file?.endsWith('.js') ? file.replace(/-[A-Z\d]{8}\.js$/, '') : undefined]
    .filter(Boolean)
    .join(' ');
};

/** Returns the parts of a task by their own time, without that of the parts inside them, the longest first. */
function partsOf(task: TraceEvent, inside: readonly TraceEvent[]): string {
  const own = new Map<string, number>();
  const add = (title: string, time: number) => own.set(title, (own.get(title) ?? 0) + time / 1000);
  const open: TraceEvent[] = [];
  for (const event of inside) {
    while (open.length > 0 && end(open[open.length - 1] as TraceEvent) <= event.ts) open.pop();
    const around = open[open.length - 1];
    add(titleOf(event), event.dur ?? 0);
    if (around) add(titleOf(around), -(event.dur ?? 0));
    open.push(event);
  }
  const named = [...own].filter(([title, ms]) => ms >= namedMs && title !== task.name).sort((a, b) => b[1] - a[1]);
  return named.map(([title, ms]) => `${title} ${Math.round(ms)}`).join(', ');
}
/** Returns the events of the thread that has shown a page, in their order. Pages of Chromium's own have other threads. */
function eventsOf(address: string, events: readonly TraceEvent[]): TraceEvent[] {
  const shown = events.find(({ name, args }) => name === 'CommitLoad' && args?.data?.url === address);
  if (!shown) throw new Error(`the trace does not say which thread has shown ${address}`);
  return events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === shown.pid && tid === shown.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

/** Visits a page and returns its long tasks in their order. */
const longTasks = (browser: Browser, address: string) =>
  onPhone(browser, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8', 'blink'] });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(untouchedMs);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const events = eventsOf(address, traceEvents);
    return events
      .filter(({ name, dur = 0 }) => name === 'ThreadControllerImpl::RunTask' && dur > longMs * 1000)
      .map((task) => ({
        ms: Math.round((task.dur ?? 0) / 1000),
        parts: partsOf(
          task,
          events.filter((event) => event.ts >= task.ts && end(event) <= end(task)),
        ),
      }));
  });

void withSites(async (ours, bare) => {
  const browser = await chromium.launch({ ...findChromium(), args: ['--no-sandbox'] });
  try {
    for (const [kind, route] of Object.entries(routes)) {
      const visits: Record<string, Awaited<ReturnType<typeof longTasks>>[]> = { ours: [], 'without scripts': [] };
      for (let repeat = 0; repeat < repeats; repeat += 1)
        for (const [name, origin] of [
          ['ours', ours],
          ['without scripts', bare],
        ] as const)
          visits[name]?.push(await longTasks(browser, origin + route));
      for (const [name, each] of Object.entries(visits)) {
        const longest = each.map((tasks) => Math.max(0, ...tasks.map(({ ms }) => ms)));
        const total = each.map((tasks) => tasks.reduce((sum, { ms }) => sum + ms, 0));
        console.log(
          `\n${kind}, ${name}: long tasks ${median(each.map(({ length }) => length))}, longest ${median(longest)} ms, together ${median(total)} ms (medians of ${repeats})`,
        );
        // Those of the visit in the middle.
        const shown = each[total.indexOf(median(total))] ?? [];
        for (const { ms, parts } of shown) console.log(`  ${ms} ms: ${parts || 'nothing of it takes long'}`);
      }
    }
  } finally {
    await browser.close();
  }
});
