import { CookieJar } from '../support/page/cookie-jar.ts';
import { signInShopper } from '../support/page/shopper.ts';
import { Visitor } from '../support/page/visitor.ts';
import { expireToken } from '../support/visitors.ts';

const expireAccessToken = ({ cookies }: Visitor) => cookies.set('access', expireToken(cookies.get('access') ?? ''));

/** Publicly cached resources, identical for all visitors. */
const publicPaths = ['/app-code.svg', '/robots.txt', '/sitemap.xml', '/sitemap/shop.xml', '/sitemap/start.xml'];

describe('expired access tokens', () => {
  test('an expired access token is refreshed while the page is rendered', async () => {
    const { shopper, email } = await signInShopper();
    expireAccessToken(shopper);
    const cookiesBefore = shopper.copy().cookies;
    await shopper.open('/account');
    expect(shopper.main.getByText(email)).toBeDefined();
    for (const token of ['access', 'refresh']) {
      expect(shopper.cookies.get(token)).toEqual(expect.any(String));
      expect(shopper.cookies.get(token)).not.toBe(cookiesBefore.get(token));
    }
  });

  test('an expired access token is refreshed once for twenty concurrent pages, all of which contain the owner’s data', async () => {
    const { shopper, email } = await signInShopper();
    expireAccessToken(shopper);
    const headers = { cookie: shopper.cookies.header() };
    const pages = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const response = await fetch(`${shopper.origin}/account`, { headers });
        const cookies = new CookieJar();
        cookies.store(response.headers.getSetCookie());
        return { refresh: cookies.get('refresh'), isOwners: (await response.text()).includes(email) };
      }),
    );
    expect(pages.filter(({ isOwners }) => !isOwners)).toEqual([]);
    expect(new Set(pages.map(({ refresh }) => refresh)).size).toBe(1);
  });

  test('an expired access token is not refreshed for publicly cached resources, which set no cookies', async () => {
    const { shopper, email } = await signInShopper();
    expireAccessToken(shopper);
    for (const path of publicPaths) {
      const { status, headers } = await shopper.request(path);
      expect({ path, status, cache: headers.get('cache-control'), cookies: headers.getSetCookie() }).toEqual({
        path,
        status: 200,
        cache: expect.stringMatching(/^public, max-age=\d+$/),
        cookies: [],
      });
    }
    // None of the requests has used up the refresh token, so it still opens the account.
    expect((await shopper.open('/account')).main.getByText(email)).toBeDefined();
  });

  test('an expired access token does not prevent the shopper from signing out', async () => {
    const { shopper } = await signInShopper();
    await shopper.open('/account');
    const device = shopper.copy();
    expireAccessToken(shopper);
    await shopper.press(shopper.main.getByRole('button', { name: 'Выйти' }));
    expect(shopper.path).toBe('/');
    expect([shopper.cookies.get('access'), shopper.cookies.get('refresh')]).toEqual([undefined, undefined]);
    // The session itself has ended, not only its cookies.
    await expect(device.query('{ user { id } }')).rejects.toThrow('UNAUTHENTICATED');
  });
});

test('a shopper with an expired access token and an invalid refresh token gets a guest’s page and loses both cookies', async () => {
  const { shopper } = await signInShopper();
  expireAccessToken(shopper);
  shopper.cookies.set('refresh', 'nonsense');
  await shopper.open('/delivery');
  expect(shopper.status).toBe(200);
  expect(shopper.page.getByRole('link', { name: 'Войти' })).toBeDefined();
  expect([shopper.cookies.get('access'), shopper.cookies.get('refresh')]).toEqual([undefined, undefined]);
});

test('concurrent visitors never see each other’s data', async () => {
  const shoppers = [await signInShopper(), await signInShopper()];
  const visits = await Promise.all(
    Array.from({ length: 40 }, async (_, number) => {
      const owner = shoppers[number % 3];
      const path = number % 2 === 0 ? '/account' : '/account.data';
      const response = await fetch(new URL(path, owner?.shopper.origin ?? new Visitor().origin), {
        headers: owner ? { cookie: owner.shopper.cookies.header() } : {},
        redirect: 'manual',
      });
      const text = await response.text();
      return {
        ownEmail: owner?.email,
        status: response.status,
        visibleEmails: shoppers.map(({ email }) => email).filter((email) => text.includes(email)),
        headers: response.headers,
      };
    }),
  );
  for (const { ownEmail, status, visibleEmails, headers } of visits) {
    expect({ status: ownEmail && status, visibleEmails }).toEqual({ status: ownEmail && 200, visibleEmails: ownEmail ? [ownEmail] : [] });
    expect(headers.get('cache-control')).toMatch(/private|no-store/);
    expect(headers.get('x-meet-visitor')).toBe(ownEmail ? 'known' : 'guest');
  }
});

test('guests and a shopper who open a page at the same time each get their own header, and no two responses share a nonce', async () => {
  const { shopper } = await signInShopper();
  const visits = await Promise.all(
    Array.from({ length: 16 }, async (_, number) => {
      const isGuest = number % 4 !== 0;
      const cookie = isGuest ? 'consent=declined' : shopper.cookies.header();
      const response = await fetch(`${shopper.origin}/catalog`, { headers: { cookie } });
      const html = await response.text();
      return {
        isGuest,
        visitor: response.headers.get('x-meet-visitor'),
        link: /<header.*?(Войти|Аккаунт).*?<\/header>/s.exec(html)?.[1],
        allowedNonce: /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1],
        nonces: [...new Set([...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce))],
      };
    }),
  );
  for (const { isGuest, visitor, link, allowedNonce, nonces } of visits) {
    expect({ visitor, link }).toEqual(isGuest ? { visitor: 'guest', link: 'Войти' } : { visitor: 'known', link: 'Аккаунт' });
    // A page that guests share has no nonce, so its policy allows none.
    expect(nonces).toEqual(allowedNonce || !isGuest ? [allowedNonce] : []);
  }
  const nonces = visits.flatMap(({ allowedNonce }) => allowedNonce ?? []);
  expect(new Set(nonces).size).toBe(nonces.length);
});
