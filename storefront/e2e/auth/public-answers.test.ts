import { inBrowser } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';
import { fromElsewhere, signIn, spent } from '../support/visitors.ts';

/** Publicly cached resources, identical for all visitors. */
const publicPaths = ['/app-code.svg', '/robots.txt', '/sitemap.xml', '/sitemap/shop.xml', '/sitemap/start.xml'];

inBrowser('a publicly cached resource', (openPage) => {
  test('carries no session, not even one that must be refreshed', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(page);
    const cookies = new Map((await page.context().cookies()).map(({ name, value }) => [name, value]));
    const cookie = `access=${spent(cookies.get('access') ?? '')}; refresh=${cookies.get('refresh')}; browser=${cookies.get('browser')}`;
    for (const path of publicPaths) {
      const { status, headers } = await fetch(shop().storefront + path, { headers: { cookie } });
      expect({ path, status, kept: headers.get('cache-control'), set: headers.getSetCookie() }).toEqual({
        path,
        status: 200,
        kept: expect.stringMatching(/^public, max-age=\d+$/),
        set: [],
      });
    }
    // The refresh token was not spent.
    const account = await fetch(`${shop().storefront}/account`, { headers: { cookie } });
    expect(await account.text()).toContain(email);
  });
});
