import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { inBrowser, waitForHydration, whenHydrated } from '../support/browser.ts';
import { failureModes, startFaultyApi } from '../support/shop/faulty-api.ts';
import { shop, startStorefront } from '../support/shop/harness.ts';
import type { Running } from '../support/shop/processes.ts';
import { expireToken, fromNewAddress, signIn } from '../support/visitors.ts';

const tooMany = JSON.stringify({ errors: [{ message: 'Слишком часто', extensions: { code: 'TOO_MANY_REQUESTS' } }] });

const silences: typeof failureModes = [...failureModes, ['is a rate-limit error', (result) => void result.writeHead(429).end(tooMany)]];

let api: Awaited<ReturnType<typeof startFaultyApi>>;
let storefront: Running & { url: string };
let spoil: ((result: ServerResponse) => void) | null = null;
beforeAll(async () => {
  api = await startFaultyApi((operation, result) => {
    if (!spoil || !['Viewer', 'RefreshTokens'].includes(operation)) return false;
    spoil(result);
    return true;
  });
  storefront = await startStorefront(api.url);
});
afterEach(() => {
  spoil = null;
});
afterAll(async () => {
  await storefront.stop();
  api.close();
});

const readCookies = async (page: Page) => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

const ask = (path: string, cookie: string) => fetch(storefront.url + path, { headers: { cookie }, redirect: 'manual' });

inBrowser('if the API cannot resolve the session', (openPage) => {
  // Codes are rate-limited, so all tests share one session.
  let page: Page;
  let email: string;
  beforeEach(async () => {
    if (page) return;
    // Cookies ignore ports, so a session of one storefront on this host is also sent to the other.
    ({ page } = await openPage(shop().storefront, { ...fromNewAddress(), stays: true }));
    email = await signIn(page);
  });

  test.each(
    silences,
  )('because its response %s, the visitor is not treated as a guest, and personal pages offer a retry', async (_name, way) => {
    const cookies = await readCookies(page);
    const ended = cookies.replace(/access=([^;]+)/, (_pair, access: string) => `access=${expireToken(access)}`);
    spoil = way;
    for (const cookie of [cookies, ended]) {
      const own = await ask('/account', cookie);
      expect({ status: own.status, cookies: own.headers.getSetCookie() }).toEqual({ status: 503, cookies: [] });
      expect(own.headers.get('retry-after')).not.toBeNull();
      expect(await own.text()).toContain('Нет сигнала');
      const open = await ask('/delivery', cookie);
      const visitor = open.headers.get('x-meet-visitor');
      expect({ status: open.status, visitor, cookies: open.headers.getSetCookie() }).toEqual({
        status: 200,
        visitor: 'unknown',
        cookies: [],
      });
    }
    // A failed refresh is not cached.
    spoil = null;
    const own = await ask('/account', cookies);
    expect(await own.text()).toContain(email);
  });

  test('the retry button loads the personal page with the same session', async () => {
    const before = await readCookies(page);
    spoil = (result) => void result.writeHead(500).end('{}');
    await page.goto(`${storefront.url}/account`);
    const again = await whenHydrated(page.getByRole('button', { name: 'Обновить страницу' }));
    spoil = null;
    await again.click();
    await page.getByText(email).waitFor();
    expect(new URL(page.url()).pathname).toBe('/account');
    expect(await readCookies(page)).toBe(before);
  });

  test('an open public page keeps its header, and retries by itself', async () => {
    await page.goto(`${storefront.url}/delivery`);
    await waitForHydration(page);
    const entry = page.getByRole('banner').getByRole('link', { name: 'Аккаунт' });
    await entry.waitFor();
    spoil = (result) => void result.writeHead(429).end(tooMany);
    const asked = page.waitForResponse((response) => response.url().includes('.data'));
    await page.evaluate(() => {
      const channel = new BroadcastChannel('session');
      channel.postMessage('changed');
      channel.close();
    });
    expect((await asked).headers()['x-meet-visitor']).toBe('unknown');
    await page.waitForTimeout(500);
    expect(await entry.isVisible()).toBe(true);

    await page.reload();
    await waitForHydration(page);
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).waitFor();
    spoil = null;
    await entry.waitFor();
  });
});
