import { canPrefetch } from './prefetch-connection.ts';

test.each([
  ['that does not describe its connection', {}],
  ['with a 4G connection', { connection: { effectiveType: '4g' } }],
  ['with a 3G connection and without data saving', { connection: { effectiveType: '3g', saveData: false } }],
])('a browser %s may prefetch pages', (_what, navigator) => {
  expect(canPrefetch({ onLine: true, ...navigator })).toBe(true);
});

test.each([
  ['with data saving', { connection: { effectiveType: '4g', saveData: true } }],
  ['with a 2G connection', { connection: { effectiveType: '2g' } }],
  ['with a slow 2G connection', { connection: { effectiveType: 'slow-2g' } }],
  ['that is offline', { onLine: false }],
])('a browser %s may not prefetch pages', (_what, navigator) => {
  expect(canPrefetch({ onLine: true, ...navigator })).toBe(false);
});
