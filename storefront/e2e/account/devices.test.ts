import type { Page } from 'playwright-core';
import { inBrowser, whenHydrated } from '../support/browser.ts';
import { makeCodesOlder } from '../support/older-codes.ts';
import { main } from '../support/orders.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromNewAddress, signIn, signInToAccount } from '../support/visitors.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

const devices = (page: Page) => main(page).getByRole('listitem');

/** Returns the address to which a request for the account leads, without a page. A browser that is not signed in is redirected. */
async function requestAccount(page: Page): Promise<string> {
  const { pathname, search } = new URL((await page.request.get('/account')).url());
  return pathname + search;
}

inBrowser('the devices page', (openPage) => {
  test('a shopper signs out a second device by keyboard, and all devices from a third one', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
    const email = await signInToAccount(page);
    const { page: phone } = await openPage(shop().storefront, { ...fromNewAddress(), userAgent: iphone });
    await makeCodesOlder(email, 61);
    await signIn(phone, email, 2);
    const { page: office } = await openPage(shop().storefront, { ...fromNewAddress(), userAgent: firefox });
    await makeCodesOlder(email, 121);
    await signIn(office, email, 3);

    await page.getByRole('navigation', { name: 'Аккаунт' }).getByRole('link', { name: 'Устройства' }).click();
    await page.waitForURL('**/account/devices');
    await devices(page).getByText('Это устройство').waitFor();
    await page.getByRole('button', { name: 'Выйти: Safari, iPhone' }).focus();
    await page.keyboard.press('Enter');
    const status = main(page)
      .getByRole('status')
      .filter({ hasText: /^Вы\sвышли на\sтом устройстве/ });
    await status.waitFor();
    await until(() => status.evaluate((element) => element === document.activeElement));
    await until(async () => (await devices(page).filter({ hasText: 'iPhone' }).count()) === 0);
    expect([await requestAccount(phone), await requestAccount(office)]).toEqual(['/auth?to=%2Faccount', '/account']);

    await office.goto('/account');
    await office.getByRole('link', { name: 'устройства', exact: true }).click();
    await (await whenHydrated(office.getByRole('button', { name: /Выйти на\sвсех устройствах/ }))).click();
    await office.waitForURL((url) => url.pathname === '/');
    expect(await requestAccount(page)).toBe('/auth?to=%2Faccount');
    expect(complaints).toEqual([]);
  });
});
