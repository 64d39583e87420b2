import config from './jest.config.js';

/** The tests of `npm start` and of `npm test`, which rebuild the shop. */
export default {
  ...config,
  testMatch: ['<rootDir>/shop/start.test.ts', '<rootDir>/test/left-behind.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
