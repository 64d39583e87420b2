import type { Page } from 'playwright-core';
import { inBrowser, waitForHydration, whenHydrated } from '../support/browser.ts';
import { findProductAtOneSpeed, findProductAtTwoSpeeds } from '../support/goods.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { findOneSizePath } from './one-size.ts';

const main = (page: Page) => page.getByRole('main');
const getBuyButton = (page: Page) => main(page).getByRole('button', { name: /^В\sкорзину$/ });
const getBuyBar = (page: Page) => main(page).getByRole('region', { name: 'Покупка' });
const getSizes = (page: Page) => main(page).getByRole('radiogroup', { name: /^Размер/ });
const getDelivery = (page: Page) => main(page).getByRole('group', { name: 'Доставка' });

const screens = [
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

inBrowser('the product page', (openPage) => {
  test('the product page on a wide screen has its buy button in view, focuses the sizes if none is chosen, and keeps the choice after a reload', async () => {
    const { slug, size, dear } = await findProductAtTwoSpeeds();
    const { page, complaints } = await openPage(shop().storefront, { hasWorker: true });
    await page.goto(`/product/${slug}`);
    await whenHydrated(getBuyButton(page));
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const button = await getBuyButton(page).boundingBox();
      const dates = await getDelivery(page).or(main(page).getByLabel('Доставка')).first().boundingBox();
      const buttonBottom = (button?.y ?? Infinity) + (button?.height ?? 0);
      expect(buttonBottom).toBeLessThanOrEqual(screen.height);
      expect(dates?.y).toBeGreaterThanOrEqual(buttonBottom);
    }
    await getBuyButton(page).click();
    await main(page).getByRole('alert').filter({ hasText: 'Выберите размер' }).waitFor();
    await until(() => getSizes(page).evaluate((group) => group.contains(document.activeElement)));

    const sizeRadio = getSizes(page).getByRole('radio', { name: size.name, exact: true });
    await sizeRadio.check();
    await page.waitForURL(`**/product/${slug}?size=${size.slug}`);
    await main(page).getByRole('alert').waitFor({ state: 'detached' });
    await getDelivery(page).getByRole('radio').last().check();
    await page.waitForURL(/speed=/);
    const price = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 }).format(dear / 100);
    await main(page).getByText(price).first().waitFor();
    const address = page.url();
    await page.reload();
    await waitForHydration(page);
    expect([await sizeRadio.isChecked(), await getDelivery(page).getByRole('radio').last().isChecked()]).toEqual([true, true]);
    await page.goto('/delivery');
    await page.goBack();
    await page.waitForURL(address);
    expect(complaints).toEqual([]);
  });

  test('the product page on a phone has a bar that opens the sizes, if several, and hides while the main button is in view', async () => {
    const { slug, size } = await findProductAtOneSpeed();
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const { page, complaints } = await openPage(shop().storefront, phone);
    await page.goto(`/product/${slug}`);
    await (await whenHydrated(getBuyBar(page).getByRole('link', { name: 'Выбрать размер' }))).tap();
    const drawer = page.getByRole('dialog', { name: 'Выберите размер' });
    await drawer.getByRole('radio', { name: size.name, exact: true }).tap();
    // No error is shown, because the shopper has done nothing wrong.
    expect(await page.getByRole('alert').count()).toBe(0);
    await drawer.getByRole('button', { name: /^В\sкорзину$/ }).tap();
    await drawer.waitFor({ state: 'hidden' });
    await page.waitForURL(`**/product/${slug}?size=${size.slug}`);
    await getBuyBar(page)
      .getByRole('button', { name: new RegExp(`^В\\sкорзине, ${size.name}$`) })
      .waitFor();
    await main(page)
      .getByRole('button', { name: /^В\sкорзине$/ })
      .scrollIntoViewIfNeeded();
    await getBuyBar(page).waitFor({ state: 'hidden' });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Корзина, 1/ })
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    await page.goto(await findOneSizePath());
    await (await whenHydrated(getBuyBar(page).getByRole('button', { name: /^В\sкорзину$/ }))).tap();
    await page.getByText(/, один\sразмер$/).waitFor();
    await page.goto('/cart');
    const line = main(page).getByRole('listitem').getByRole('article').filter({ hasText: 'Один размер' });
    await line.waitFor();
    expect(await line.textContent()).not.toMatch(/Размер:|ONE/);
    expect(complaints).toEqual([]);
  });
});
