import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';
export type { BrowserContext, Locator, Page } from '@playwright/test';

interface Watch {
  /** Complaints a test brings about on purpose; set them with `test.use`. */
  expected: RegExp[];
  /**
   * What went wrong in the browser so far: errors and warnings in the console, uncaught errors, breaches of the
   * security policy, requests to anybody else. A test that ends with one fails.
   */
  complaints: string[];
}

const harmless = [
  // Browsers launch one `mailto:` a press and say so about the later attempts, which the site makes all the same.
  /^Not allowed to launch 'mailto:/,
  // The configuration's own doing; offline.spec.ts lets it in.
  /^Service Worker registration blocked by Playwright/,
];

/** The `test` every specification uses: it watches all pages of its browser context. */
export const test = base.extend<Watch>({
  expected: [[], { option: true }],
  complaints: [
    async ({ context, baseURL, expected }, use, info) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (![...harmless, ...expected].some((pattern) => pattern.test(text))) complaints.push(text);
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
        // Playwright's clock takes them away, and with them how a page was come to (`visit` in booking-steps.ts).
        Object.assign(window, { entriesOf: performance.getEntriesByType.bind(performance) });
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
          console.error(`The policy was broken: ${effectiveDirective} ${blockedURI} ${sample}`);
        });
      });
      await use(complaints);
      if (info.status === info.expectedStatus) base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
