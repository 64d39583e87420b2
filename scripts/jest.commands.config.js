import config from './jest.config.js';

/** The tests of `npm start` and of `npm test`, which rebuild the shop, and of the spans of a whole shop. */
export default {
  ...config,
  testMatch: ['process/tracing', 'shop/start', 'test/left-behind'].map((name) => `<rootDir>/${name}.test.ts`),
  testPathIgnorePatterns: ['/node_modules/'],
};
