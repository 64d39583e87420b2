import { formatMoney } from '@meet/ui-kit/price';
import { inBrowser, untilInPage, waitForHydration, whenHydrated } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';
import { fromNewAddress, signIn } from '../support/visitors.ts';
import { findProductCheaperForMembers } from './member-prices.ts';

inBrowser('member prices', (openPage) => {
  test('member prices on a phone are on the product page, in its buy bar, among recently viewed products, in the search and in the cart', async () => {
    const { page, complaints } = await openPage(shop().storefront, { ...fromNewAddress(), viewport: { width: 360, height: 740 } });
    const main = page.getByRole('main');
    const { slug, name, size, usualPrice, memberPrice } = await findProductCheaperForMembers();
    const memberPricePattern = new RegExp(`${formatMoney(memberPrice)}.*${formatMoney(usualPrice)}.*для\\sсвоих`);
    await signIn(page);
    await page.goto(`/product/${slug}`);
    await waitForHydration(page);
    await main.getByRole('paragraph').filter({ hasText: memberPricePattern }).first().waitFor();
    expect(await main.getByRole('region', { name: 'Покупка' }).textContent()).toContain(formatMoney(memberPrice));

    await untilInPage(page, () => localStorage.getItem('recentlyViewed') !== null);
    await page.goto('/');
    await waitForHydration(page);
    await page.mouse.wheel(0, 400);
    const viewed = page.getByRole('region', { name: 'Недавно смотрели' }).getByRole('article').filter({ hasText: name });
    await viewed.filter({ hasText: memberPricePattern }).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).last().click();
    const drawer = page.getByRole('dialog', { name: 'Поиск товаров' });
    await drawer.getByText('Начните вводить поисковый запрос').waitFor();
    await drawer.getByRole('row').filter({ hasText: name }).filter({ hasText: memberPricePattern }).waitFor();

    await page.goto(`/product/${slug}?size=${size}`);
    const buy = main.getByRole('button', { name: /^В\sкорзину$/ }).last();
    await (await whenHydrated(buy)).click();
    await main
      .getByRole('button', { name: /^В\sкорзине$/ })
      .first()
      .waitFor();
    await page.goto('/cart');
    await main.getByRole('listitem').filter({ hasText: memberPricePattern }).waitFor();
    const sum = page.getByRole('region', { name: 'Сумма' });
    await sum
      .getByRole('status')
      .filter({ hasText: formatMoney(memberPrice) })
      .waitFor();
    expect(complaints).toEqual([]);
  });
});
