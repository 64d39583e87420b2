/** Runs as ES modules, because Storybook is published only as ES modules. */
export default {
  displayName: 'ui-kit',
  testEnvironment: 'node',
  runtime: '<rootDir>/../scripts/jest/native-runtime.js',
  setupFilesAfterEnv: ['<rootDir>/jest.setup-page.js'],
  testTimeout: 60_000,
  testPathIgnorePatterns: ['/node_modules/'],
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
