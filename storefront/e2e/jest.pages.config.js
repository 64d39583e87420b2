import journeys from './jest.config.js';

/** Pages and forms over HTTP, without a browser. All files share the shop that the global setup starts. */
export default {
  ...journeys,
  displayName: 'pages',
  testMatch: ['<rootDir>/e2e/**/*.page.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
