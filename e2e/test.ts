import { type Page, test as base } from '@playwright/test';

export { expect } from '@playwright/test';
export type { BrowserContext, Locator, Page } from '@playwright/test';

interface Watch {
  /** Messages that a test causes deliberately. Set them with `test.use`. */
  expected: RegExp[];
  /**
   * What has gone wrong in the browser so far: errors and warnings on the console, uncaught errors, violations of the
   * security policy, requests to third parties. A test that ends with any of them fails.
   */
  diagnostics: string[];
}

const harmless = [
  // Browsers open one `mailto:` for each press and report the later attempts, which the site makes anyway.
  /^Not allowed to launch 'mailto:/,
  // The configuration blocks the service worker. Some files allow it, such as offline.spec.ts.
  /^Service Worker registration blocked by Playwright/,
];

/** The `test` that most specifications of this folder use or extend. Watches all pages of its browser context. */
export const test = base.extend<Watch>({
  expected: [[], { option: true }],
  diagnostics: [
    async ({ context, baseURL, expected }, use, info) => {
      const diagnostics: string[] = [];
      const complain = (text: string) => {
        if (![...harmless, ...expected].some((pattern) => pattern.test(text))) diagnostics.push(text);
      };
      context.on('console', (message) => {
        const address = message.location().url;
        if (['error', 'warning'].includes(message.type()))
          complain(`${message.text()}${address ? ` (${address})` : ''}`);
      });
      context.on('weberror', (error) => {
        complain(error.error().message);
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^(https?|wss?):$/.test(protocol) && origin !== new URL(baseURL ?? '').origin)
          complain(`A request to a third party: ${request.url()}`);
      });
      await context.addInitScript(() => {
        // Keeps the browser's own performance entries, which tell how a page was reached. Playwright's clock replaces them,
        // and `startClock` in booking-steps.ts puts these back.
        Object.assign(window, { entriesOf: performance.getEntriesByType.bind(performance) });
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
          console.error(`The policy was broken: ${effectiveDirective} ${blockedURI} ${sample}`);
        });
      });
      await use(diagnostics);
      if (info.status === info.expectedStatus) base.expect(diagnostics).toEqual([]);
    },
    { auto: true },
  ],
});

/** Makes `navigator.onLine` true in a page, even where the machine of the test has no network. */
export const connect = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: true });
  });
