import config from './jest.config.js';

/** Labs that are tests. */
export default {
  ...config,
  testMatch: ['<rootDir>/**/*.long.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/lighthouse/'],
};
