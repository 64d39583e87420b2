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
  // Node keeps the modules of every finished test file, some 30 MB each. A worker beyond the limit is replaced; without it, one process
  // for all files runs out of memory.
  workerIdleMemoryLimit: '1GB',
};
