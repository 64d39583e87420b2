export default {
  displayName: 'server-kit',
  testEnvironment: 'node',
  runtime: '<rootDir>/../scripts/jest/native-runtime.js',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '\\.ts$': ['@swc/jest'] },
  testTimeout: 60_000,
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  maxWorkers: 2,
};
