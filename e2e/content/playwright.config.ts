import { defineConfig } from '@playwright/test';
import { findFastChromium } from '../chromium';
import { launch, visiting } from '../chromium-config';

const { use, ...site } = visiting('public', 8125);

// `npm run site-test`: what holds for any content, on the site as visitors get it.
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: '../../test-results/content',
  workers: 2,
  use: { ...use, launchOptions: launch(findFastChromium()) },
});
