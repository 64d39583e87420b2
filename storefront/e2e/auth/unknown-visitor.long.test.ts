import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { inBrowser, waitForHydration, whenHydrated } from '../support/browser.ts';
import { failureModes, startFaultyApi } from '../support/shop/faulty-api.ts';
import { productionTimeouts, shop, startStorefront } from '../support/shop/harness.ts';
import type { Running } from '../support/shop/processes.ts';
import { expireToken, fromNewAddress, signIn } from '../support/visitors.ts';

const tooMany = JSON.stringify({ errors: [{ message: 'Слишком часто', extensions: { code: 'TOO_MANY_REQUESTS' } }] });

const sessionFailures: typeof failureModes = [
  ...failureModes,
  ['is a rate-limit error', (result) => void result.writeHead(429).end(tooMany)],
];

let api: Awaited<ReturnType<typeof startFaultyApi>>;
let storefront: Running & { url: string };
let replaceResponse: ((result: ServerResponse) => void) | null = null;
beforeAll(async () => {
  api = await startFaultyApi((operation, result) => {
    if (!replaceResponse || !['Viewer', 'RefreshTokens'].includes(operation)) return false;
    replaceResponse(result);
    return true;
  });
  storefront = await startStorefront(api.url, productionTimeouts);
});
afterEach(() => {
  replaceResponse = null;
});
afterAll(async () => {
  await storefront.stop();
  api.close();
});

const readCookies = async (page: Page) => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

const fetchPage = (path: string, cookie: string) => fetch(storefront.url + path, { headers: { cookie }, redirect: 'manual' });

inBrowser('if the API cannot resolve the session', (openPage) => {
  // Sign-in codes are rate-limited, so all tests share one session.
  let page: Page;
  let email: string;
  beforeEach(async () => {
    if (page) return;
    // Signs in at the shop's own storefront. The storefront under test gets the same cookies, because browsers do not separate cookies by
    // port.
    ({ page } = await openPage(shop().storefront, { ...fromNewAddress(), staysOpen: true }));
    email = await signIn(page);
  });

  test.each(
    sessionFailures,
  )('if the response about the session %s, the visitor is not treated as a guest, and personal pages offer a retry', async (_name, breakResponse) => {
    const cookies = await readCookies(page);
    const expiredCookies = cookies.replace(/access=([^;]+)/, (_pair, access: string) => `access=${expireToken(access)}`);
    replaceResponse = breakResponse;
    for (const cookie of [cookies, expiredCookies]) {
      const personalPage = await fetchPage('/account', cookie);
      expect({ status: personalPage.status, cookies: personalPage.headers.getSetCookie() }).toEqual({ status: 503, cookies: [] });
      expect(personalPage.headers.get('retry-after')).not.toBeNull();
      expect(await personalPage.text()).toContain('Нет сигнала');
      const publicPage = await fetchPage('/delivery', cookie);
      const visitor = publicPage.headers.get('x-meet-visitor');
      expect({ status: publicPage.status, visitor, cookies: publicPage.headers.getSetCookie() }).toEqual({
        status: 200,
        visitor: 'unknown',
        cookies: [],
      });
    }
    // Works again at once, because the failed refresh was not cached.
    replaceResponse = null;
    const personalPage = await fetchPage('/account', cookies);
    expect(await personalPage.text()).toContain(email);
  });

  test('the retry button of the error page loads the personal page with the same session', async () => {
    const cookiesBefore = await readCookies(page);
    replaceResponse = (result) => void result.writeHead(500).end('{}');
    await page.goto(`${storefront.url}/account`);
    const retryButton = await whenHydrated(page.getByRole('button', { name: 'Обновить страницу' }));
    replaceResponse = null;
    await retryButton.click();
    await page.getByText(email).waitFor();
    expect(new URL(page.url()).pathname).toBe('/account');
    expect(await readCookies(page)).toBe(cookiesBefore);
  });

  test('an open public page keeps its header while the session is unknown, and retries by itself', async () => {
    await page.goto(`${storefront.url}/delivery`);
    await waitForHydration(page);
    const accountLink = page.getByRole('banner').getByRole('link', { name: 'Аккаунт' });
    await accountLink.waitFor();
    replaceResponse = (result) => void result.writeHead(429).end(tooMany);
    const dataResponse = page.waitForResponse((response) => response.url().includes('.data'));
    await page.evaluate(() => {
      const channel = new BroadcastChannel('session');
      channel.postMessage('changed');
      channel.close();
    });
    expect((await dataResponse).headers()['x-meet-visitor']).toBe('unknown');
    await page.waitForTimeout(500);
    expect(await accountLink.isVisible()).toBe(true);

    await page.reload();
    await waitForHydration(page);
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).waitFor();
    replaceResponse = null;
    await accountLink.waitFor();
  });
});
