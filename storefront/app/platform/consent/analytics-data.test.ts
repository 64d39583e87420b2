/** @jest-environment jsdom */

import { clearAnalyticsData } from './analytics-data.ts';

const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested is this very cookie
  document.cookie = text;
};

test('clearAnalyticsData deletes the cookies and stored values of analytics scripts, but not those of the shop', () => {
  for (const cookie of ['_ym_uid=1', '_ga_ABC=2', 'other=3']) setCookie(`${cookie}; Path=/`);
  localStorage.setItem('_ym_retryReqs', '{}');
  localStorage.setItem('viewed', '[]');
  clearAnalyticsData();
  expect(document.cookie).toBe('other=3');
  expect(Object.keys(localStorage)).toEqual(['viewed']);
});
