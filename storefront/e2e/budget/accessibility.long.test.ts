import { inBrowser } from '../support/browser.ts';
import { everyPageMs, expectNoFindings } from './every-page.ts';

inBrowser('accessibility in the other themes', (openPage) => {
  test(
    'axe finds nothing on any page on a light phone',
    () => expectNoFindings(openPage, { width: 360, colorScheme: 'light' }),
    everyPageMs,
  );
  test.each(['light', 'dark'] as const)(
    'axe finds nothing on any page on a %s desktop',
    (colorScheme) => expectNoFindings(openPage, { width: 1440, colorScheme }),
    everyPageMs,
  );
});
