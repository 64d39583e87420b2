/** Runs as ES modules, like Node. The browser journeys in e2e have a separate config. */
export default {
  displayName: 'storefront',
  rootDir: import.meta.dirname,
  runtime: '<rootDir>/../scripts/jest/native-runtime.js',
  setupFiles: ['<rootDir>/jest.setup.js'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup-page.js'],
  testTimeout: 60_000,
  testMatch: ['<rootDir>/{app,server,worker}/**/*.test.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
        },
      },
    ],
  },
};
