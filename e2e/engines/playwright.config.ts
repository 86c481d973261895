import { defineConfig } from '@playwright/test';
import { engineNames, missingPackages } from '../programs/engines';

// `npm test -- engines`: the same journeys in every installed engine. Uses Playwright only as the test runner; drivers that
// implement `driver.ts` control the browsers.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  // More workers than two cores can serve, because some journeys mostly wait.
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
