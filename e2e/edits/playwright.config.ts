import { defineConfig } from '@playwright/test';

// `npm run edits-test`: a copy of the site with other data. Apart from the other tests, because it builds that copy and
// opens no browser, so that it can run beside what needs no built site.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/edits',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
});
