import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';

/** Keeps Chromium from doing anything of its own accord. */
export const quietly = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How Chromium is started. */
export const launch = (executablePath: string) => ({ executablePath, args: quietly });

/** What every run of browser tests in Chromium has in common: it serves a folder of the project and visits it. */
export const visiting = (folder: string, port: number): PlaywrightTestConfig => ({
  fullyParallel: true,
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], [path.join(__dirname, 'summary.ts')]],
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
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${port} --dir ${folder}`,
    cwd: path.join(__dirname, '..'),
    port,
    reuseExistingServer: false,
  },
});
