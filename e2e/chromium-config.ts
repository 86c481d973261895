import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import type { Program } from './programs/packaged';

/** Chromium's arguments: no sandbox, no GPU, no QUIC, and no activity in the background. */
export const quietly = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium takes the answers of a busy machine for a 2g connection, on which pages fetch nothing ahead and get no worker.
  '--force-effective-connection-type=4G',
];

/** Returns the launch options of Chromium. */
export const launch = (program: Program) => ({ ...program, args: quietly });

/**
 * Returns what the configurations of `e2e` and `e2e/content` share: they serve a folder of the project and visit it.
 */
export const visiting = (folder: string, port: number): PlaywrightTestConfig => ({
  fullyParallel: true,
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], [path.join(__dirname, 'summary.ts')]],
  // A booking by keyboard takes 11 s, and 28 s on a machine that is busy besides. Each `expect` has 5 s.
  timeout: 60_000,
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    // Animations take a fifth of the CPU time. look.spec.ts and wizard-phone.spec.ts turn them on.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${port} --dir ${folder}`,
    cwd: path.join(__dirname, '..'),
    port,
    reuseExistingServer: false,
  },
});
