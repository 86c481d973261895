import { defineConfig } from '@playwright/test';
import { oldestChromium } from '../programs/chromium';
import { type EngineName, engineNames, missingPackages } from '../programs/engines';

/** What the oldest Chromium goes through: it is the same engine, with fewer features. */
const mainJourneys = ['booking', 'questionnaire', 'pages', 'gauge', 'without-script'].map((name) => `${name}.spec.ts`);

/** The files that an engine does not run. A single journey says so itself, with a tag such as `@not-webkit`. */
const leftOut: Record<EngineName, readonly string[]> = {
  // paper.spec.ts of e2e prints in Chromium.
  chromium: ['paper'],
  // missing.spec.ts takes features away from Chromium, which has them all.
  firefox: ['missing'],
  // WebKitGTK's browser has no service worker here, does not print by WebDriver, and has no setting for the size of text.
  webkit: ['missing', 'kit', 'wrong-answers', 'paper', 'with-large-text'],
};

/** Every control under every pointer takes minutes: on demand, with PRESSES=1, and with ALL_PRESSES=1 in every rhythm. */
const onDemand = process.env.PRESSES || process.env.ALL_PRESSES ? [] : ['presses.spec.ts'];

/** Returns the journeys of a browser, which wait for its start. */
const withStart = (name: string, use: object, which: object) => [
  { name: `${name} starts`, use, testMatch: 'starts.setup.ts', retries: 0 },
  { name, use, dependencies: [`${name} starts`], ...which },
];

// `npm test -- engines`: the same journeys in every installed engine. Uses Playwright only as the test runner; drivers that
// implement `driver.ts` control the browsers.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  // More workers than two cores can serve, because some journeys mostly wait.
  workers: 4,
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 60_000,
  projects: [
    ...engineNames
      .filter((name) => missingPackages(name).length === 0)
      .flatMap((engine) =>
        withStart(
          engine,
          { engine },
          {
            testIgnore: [...onDemand, ...leftOut[engine].map((name) => `${name}.spec.ts`)],
            grepInvert: new RegExp(`@not-${engine}\\b`),
          },
        ),
      ),
    ...(oldestChromium()
      ? withStart('oldest chromium', { engine: 'chromium', oldest: true }, { testMatch: mainJourneys })
      : []),
  ],
});
