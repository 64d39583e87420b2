import config from './jest.config.js';

/** The labs that are written as Jest tests. */
export default {
  ...config,
  testMatch: ['<rootDir>/**/*.long.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/lighthouse/'],
};
