import { join } from 'node:path';

export default {
  testEnvironment: 'node',
  // An absolute path, because the configuration of lab, which extends this one, has another root.
  runtime: join(import.meta.dirname, 'jest/native-runtime.js'),
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': ['@swc/jest', { jsc: { target: 'es2024', parser: { syntax: 'typescript' } }, module: { type: 'es6' } }] },
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.(ci|long)\\.test\\.ts$'],
  testTimeout: 120_000,
  // Each test file starts a whole shop.
  maxWorkers: 1,
};
