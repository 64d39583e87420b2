import pages from './jest.pages.config.js';

/** What the pages must withstand by the clock, for `npm run lab -- crowds`. Needs a quiet machine. */
export default { ...pages, displayName: 'pages by the clock', testMatch: ['<rootDir>/e2e/**/*.measured.test.ts'] };
