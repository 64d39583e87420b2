import config from './jest.config.js';

// What compares times is run alone: beside another test it would measure that one's turn of the processors.
export default { ...config, testMatch: ['<rootDir>/src/**/*.measured.test.ts'], testPathIgnorePatterns: [], maxWorkers: 1 };
