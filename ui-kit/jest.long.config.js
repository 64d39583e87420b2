import config from './jest.config.js';

// What takes long, and belongs to npm run test:full.
export default {
  ...config,
  displayName: 'ui-kit at length',
  testMatch: ['<rootDir>/{src,scripts}/**/*.long.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/'],
};
