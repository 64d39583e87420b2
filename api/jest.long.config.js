import config from './jest.config.js';

// Long tests, which are labs.
export default { ...config, testMatch: ['<rootDir>/{src,prisma,demo,test}/**/*.long.test.ts'], testPathIgnorePatterns: ['/node_modules/'] };
