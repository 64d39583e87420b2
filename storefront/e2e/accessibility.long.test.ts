import { inBrowser } from './browser.ts';
import { expectNoFindings, patienceMs } from './every-page.ts';

inBrowser('accessibility of the other themes', (openPage) => {
  test(
    'axe finds nothing on any page on a light phone',
    () => expectNoFindings(openPage, { width: 360, colorScheme: 'light' }),
    patienceMs,
  );
  test('axe finds nothing on any page on a dark desk', () => expectNoFindings(openPage, { width: 1440, colorScheme: 'dark' }), patienceMs);
});
