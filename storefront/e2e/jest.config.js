/** Each file is a browser journey. All share the shop that start-shop starts, so they run one after the other. */
export default {
  displayName: 'journeys',
  rootDir: `${import.meta.dirname}/..`,
  testEnvironment: '<rootDir>/../scripts/jest/native-environment.js',
  runtime: '<rootDir>/../scripts/jest/native-runtime.js',
  testMatch: ['<rootDir>/e2e/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.(long|measured|page)\\.test\\.ts$'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$|/(node_modules|dist)/.+\\.[cm]?js$': [
      '<rootDir>/../scripts/jest/native-modules.js',
      {
        swc: {
          jsc: {
            target: 'es2024',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
          },
        },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(@jest/|jest-)'],
  globalSetup: '<rootDir>/e2e/support/shop/start-shop.ts',
  globalTeardown: '<rootDir>/e2e/support/shop/global-teardown.ts',
  testTimeout: 180_000,
  maxWorkers: 1,
};
