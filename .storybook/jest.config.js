/** Stories in a real browser over the static build. */
export default {
  displayName: 'stories',
  rootDir: '.',
  testEnvironment: 'node',
  testPathIgnorePatterns: ['/node_modules/', '\\.long\\.test\\.ts$'],
  testTimeout: 60_000,
  // One file at a time: the stories keep two cores busy by themselves, and real input is a matter of milliseconds.
  maxWorkers: 1,
  globalSetup: './browser.ts',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.tsx?$': ['@swc/jest', { jsc: { target: 'es2024', parser: { syntax: 'typescript', tsx: true } } }] },
};
