import type { Page } from 'playwright-core';
import { findAxeViolations } from '../support/axe.ts';
import { inBrowser, waitForAnimations, waitForHydration, whenHydrated } from '../support/browser.ts';
import { openDevice, simulateTabReturn } from '../support/devices.ts';
import { readCode } from '../support/inbox.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { createEmail, fromNewAddress, requestCodeByForm, signIn, typeCode } from '../support/visitors.ts';
import { findProducts, readFavouriteIds } from './favourites.ts';

const main = (page: Page) => page.getByRole('main');
const headerLink = (page: Page, name: RegExp | string) => page.getByRole('banner').getByRole('link', { name });
const getList = (page: Page) => main(page).getByRole('list', { name: 'Избранное' });
const readNames = (page: Page) => getList(page).getByRole('heading').allInnerTexts();
const getHeart = (page: Page) => main(page).getByRole('button', { name: /^В\sизбранное$/ });

async function pressHeart(page: Page, slug: string) {
  await page.goto(`/product/${slug}`);
  await (await whenHydrated(getHeart(page))).click();
}

/** Removes the first product of the list by its heart, and restores the product by keyboard, because the focus moves to the undo button. */
async function removeAndRestore(page: Page) {
  await getList(page)
    .getByRole('button', { name: /^В\sизбранное/ })
    .first()
    .click();
  const restoreButton = getList(page).getByRole('button', { name: /^Вернуть/ });
  await restoreButton.waitFor();
  await until(() => restoreButton.evaluate((button) => button === document.activeElement));
  await page.keyboard.press('Enter');
  await getList(page).getByRole('article').nth(1).waitFor();
}

inBrowser('favourites', (openPage) => {
  test("a guest's favourites remain after signing in, can be removed and restored in the list, and are not visible after a sign-out", async () => {
    const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
    await page.goto('/catalog/odezhda');
    const likedNames: string[] = [];
    for (const index of [0, 1]) {
      const card = main(page).getByRole('article').nth(index);
      likedNames.unshift(await card.getByRole('heading').innerText());
      const cardHeart = await whenHydrated(card.getByRole('button', { name: /^В\sизбранное/ }));
      await cardHeart.click();
      await page
        .getByText(/^Добавлено в\sизбранное$/)
        .first()
        .waitFor();
      await until(async () => (await cardHeart.getAttribute('aria-pressed')) === 'true');
    }
    await headerLink(page, /^Избранное, 2/).waitFor();
    await page.goto('/favorites');
    await getList(page).getByRole('article').nth(1).waitFor();
    expect(await readNames(page)).toEqual(likedNames);
    await waitForAnimations(page);
    expect(await findAxeViolations(page)).toEqual([]);

    const email = createEmail();
    await waitForHydration(page);
    await headerLink(page, 'Войти').click();
    await page.getByRole('dialog', { name: 'Авторизация' }).waitFor();
    await requestCodeByForm(page, email);
    await typeCode(page, await readCode(email));
    await headerLink(page, 'Аккаунт').waitFor();
    await until(async () => (await readFavouriteIds(email)).length === 2);
    const ids = await readFavouriteIds(email);
    await until(() => page.evaluate(() => localStorage.getItem('favourites') === '[]'));
    await getList(page).getByRole('article').nth(1).waitFor();
    await removeAndRestore(page);
    expect(await readNames(page)).toEqual(likedNames);
    await until(async () => String(await readFavouriteIds(email)) === String(ids));

    await headerLink(page, 'Аккаунт').click();
    await (await whenHydrated(page.getByRole('button', { name: 'Выйти', exact: true }))).click();
    await headerLink(page, 'Войти').waitFor();
    await headerLink(page, 'Избранное').click();
    await main(page)
      .getByRole('heading', { name: /^В\sизбранном пока пусто$/ })
      .waitFor();
    expect(complaints).toEqual([]);
  });

  test("a shopper's favourites are the same in two tabs and on two devices", async () => {
    const { page: firstTab } = await openPage(shop().storefront, fromNewAddress());
    const email = await signIn(firstTab);
    const [product] = await findProducts(1, 4);
    if (!product) throw new Error('unreachable');
    await pressHeart(firstTab, product.slug);
    await until(async () => (await readFavouriteIds(email)).length === 1);
    const device = await openDevice(openPage, firstTab);
    await device.goto(`/product/${product.slug}`);
    const heartOnDevice = await whenHydrated(getHeart(device));
    expect(await heartOnDevice.getAttribute('aria-pressed')).toBe('true');
    await heartOnDevice.click();
    await until(async () => (await readFavouriteIds(email)).length === 0);
    await simulateTabReturn(firstTab);
    await firstTab.getByRole('banner').getByRole('link', { name: 'Избранное', exact: true }).waitFor();
    const secondTab = await firstTab.context().newPage();
    await pressHeart(secondTab, product.slug);
    await headerLink(firstTab, /^Избранное, 1/).waitFor();
    await until(async () => (await readFavouriteIds(email)).length === 1);
    expect(await readFavouriteIds(email)).toEqual([product.id]);
  });
});
