/** Stories in a real browser over the static build; `proof/` proves that they can fail. */
export default {
  displayName: 'stories',
  rootDir: '.',
  testEnvironment: 'node',
  testTimeout: 60_000,
  // One file at a time: the stories keep two cores busy by themselves, and real input is a matter of milliseconds.
  maxWorkers: 1,
  globalSetup: './browser.ts',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.tsx?$': ['@swc/jest', { jsc: { target: 'es2024', parser: { syntax: 'typescript', tsx: true } } }] },
};
