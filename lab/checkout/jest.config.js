import journeys from '../../storefront/e2e/jest.config.js';

/** Runs against the shop that the journeys start. */
export default {
  ...journeys,
  displayName: 'checkout',
  roots: [import.meta.dirname],
  testMatch: ['**/*.long.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
