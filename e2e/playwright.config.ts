import { defineConfig } from '@playwright/test';
import { findChromium, findFastChromium } from './chromium';
import { launch, visiting } from './chromium-config';

/** They open mails with another program, and ask whether there is a connection: a headless shell does neither. */
const needsWholeBrowser = ['booking-mail.spec.ts', 'offline.spec.ts'];

// `npm run e2e`: everything the code has to do, on the site with the content of test/fixture.
export default defineConfig({
  ...visiting('.tmp/fixture-site', 8123),
  testDir: '.',
  outputDir: '../test-results',
  workers: 3,
  projects: [
    // These mostly wait, so they run beside the others, which keep two cores busy.
    { name: 'whole browser', testMatch: needsWholeBrowser, workers: 1, use: { launchOptions: launch(findChromium()) } },
    {
      name: 'shell',
      testIgnore: [...needsWholeBrowser, 'content/**', 'edits/**', 'engines/**', 'preview/**'],
      workers: 2,
      use: { launchOptions: launch(findFastChromium()) },
    },
  ],
});
