import { join } from 'node:path';

const root = import.meta.dirname;

/** Tests load the production code that `npm run build` has written: build it before you run Jest directly. */
export default {
  testEnvironment: '<rootDir>/../scripts/jest/native-environment.js',
  runtime: '<rootDir>/../scripts/jest/native-runtime.js',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.(long|measured)\\.test\\.ts$'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)(?<!\\.json)\\.js$': '$1' },
  transform: {
    '\\.ts$|/(node_modules|dist)/.+\\.[cm]?js$': [
      '<rootDir>/../scripts/jest/native-modules.js',
      { built: [join(root, 'src'), join(root, 'dist')] },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(@jest/|jest-)'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testTimeout: 180_000,
  maxWorkers: 2,
};
