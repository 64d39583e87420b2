import journeys from './jest.config.js';

// Long-running tests, for `npm run lab -- journeys-long`.
export default {
  ...journeys,
  displayName: 'journeys at length',
  testMatch: ['<rootDir>/e2e/**/*.long.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  globals: { drawsPictures: true },
};
