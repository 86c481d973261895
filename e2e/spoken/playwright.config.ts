import { defineConfig } from '@playwright/test';

// `npm test -- spoken`: Orca with Firefox, key by key. Uses Playwright only as the test runner. One journey at a time: what is
// heard in which order depends on how busy the machine is. With SPOKEN=all all fourteen, which takes ten minutes.
export default defineConfig({
  testDir: '.',
  ...(process.env.SPOKEN === 'all' ? {} : { testMatch: 'journeys.spec.ts' }),
  outputDir: '../../test-results/spoken',
  workers: 1,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 240_000,
});
