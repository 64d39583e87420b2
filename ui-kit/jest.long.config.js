import config from './jest.config.js';

// Long tests, which `npm test` leaves out.
export default {
  ...config,
  displayName: 'ui-kit at length',
  testMatch: ['<rootDir>/{src,scripts}/**/*.long.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/'],
};
