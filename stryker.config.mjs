// `npx stryker run` makes small changes to the domain logic and checks that a test fails. It takes many minutes, so
// `npm test` does not include it. To test one folder: npx stryker run --mutate 'src/mail/*.ts'
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  mutate: [
    'src/{booking,mail,questionnaire,estimate,calculator,fault-finder}/**/*.ts',
    'src/domain/london-day.ts',
    '!src/**/*.test.ts',
    '!src/**/test-support/**',
  ],
  // Only tests that need no browser: pure files have their tests beside them.
  jest: {
    configFile: 'jest.config.ts',
    config: {
      testMatch: ['<rootDir>/src/{domain,booking,mail,questionnaire,estimate,calculator,fault-finder}/**/*.test.ts'],
      setupFilesAfterEnv: [],
    },
  },
  ignorePatterns: ['public', '.cache', '.tmp', 'e2e', 'test-results', 'static', 'deploy', 'tools/hosts/providers'],
  tempDirName: '.tmp/stryker',
  concurrency: 2,
  // A static mutant would run every test again.
  ignoreStatic: true,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
