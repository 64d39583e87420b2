import { formatMoney } from '@meet/ui-kit/price';
import { inBrowser, untilInPage, waitForHydration } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';
import { fromNewAddress, signIn } from '../support/visitors.ts';
import { findProductCheaperForMembers } from './member-prices.ts';

inBrowser('member prices', (openPage) => {
  test('member prices on a phone are among recently viewed products and in the search', async () => {
    const { page, complaints } = await openPage(shop().storefront, { ...fromNewAddress(), viewport: { width: 360, height: 740 } });
    const { slug, name, usualPrice, memberPrice } = await findProductCheaperForMembers();
    const memberPricePattern = new RegExp(`${formatMoney(memberPrice)}.*${formatMoney(usualPrice)}.*для\\sсвоих`);
    await signIn(page);
    await page.goto(`/product/${slug}`);
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
    expect(complaints).toEqual([]);
  });
});
