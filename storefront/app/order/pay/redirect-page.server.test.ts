import { renderRedirectPage } from './redirect-page.server.ts';

test('the redirect page leads to the payment site at once, offers a link, and escapes markup in the address', async () => {
  const url = 'https://pay.example/?a=1&b="><script>';
  const response = renderRedirectPage(new URL(url).href, { 'cache-control': 'private, no-store' });
  const html = await response.text();
  expect(response.headers.get('refresh')).toBe(`0;url=${new URL(url).href}`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(html).not.toContain('<script');
  expect(html).toContain('href="https://pay.example/?a=1&amp;b=%22%3E%3Cscript%3E"');
});
