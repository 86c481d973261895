import { defineConfig } from '@playwright/test';

// `npm test -- edits`: tests a copy of the site with other data. Separate from the other tests, because it builds that
// copy and opens no browser, so that it can run beside tests without a built site.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/edits',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
});
