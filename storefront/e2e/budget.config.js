import journeys from './jest.config.js';

/** What `npm run budget` holds: bytes, shifts, axe and HTML, as every run of the journeys does, and Lighthouse besides. */
export default {
  ...journeys,
  displayName: 'budget',
  testMatch: ['<rootDir>/e2e/budget/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
