import config from './jest.config.js';

// With proof that the tests can fail, which belongs to npm run test:full.
export default { ...config, testPathIgnorePatterns: ['/node_modules/'] };
