/** Tests stories in a real browser, on the static build. */
export default {
  displayName: 'stories',
  rootDir: '.',
  testEnvironment: '<rootDir>/../scripts/jest/native-environment.js',
  runtime: '<rootDir>/../scripts/jest/native-runtime.js',
  testPathIgnorePatterns: ['/node_modules/', '\\.long\\.test\\.ts$'],
  // Leaves time to open a story and to wait for a change in it on a busy machine.
  testTimeout: 120_000,
  // Runs one file at a time: the stories already use two cores, and tests of real input depend on milliseconds.
  maxWorkers: 1,
  globalSetup: './browser.ts',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.tsx?$|/(node_modules|dist)/.+\\.[cm]?js$': [
      '<rootDir>/../scripts/jest/native-modules.js',
      { swc: { jsc: { target: 'es2024', parser: { syntax: 'typescript', tsx: true } } } },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(@jest/|jest-)'],
};
