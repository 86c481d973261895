import { defineConfig } from '@playwright/test';
import { findFastChromium, installedChromium } from './programs/chromium';
import { needsWholeBrowser } from './programs/list';
import { launch, visiting } from './chromium-config';

const whole = installedChromium();
const shell = { launchOptions: launch(findFastChromium()) };
/** The folders of the other suites. */
const others = ['content', 'edits', 'engines', 'preview', 'spoken', ...(process.env.AUDITORS ? [] : ['auditors'])].map(
  (folder) => `${folder}/**`,
);
/** Tests that mostly wait: for the pauses of double clicks, and for a translator to finish a page. */
const mostlyWait = ['presses.spec.ts', 'translation.spec.ts'];

// `npm test -- e2e`: the tests of the code, on the site with the content of test/fixture.
export default defineConfig({
  ...visiting('.tmp/fixture-site', 8123),
  testDir: '.',
  outputDir: '../test-results',
  workers: 4,
  projects: [
    // The first two mostly wait, so they run beside the others, which use two cores.
    ...(whole
      ? [{ name: 'whole browser', testMatch: needsWholeBrowser, workers: 2, use: { launchOptions: launch(whole) } }]
      : []),
    { name: 'shell, mostly waiting', testMatch: mostlyWait, testIgnore: others, workers: 2, use: shell },
    {
      name: 'shell',
      testIgnore: [...others, ...needsWholeBrowser, ...mostlyWait],
      workers: 2,
      use: shell,
    },
  ],
});
