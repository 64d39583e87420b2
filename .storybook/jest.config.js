/** Stories in a real browser over the static build; `proof/` proves that they can fail. */
export default {
  displayName: 'stories',
  rootDir: '.',
  testEnvironment: 'node',
  testTimeout: 60_000,
  maxWorkers: 2,
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.tsx?$': ['@swc/jest', { jsc: { target: 'es2024', parser: { syntax: 'typescript', tsx: true } } }] },
};
