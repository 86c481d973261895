import { defineConfig } from '@playwright/test';
import { findChromium, findFastChromium } from './chromium';

const port = 8123;

/** They open mails with another program, and ask whether there is a connection: a headless shell does neither. */
const needsWholeBrowser = ['booking-mail.spec.ts', 'offline.spec.ts'];

const launch = (executablePath: string) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 3,
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./summary.ts']],
  timeout: 30_000,
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    // Drawing what moves takes a fifth of the processor's time; look.spec.ts and wizard-phone.spec.ts let it move.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // These mostly wait, so they run beside the others, which keep two cores busy.
    { name: 'whole browser', testMatch: needsWholeBrowser, workers: 1, use: { launchOptions: launch(findChromium()) } },
    {
      name: 'shell',
      testIgnore: [...needsWholeBrowser, 'edits/**', 'preview/**'],
      workers: 2,
      use: { launchOptions: launch(findFastChromium()) },
    },
  ],
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${port}`,
    cwd: '..',
    port,
    reuseExistingServer: false,
  },
});
