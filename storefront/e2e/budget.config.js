import journeys from './jest.config.js';

/**
 * What `npm run budget` runs: the checks of size, layout shifts, accessibility and HTML, and Lighthouse. Everyday journeys include those of
 * HTML and of accessibility at 320 px only.
 */
export default {
  ...journeys,
  displayName: 'budget',
  testMatch: ['<rootDir>/e2e/budget/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
