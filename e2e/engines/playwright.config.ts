import { defineConfig } from '@playwright/test';
import { engineNames, missingPackages } from './programs';

// `npm run engines`: the same journeys in every engine that is installed. Playwright is only the runner here; the
// browsers are driven by what `driver.ts` describes.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  // More than two cores can serve: some journeys mostly wait to see that nothing happens.
  workers: 4,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 60_000,
  projects: engineNames
    .filter((name) => missingPackages(name).length === 0)
    .flatMap((engine) => {
      const use = { engine } as object;
      const start = `${engine} starts`;
      return [
        { name: start, use, testMatch: 'starts.setup.ts', retries: 0 },
        { name: engine, use, dependencies: [start] },
      ];
    }),
});
