import journeys from './jest.config.js';

// Long-running tests, part of `npm run test:full`.
export default {
  ...journeys,
  displayName: 'journeys at length',
  testMatch: ['<rootDir>/e2e/**/*.long.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
