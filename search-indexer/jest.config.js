export default {
  testEnvironment: 'node',
  runtime: '<rootDir>/../scripts/jest/native-runtime.js',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.(long|measured)\\.test\\.ts$'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^@meet/api/(\\w+)$': '<rootDir>/../api/src/exports/$1.ts', '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest'] },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/../api/dist/'],
  testTimeout: 180_000,
  maxWorkers: 2,
};
