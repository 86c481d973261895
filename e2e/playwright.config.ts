import { defineConfig } from '@playwright/test';
import { findFastChromium, installedChromium } from './programs/chromium';
import { needsWholeBrowser } from './programs/list';
import { launch, visiting } from './chromium-config';

const whole = installedChromium();

// `npm test -- e2e`: the tests of the code, on the site with the content of test/fixture.
export default defineConfig({
  ...visiting('.tmp/fixture-site', 8123),
  testDir: '.',
  outputDir: '../test-results',
  workers: 3,
  projects: [
    // These tests mostly wait, so they run beside the others, which use two cores.
    ...(whole
      ? [{ name: 'whole browser', testMatch: needsWholeBrowser, workers: 1, use: { launchOptions: launch(whole) } }]
      : []),
    {
      name: 'shell',
      testIgnore: [...needsWholeBrowser, 'content/**', 'edits/**', 'engines/**', 'preview/**', 'spoken/**'],
      workers: 2,
      use: { launchOptions: launch(findFastChromium()) },
    },
  ],
});
