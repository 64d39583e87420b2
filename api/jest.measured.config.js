import config from './jest.config.js';

// Tests that compare durations run alone, because other tests would distort the measurements.
export default { ...config, testMatch: ['<rootDir>/{src,test}/**/*.measured.test.ts'], testPathIgnorePatterns: [], maxWorkers: 1 };
