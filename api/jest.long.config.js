import config from './jest.config.js';

// Long tests, for npm run test:full.
export default { ...config, testMatch: ['<rootDir>/{src,prisma,art}/**/*.long.test.ts'], testPathIgnorePatterns: ['/node_modules/'] };
