/** Modules that ship as ES modules only, which Jest on Node 20 cannot require untransformed. */
const esModules = ['react-calendar', '@wojtekmaj', 'get-user-locale', 'memoize', 'mimic-function'];

/** @type {import('jest').Config} */
module.exports = {
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
  // A machine that builds the site at the same time is slow, not wrong.
  testTimeout: 30_000,
};
