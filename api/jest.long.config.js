import config from './jest.config.js';

// The long tests are part of labs, and `npm test` does not run them.
export default { ...config, testMatch: ['<rootDir>/{src,prisma,demo,test}/**/*.long.test.ts'], testPathIgnorePatterns: ['/node_modules/'] };
