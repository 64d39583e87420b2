import { renderRedirectPage } from './redirect-page.server.ts';

test('redirects to the other site at once and offers a link, and injects no markup', async () => {
  const url = 'https://pay.example/?a=1&b="><script>';
  const response = renderRedirectPage(new URL(url).href, { 'cache-control': 'private, no-store' });
  const html = await response.text();
  expect(response.headers.get('refresh')).toBe(`0;url=${new URL(url).href}`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(html).not.toContain('<script');
  expect(html).toContain('href="https://pay.example/?a=1&amp;b=%22%3E%3Cscript%3E"');
});
