// `npm run mutation` changes the domain logic in small ways and sees whether a test notices. It takes many minutes, so it
// is no part of `npm test`. One folder: npm run mutation -- --mutate 'src/mail/*.ts'
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  mutate: [
    'src/{booking,mail,wizard,estimate,calculator}/*.ts',
    'src/day.ts',
    '!src/**/*.test.ts',
    '!src/**/{examples,*-cases}.ts',
  ],
  // Only files that do not need a browser: what the pure files mean is tested beside them.
  jest: {
    configFile: 'jest.config.js',
    config: {
      testMatch: ['<rootDir>/src/{booking,mail,wizard,estimate,calculator}/*.test.ts', '<rootDir>/src/day.test.ts'],
      setupFilesAfterEnv: [],
    },
  },
  ignorePatterns: ['public', '.cache', '.tmp', 'e2e', 'test-results', 'static', 'deploy'],
  tempDirName: '.tmp/stryker',
  concurrency: 2,
  // A static mutant makes every test run again.
  ignoreStatic: true,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
