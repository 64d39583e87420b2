/** Runs as ES modules: Storybook is nothing else. */
export default {
  displayName: 'ui-kit',
  testEnvironment: 'node',
  // A story may wait 5 s for one thing; on a busy machine it does.
  testTimeout: 60_000,
  testPathIgnorePatterns: ['/node_modules/', '\\.long\\.test\\.tsx?$'],
  testMatch: ['<rootDir>/{src,scripts}/**/*.test.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '\\.css$': '<rootDir>/test/empty-style.ts' },
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      { jsc: { target: 'es2024', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } },
    ],
  },
};
