import { inBrowser } from '../support/browser.ts';
import { everyPageMs, expectNoFindings } from './every-page.ts';

inBrowser('accessibility', (openPage) => {
  describe.each(['light', 'dark'] as const)('axe finds nothing on any page in the %s theme', (colorScheme) => {
    test.each([360, 1440])('at %d px', (width) => expectNoFindings(openPage, { width, colorScheme }), everyPageMs);
  });
});
