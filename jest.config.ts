/**
 * @jest-config-loader esbuild-register
 */
import type { Config } from 'jest';

/** Packages that exist as ES modules only. Jest on Node 20 cannot require them untransformed. */
const esModules = ['react-calendar', '@wojtekmaj', 'get-user-locale', 'memoize', 'mimic-function', '@x0k', 'feed'];

const config: Config = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{content,scripts,src,test,tools}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/public', '<rootDir>/.cache', '<rootDir>/.tmp'],
  // SWC: a fresh clone has no cache, and Babel took a fifth of the processor's time of its first run.
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '^gatsby$': '<rootDir>/test/jest/gatsby.tsx',
    '^lucide/dist/esm/icons/': '<rootDir>/test/jest/icon.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/test/jest/setup.ts'],
  // Tests that run many git commands passed after more than 30 s while a build ran beside them; alone they take 2 s.
  testTimeout: 90_000,
};

export default config;
