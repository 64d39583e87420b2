import journeys from './jest.config.js';

/** What `npm run lab -- budget` runs: the tests of the budgets of bytes and layout shift. */
export default {
  ...journeys,
  displayName: 'budget',
  testMatch: ['<rootDir>/e2e/budget/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
