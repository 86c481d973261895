import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AlteredSite } from '../source/altered-site';
import { pageScript } from '../source/page-script';
import type { Driver, SiteNeeds } from './driver';
import type { Found, Target } from './finder';

export type { Found, Target };

const pauseMs = 25;

/** The finder as one script that runs in any page. */
const finder = pageScript(path.join(__dirname, 'finder.ts'));

/** A Monday morning in London. */
const monday = '2026-11-09T10:30:00Z';

/** Returns a script that starts the page's clock at a time. */
const clockAt = (now: string) => `{
  const shift = Date.parse('${now}') - Date.now();
  const Machine = Date;
  window.Date = class extends Machine {
    constructor(...parts) { if (parts.length) super(...parts); else super(Machine.now() + shift); }
    static now() { return Machine.now() + shift; }
  };
}`;

/** Collects errors and warnings in the page, in the same way in every engine. */
const diagnostics = `{
  const list = (window.__complaints = []);
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...parts) => { list.push('console.' + level + ': ' + parts.join(' ')); write.apply(console, parts); };
  }
  addEventListener('error', ({ target, message }) => {
    list.push(message ?? 'not loaded: ' + (target.src ?? target.href ?? target.localName));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => { list.push('unhandled rejection: ' + reason); });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    list.push('policy: ' + effectiveDirective + ' ' + blockedURI + ' ' + sample);
  });
}`;

interface Opening {
  /** The start of the page's clock, as an ISO date in UTC. */
  now?: string;
  /** A script that runs before the page's own, for example to remove a feature. */
  before?: string;
}

const said = (target: Target): string =>
  `${target.role} "${target.name ?? target.pattern ?? ''}"${target.inside ? ` in ${said(target.inside)}` : ''}`;

/** A person in front of a browser. Provides everything a journey does and sees, in any engine. */
export class Visitor {
  private size: readonly [width: number, height: number] = [1280, 900];
  private before = '';

  constructor(
    readonly engine: string,
    readonly driver: Driver,
    readonly site: AlteredSite,
    private readonly needs: SiteNeeds,
    /** How long it waits for what it expects, in milliseconds. */
    private readonly patience = 8000,
  ) {}

  /** Opens a page and waits until it has loaded. */
  async open(route: string, { now = monday, before = '' }: Opening = {}): Promise<void> {
    this.before = [diagnostics, clockAt(now), this.needs.before ?? '', before].join('\n');
    this.site.alterations.before = this.before;
    if (this.needs.script) this.site.alterations.script ??= this.needs.script;
    await this.driver.goTo(`${this.site.origin}${route}`);
    await this.arrives(route);
    await this.driver.resize(...this.size);
  }

  /** Waits until a route is shown and loaded. */
  async arrives(route: string, patience?: number): Promise<void> {
    const address = `${this.site.origin}${route}`;
    let last = '';
    await this.until(
      `the page ${route}`,
      async () => {
        last = await this.driver
          .evaluate(() => `${document.readyState} ${location.href.split('#')[0] ?? ''}`)
          .catch((error: unknown) => String(error));
        return last === `complete ${address}`;
      },
      patience,
    ).catch((error: unknown) => {
      throw new Error(`${String(error)}: ${last}`);
    });
  }

  /** Sets the size of the viewport, for this page and the following ones. */
  async resize(width: number, height: number): Promise<void> {
    this.size = [width, height];
    await this.driver.resize(width, height);
  }

  /** Repeats a query until its result is truthy, for at most `patience` milliseconds. */
  async until<Answer>(
    what: string,
    ask: () => Promise<Answer>,
    patience = this.patience,
  ): Promise<NonNullable<Answer>> {
    const deadline = Date.now() + patience;
    for (;;) {
      const answer = await ask();
      if (answer) return answer;
      if (Date.now() > deadline) throw new Error(`${this.engine}: waited in vain for ${what}`);
      await sleep(pauseMs);
    }
  }

  private async ask(how: 'all', target: Target): Promise<Found[]>;
  private async ask(how: 'reach', target: Target): Promise<Found | undefined>;
  private async ask(how: 'all' | 'reach', target: Target) {
    try {
      const answer = () =>
        this.driver.evaluate(
          (question, wanted) => (window.__journey ? { found: window.__journey[question](wanted) ?? null } : null),
          how,
          target,
        );
      let answered = await answer();
      if (!answered) {
        await this.driver.run(finder);
        answered = await answer();
      }
      const found = answered?.found;
      return found ?? undefined;
    } catch (error) {
      // The page was left during the query.
      if (/context|navigat|destroyed|unload|frame/i.test(String(error))) return how === 'all' ? [] : undefined;
      throw error;
    }
  }

  /** Returns everything visible with that role and name. */
  async all(target: Target): Promise<Found[]> {
    return ((await this.ask('all', target)) as Found[] | undefined) ?? [];
  }

  /** Waits until a visible element matches. */
  see(target: Target, is: (found: Found) => boolean = () => true): Promise<Found> {
    return this.until(said(target), async () => (await this.all(target)).find(is));
  }

  /** Waits until no visible element matches. */
  async gone(target: Target): Promise<void> {
    await this.until(`the end of ${said(target)}`, async () => (await this.all(target)).length === 0);
  }

  /** Scrolls to an element and waits until a press would hit it. */
  reach(target: Target): Promise<Found> {
    let last: Found | undefined;
    return this.until(said(target), async () => {
      const before = last;
      last = await this.ask('reach', target);
      // Waits until the element has stopped moving.
      return last?.coveredBy === null && last.x === before?.x && last.y === before.y ? last : undefined;
    }).catch((error: unknown) => {
      if (!last) throw error;
      throw new Error(
        `${this.engine}: ${said(target)} cannot be pressed: it is covered by ${last.coveredBy ?? 'nothing, but moves'}`,
      );
    });
  }

  /** Presses an element once it is visible, enabled and not covered. */
  async press(target: Target, times: 1 | 2 = 1): Promise<Found> {
    const found = await this.until(`${said(target)} to be enabled`, async () => {
      const reached = await this.reach(target);
      return reached.isDisabled ? undefined : reached;
    });
    await this.driver.pressAt(found.x, found.y, times);
    return found;
  }

  /** Fills in a field, or chooses an option of a list. */
  async fill(target: Target, value: string): Promise<void> {
    if (target.role === 'combobox') {
      await this.reach(target);
      const chosen = await this.driver.evaluate(
        (wanted, option) => window.__journey?.choose(wanted, option) ?? false,
        target,
        value,
      );
      if (!chosen) throw new Error(`${this.engine}: ${said(target)} has no option "${value}"`);
      return;
    }
    // Firefox scrolls to a filled field only in the next frame, so an immediate press may hit another field.
    await this.until(`the focus in ${said(target)}`, async () => {
      await this.press(target);
      return (await this.all(target)).some(({ hasFocus }) => hasFocus);
    });
    await this.driver.type(value);
    // The page changes a postcode to capitals.
    await this.see(target, (found) => found.value.toLowerCase() === value.toLowerCase());
  }

  key(name: string): Promise<void> {
    return this.driver.key(name);
  }

  /** Presses Tab until an element has the focus. */
  async tabTo(target: Target, atMost = 60): Promise<void> {
    for (let presses = 0; presses < atMost; presses += 1) {
      await this.key('Tab');
      if ((await this.all(target)).some(({ hasFocus }) => hasFocus)) return;
    }
    throw new Error(`${this.engine}: ${atMost} presses of Tab do not lead to ${said(target)}`);
  }

  /** Goes back in the history. */
  back(): Promise<void> {
    return this.driver.back();
  }

  /** Returns how far the page extends beyond the right edge of the window, in CSS pixels. */
  sideways(): Promise<number> {
    return this.driver.evaluate(
      () => (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth,
    );
  }

  mails(): Promise<string[]> {
    return this.driver.mails();
  }

  /** Returns the errors on the current page. */
  async diagnostics(): Promise<string[]> {
    const own = await this.driver
      .evaluate(() => (window as { __complaints?: string[] }).__complaints ?? [])
      .catch(() => []);
    return [...new Set([...own, ...this.driver.console()])];
  }
}
