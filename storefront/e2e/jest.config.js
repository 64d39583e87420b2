import unit from '../jest.config.js';

/** Each file is a browser journey. All share the shop that global-setup starts, so they run one after the other. */
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
