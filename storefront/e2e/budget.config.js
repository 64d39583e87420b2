import journeys from './jest.config.js';

/**
 * What `npm run budget` runs: the checks of size, layout shifts, accessibility and HTML, which every run of the journeys includes, and
 * Lighthouse.
 */
export default {
  ...journeys,
  displayName: 'budget',
  testMatch: ['<rootDir>/e2e/budget/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
