/** Modules that ship as ES modules only, which Jest on Node 20 cannot require untransformed. */
const esModules = ['react-calendar', '@wojtekmaj', 'get-user-locale', 'memoize', 'mimic-function'];

/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/public', '<rootDir>/.cache', '<rootDir>/.tmp'],
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      { jsc: { transform: { react: { runtime: 'automatic' } }, parser: { syntax: 'typescript', tsx: true } } },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: { '^gatsby$': '<rootDir>/jest.gatsby.tsx' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
};
