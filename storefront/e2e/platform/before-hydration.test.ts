import { inBrowser } from '../support/browser.ts';
import { findProductAtOneSpeed } from '../support/goods.ts';
import { main } from '../support/listing.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { openWithHeldScripts } from './hold-scripts.ts';

inBrowser('before hydration', (openPage) => {
  test('a query typed before hydration stays in its field, which keeps the focus, and can be submitted', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    const hydrate = await openWithHeldScripts(page, '/search');
    const field = main(page).getByRole('searchbox', { name: 'Что искать' });
    await field.click();
    await page.keyboard.type('кроссовки');
    await hydrate();
    expect(await field.inputValue()).toBe('кроссовки');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: '«кроссовки»' }).waitFor();
    expect(await field.inputValue()).toBe('кроссовки');
    expect(complaints).toEqual([]);
  });

  test("a size selected and «В корзину» pressed before hydration add the product to the guest's cart", async () => {
    const { slug, size } = await findProductAtOneSpeed();
    const { page, complaints } = await openPage(shop().storefront);
    const hydrate = await openWithHeldScripts(page, `/product/${slug}`);
    await main(page)
      .getByRole('radiogroup', { name: /^Размер/ })
      .getByRole('radio', { name: size.name, exact: true })
      .check();
    await main(page)
      .getByRole('button', { name: /^В\sкорзину$/ })
      .click();
    await hydrate();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Корзина, 1/ })
      .waitFor();
    await page.waitForURL(`**/product/${slug}?size=${size.slug}`);
    expect(await main(page).getByRole('alert').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('a heart pressed before hydration makes the product a favourite', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    const hydrate = await openWithHeldScripts(page, '/catalog/odezhda');
    const heart = main(page)
      .getByRole('button', { name: /^В избранное: / })
      .first();
    await heart.click();
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    await hydrate();
    await until(async () => (await heart.getAttribute('aria-pressed')) === 'true');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Избранное, 1/ })
      .waitFor();
    expect(complaints).toEqual([]);
  });
});
