import config from './jest.config.js';

/** The tests of `npm start` and of `npm test`, which rebuild the shop, and of what a whole shop traces. */
export default {
  ...config,
  testMatch: ['<rootDir>/**/*.ci.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
