import journeys from './jest.config.js';

/** What `npm run lab -- budget` runs: the checks of bytes and layout shifts. */
export default {
  ...journeys,
  displayName: 'budget',
  testMatch: ['<rootDir>/e2e/budget/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
