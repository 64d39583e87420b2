import config from './jest.config.js';

// Long tests, which `npm run lab` runs.
export default { ...config, testMatch: ['<rootDir>/src/**/*.long.test.ts'], testPathIgnorePatterns: ['/node_modules/'] };
