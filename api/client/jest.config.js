/** All test files share one API, which the global setup starts from what `npm run build` has written. */
export default {
  displayName: 'client',
  testEnvironment: '<rootDir>/../../scripts/jest/native-environment.js',
  runtime: '<rootDir>/../../scripts/jest/native-runtime.js',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$|/(node_modules|dist)/.+\\.[cm]?js$': [
      '<rootDir>/../../scripts/jest/native-modules.js',
      { swc: { jsc: { target: 'es2024', parser: { syntax: 'typescript' } } } },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(@jest/|jest-)'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  globalSetup: '<rootDir>/src/global-setup.harness.ts',
  globalTeardown: '<rootDir>/src/global-teardown.harness.ts',
  testTimeout: 60_000,
  // A second worker would double the load on the shared API.
  maxWorkers: 1,
};
