export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{src,prisma,art}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.(long|measured)\\.test\\.ts$'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)(?<!\\.json)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest'] },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
  setupFiles: ['<rootDir>/jest.setup.js'],
  testTimeout: 30_000,
  maxWorkers: 2,
};
