import config from './jest.config.js';

// Includes the long tests of the lab "stories": docs pages, examples for coding agents, and proofs that the story check can fail.
export default { ...config, testPathIgnorePatterns: ['/node_modules/'] };
