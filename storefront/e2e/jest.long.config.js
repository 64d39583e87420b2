import journeys from './jest.config.js';

// What takes long, and belongs to npm run test:full.
export default {
  ...journeys,
  displayName: 'journeys at length',
  testMatch: ['<rootDir>/e2e/**/*.long.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
