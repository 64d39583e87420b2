import config from './jest.config.js';

// Includes the tests that prove that the story check can fail, for the lab "stories".
export default { ...config, testPathIgnorePatterns: ['/node_modules/'] };
