import pages from './jest.pages.config.js';

/** Tests that measure response times, for `npm run lab -- crowds`. They need a quiet machine. */
export default { ...pages, displayName: 'pages by the clock', testMatch: ['<rootDir>/e2e/**/*.measured.test.ts'] };
