import config from './jest.config.js';

/** The tests of `npm start`, which rebuild the shop. */
export default { ...config, testMatch: ['<rootDir>/shop/start.test.ts'], testPathIgnorePatterns: ['/node_modules/'] };
