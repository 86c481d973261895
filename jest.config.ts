/**
 * @jest-config-loader esbuild-register
 */
import type { Config } from 'jest';

/** Packages that exist as ES modules only. Jest on Node 20 cannot require them untransformed. */
const esModules = ['react-calendar', '@wojtekmaj', 'get-user-locale', 'memoize', 'mimic-function', '@x0k', 'feed'];

const config: Config = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{scripts,src,test}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/public', '<rootDir>/.cache', '<rootDir>/.tmp'],
  transform: {
    '\\.[jt]sx?$': [
      'babel-jest',
      { presets: [['babel-preset-gatsby', { reactRuntime: 'automatic' }], '@babel/preset-typescript'] },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '^gatsby$': '<rootDir>/jest.gatsby.tsx',
    '^lucide/dist/esm/icons/': '<rootDir>/jest.icon.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // A machine that also builds the site is slow, but its results are correct.
  testTimeout: 30_000,
};

export default config;
