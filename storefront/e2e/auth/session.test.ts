import type { BrowserContext } from 'playwright-core';
import { alive, inBrowser } from '../support/browser.ts';
import { fetchServed } from '../support/fetch-served.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromElsewhere, signIn, signInByForm, spent } from '../support/visitors.ts';

/** The session cookies of a browser. */
async function tokensOf(context: BrowserContext) {
  const cookies = await context.cookies();
  const tokenOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value;
  return { access: tokenOf('access'), refresh: tokenOf('refresh'), browser: tokenOf('browser') };
}

inBrowser('a session', (openPage) => {
  test('signing in and out in one tab updates the other', async () => {
    const { page: one, complaints } = await openPage(shop().storefront, fromElsewhere());
    const other = await one.context().newPage();
    await other.goto('/delivery');
    await alive(other);
    await signInByForm(one);
    await other.getByRole('banner').getByRole('link', { name: 'Аккаунт' }).waitFor();
    await other.goto('/account');
    await alive(other);
    const asked: string[] = [];
    one.on('request', (request) => request.url().includes('.data') && asked.push(request.url()));
    await one.getByRole('button', { name: 'Выйти', exact: true }).click();
    await one.waitForURL((url) => url.pathname === '/');
    await one.getByRole('banner').getByRole('link', { name: 'Войти' }).waitFor();
    await other.waitForURL('**/auth?to=%2Faccount');
    // The home page's data is requested for the navigation and for the reload after the sign-out, which may still be in flight.
    const forHome = () => asked.filter((address) => address.includes('_routes=home'));
    await until(() => forHome().length > 1);
    expect(forHome()).toHaveLength(2);
    expect(await tokensOf(one.context())).toMatchObject({ access: undefined, refresh: undefined });
    expect(complaints).toEqual([]);
  });

  test('an expired access token is refreshed while the page is rendered', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(page);
    // The page still asks for the account's cart, and would be answered 401.
    await page.goto('about:blank');
    const before = await tokensOf(page.context());
    await page.context().addCookies([{ name: 'access', value: spent(before.access ?? ''), url: shop().storefront }]);
    await page.goto('/account');
    await page.getByText(email).waitFor();
    const after = await tokensOf(page.context());
    expect(after.refresh).toEqual(expect.any(String));
    expect(after.refresh).not.toBe(before.refresh);
    expect(after.access).not.toBe(before.access);
    expect(complaints).toEqual([]);
  });

  test('twenty concurrent pages with one expired token refresh it once, and all are the owner’s', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(page);
    const { access = '', refresh, browser } = await tokensOf(page.context());
    const cookie = `access=${spent(access)}; refresh=${refresh}; browser=${browser}`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const answer = await fetchServed(`${shop().storefront}/account`, { headers: { cookie } });
        const given = answer.headers.getSetCookie().find((one) => one.startsWith('refresh='));
        return { given: given?.split(';')[0], status: answer.status, isOwners: (await answer.text()).includes(email) };
      }),
    );
    expect(answers.filter(({ isOwners }) => !isOwners)).toEqual([]);
    expect(new Set(answers.map(({ given }) => given)).size).toBe(1);
  });

  test('a revoked session gets a guest’s page and loses its cookies', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    await signIn(page);
    // The page still asks for the account's cart, and would be answered 401.
    await page.goto('about:blank');
    const { access = '' } = await tokensOf(page.context());
    await page.context().addCookies([
      { name: 'access', value: spent(access), url: shop().storefront },
      { name: 'refresh', value: 'nonsense', url: shop().storefront },
    ]);
    const answer = await page.goto('/delivery');
    expect(answer?.status()).toBe(200);
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).waitFor();
    expect(await tokensOf(page.context())).toMatchObject({ access: undefined, refresh: undefined });
    expect(complaints).toEqual([]);
  });

  test('concurrent visitors never see each other’s data', async () => {
    const people: { email: string; cookie: string }[] = [];
    for (let number = 0; number < 2; number += 1) {
      const { page } = await openPage(shop().storefront, fromElsewhere());
      const email = await signIn(page);
      const { access, browser } = await tokensOf(page.context());
      people.push({ email, cookie: `access=${access}; browser=${browser}` });
      await page.context().close();
    }
    const visits = await Promise.all(
      Array.from({ length: 40 }, async (_, number) => {
        const person = people[number % 3];
        const path = number % 2 === 0 ? '/account' : '/account.data';
        const answer = await fetchServed(`${shop().storefront}${path}`, {
          headers: person ? { cookie: person.cookie } : {},
          redirect: 'manual',
        });
        const text = await answer.text();
        return {
          own: person?.email,
          seen: people.map(({ email }) => email).filter((email) => text.includes(email)),
          visitor: answer.headers,
        };
      }),
    );
    for (const { own, seen, visitor } of visits) {
      expect(seen).toEqual(own ? [own] : []);
      expect(visitor.get('cache-control')).toMatch(/private|no-store/);
      expect(visitor.get('x-meet-visitor')).toBe(own ? 'known' : 'guest');
    }
  });

  test('guests and a shopper who open a page at once each get their own', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    await signIn(page);
    const { access, browser } = await tokensOf(page.context());
    const shopper = { cookie: `access=${access}; browser=${browser}` };
    const visits = await Promise.all(
      Array.from({ length: 16 }, async (_, number) => {
        const isGuest = number % 4 !== 0;
        const answer = await fetch(`${shop().storefront}/catalog`, { headers: isGuest ? { cookie: 'consent=declined' } : shopper });
        const html = await answer.text();
        return {
          isGuest,
          visitor: answer.headers.get('x-meet-visitor'),
          link: /<header.*?(Войти|Аккаунт).*?<\/header>/s.exec(html)?.[1],
          allowed: /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1],
          nonces: [...new Set([...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce))],
        };
      }),
    );
    for (const { isGuest, visitor, link, allowed, nonces } of visits) {
      expect({ visitor, link }).toEqual(isGuest ? { visitor: 'guest', link: 'Войти' } : { visitor: 'known', link: 'Аккаунт' });
      expect(nonces).toEqual([allowed]);
    }
    expect(new Set(visits.map(({ allowed }) => allowed)).size).toBe(visits.length);
  });

  test('a browser request with an expired token is refreshed and answered', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    await signIn(page);
    const before = await tokensOf(page.context());
    await page.context().addCookies([{ name: 'access', value: spent(before.access ?? ''), url: shop().storefront }]);
    await page.getByRole('textbox', { name: /^Имя/ }).fill('Анна');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Данные сохранены').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Здравствуйте, Анна' }).waitFor();
    expect((await tokensOf(page.context())).refresh).not.toBe(before.refresh);
  });

  test('signing out works without JavaScript and with an expired token', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    await signIn(page);
    const { access = '', refresh, browser } = await tokensOf(page.context());
    const answer = await fetch(`${shop().storefront}/account`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        cookie: `access=${spent(access)}; refresh=${refresh}; browser=${browser}`,
        origin: shop().storefront,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: '',
    });
    expect(answer.status).toBe(303);
    // A browser keeps the last cookie of each name.
    const kept = new Map(answer.headers.getSetCookie().map((one) => [one.split('=')[0], one.split(';')[0]?.split('=')[1]]));
    expect({ access: kept.get('access'), refresh: kept.get('refresh') }).toEqual({ access: '', refresh: '' });
    const asked = await fetch(`${shop().api}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-meet-browser': '1', cookie: `access=${access}` },
      body: JSON.stringify({ query: '{ user { id } }' }),
    });
    expect(asked.status).toBe(401);
  });
});
