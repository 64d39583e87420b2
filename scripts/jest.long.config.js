import config from './jest.config.js';

// What takes long, and belongs to npm run test:full.
export default { ...config, testMatch: ['<rootDir>/**/*.long.test.ts'], testPathIgnorePatterns: ['/node_modules/'] };
