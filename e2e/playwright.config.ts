import { defineConfig } from '@playwright/test';
import { findChromium, findFastChromium } from './programs/chromium';
import { launch, visiting } from './chromium-config';

/** These tests open mails with another program, and go offline. A headless shell does neither. */
const needsWholeBrowser = ['booking-mail.spec.ts', 'offline.spec.ts', 'service-worker.spec.ts'];

// `npm test -- e2e`: the tests of the code, on the site with the content of test/fixture.
export default defineConfig({
  ...visiting('.tmp/fixture-site', 8123),
  testDir: '.',
  outputDir: '../test-results',
  workers: 3,
  projects: [
    // These tests mostly wait, so they run beside the others, which use two cores.
    { name: 'whole browser', testMatch: needsWholeBrowser, workers: 1, use: { launchOptions: launch(findChromium()) } },
    {
      name: 'shell',
      testIgnore: [...needsWholeBrowser, 'content/**', 'edits/**', 'engines/**', 'preview/**'],
      workers: 2,
      use: { launchOptions: launch(findFastChromium()) },
    },
  ],
});
