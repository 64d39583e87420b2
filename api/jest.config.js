import { join } from 'node:path';

const root = import.meta.dirname;

/** Production code is loaded as `npm run build` has written it: build it before you run Jest directly. */
export default {
  testEnvironment: '<rootDir>/../scripts/jest/strict-environment.js',
  runtime: '<rootDir>/../scripts/jest/native-runtime.js',
  testMatch: ['<rootDir>/{src,prisma,demo,test,compatibility}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.(long|measured)\\.test\\.ts$'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)(?<!\\.json)\\.js$': '$1' },
  transform: {
    '\\.ts$|/(node_modules|dist)/.+\\.[cm]?js$': ['<rootDir>/../scripts/jest/native-modules.js', { built: [root, join(root, 'dist')] }],
  },
  transformIgnorePatterns: ['/node_modules/(@jest/|jest-)'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
  setupFiles: ['<rootDir>/jest.setup.js'],
  testTimeout: 180_000,
  maxWorkers: 2,
};
