import unit from '../jest.config.js';

/** One browser journey a file, all on one shop that global-setup starts; one after the other, for they share its processor. */
export default {
  ...unit,
  displayName: 'journeys',
  testMatch: ['<rootDir>/e2e/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.long\\.test\\.ts$'],
  globalSetup: '<rootDir>/e2e/support/shop/global-setup.ts',
  globalTeardown: '<rootDir>/e2e/support/shop/global-teardown.ts',
  testTimeout: 60_000,
  maxWorkers: 1,
};
