import { defineConfig } from '@playwright/test';
import { findFastChromium } from '../programs/chromium';

// `npm test -- preview`: tests of what staff see while they edit. Separate from the other tests, because Gatsby's
// development server takes a minute or two to start.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/preview',
  workers: 1,
  reporter: 'list',
  timeout: 180_000,
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    launchOptions: { ...findFastChromium(), args: ['--no-sandbox', '--disable-gpu'] },
  },
});
