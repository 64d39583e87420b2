import config from './jest.config.js';

// Includes the tests that prove that the story check can fail, for npm run test:full.
export default { ...config, testPathIgnorePatterns: ['/node_modules/'] };
