import { defineConfig } from '@playwright/test';
import { findFastChromium } from '../programs/chromium';
import { launch, visiting } from '../chromium-config';

const { use, ...site } = visiting('public', 8125);

// `npm test -- site`: tests of what holds for any content, on the site that visitors get.
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: '../../test-results/content',
  workers: 2,
  use: { ...use, launchOptions: launch(findFastChromium()) },
});
