import { findProductPath } from '../support/addresses.ts';
import { inBrowser } from '../support/browser.ts';
import { findProductAtTwoSpeeds } from '../support/goods.ts';
import { filters, main } from '../support/listing.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { openWithHeldScripts } from './hold-scripts.ts';

inBrowser('before hydration', (openPage) => {
  test('a filter ticked and a price typed before hydration are not lost, and are applied', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    const hydrate = await openWithHeldScripts(page, '/catalog/odezhda');
    const box = filters(page).getByRole('checkbox', { name: /^Женщинам/ });
    await box.check();
    const maxPriceField = filters(page).getByRole('textbox', { name: /^Цена до/ });
    await maxPriceField.fill('9000');
    await maxPriceField.blur();
    expect(new URL(page.url()).search).toBe('');
    await hydrate();
    await page.waitForURL('**/catalog/odezhda?sex=female&priceTo=9000');
    await main(page)
      .getByRole('list', { name: 'Выбранные фильтры' })
      .getByText(/^До\s9\s000\s₽/)
      .waitFor();
    expect(await box.isChecked()).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('a sort order chosen before hydration is applied', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    const hydrate = await openWithHeldScripts(page, '/catalog/odezhda');
    await page.getByRole('combobox', { name: 'Сначала' }).selectOption('дешёвые');
    await hydrate();
    await page.waitForURL('**/catalog/odezhda?sort=cheap');
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    expect(await page.getByRole('combobox', { name: 'Сначала' }).inputValue()).toBe('cheap');
    expect(complaints).toEqual([]);
  });

  test('a size pressed before hydration is selected', async () => {
    const { slug, size } = await findProductAtTwoSpeeds();
    const { page, complaints } = await openPage(shop().storefront);
    const hydrate = await openWithHeldScripts(page, `/product/${slug}`);
    const sizeRadio = main(page)
      .getByRole('radiogroup', { name: /^Размер/ })
      .getByRole('radio', { name: size.name, exact: true });
    await sizeRadio.check();
    await hydrate();
    await page.waitForURL(`**/product/${slug}?size=${size.slug}`);
    expect(await sizeRadio.isChecked()).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('a theme chosen before hydration is applied', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    const hydrate = await openWithHeldScripts(page, '/licence');
    await page.getByText('тёмная').click();
    await hydrate();
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    await until(() => page.getByRole('radio', { name: 'тёмная' }).isChecked());
    expect(complaints).toEqual([]);
  });

  test('a phone number typed before hydration is not lost, and is formatted', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    const hydrate = await openWithHeldScripts(page, '/auth?by=phone');
    const field = page.getByRole('textbox', { name: 'Номер телефона' });
    await field.fill('89161234567');
    await hydrate();
    await until(async () => (await field.inputValue()) === '+7 916 123-45-67');
    expect(complaints).toEqual([]);
  });

  test("before hydration, links work, and the header's buttons open their pages instead of overlays", async () => {
    const { page } = await openPage(shop().storefront);
    await openWithHeldScripts(page, await findProductPath());
    await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).first().click();
    await page.waitForURL('**/search', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('link', { name: 'Сумки' }).click();
    await page.waitForURL('**/catalog/sumki', { waitUntil: 'commit' });
  });

  test('before hydration, links of the product page lead to its sizes and open its size guide', async () => {
    const { slug } = await findProductAtTwoSpeeds();
    const { page } = await openPage(shop().storefront, { viewport: { width: 360, height: 740 } });
    await openWithHeldScripts(page, `/product/${slug}`);
    await page.getByRole('region', { name: 'Покупка' }).getByRole('link', { name: 'Выбрать размер' }).click();
    const sizes = main(page).getByRole('radiogroup', { name: /^Размер/ });
    await until(() => sizes.evaluate((group) => group.getBoundingClientRect().top >= 0 && group.getBoundingClientRect().top < innerHeight));
    await main(page).getByRole('link', { name: 'Таблица размеров' }).click();
    await page.waitForURL(/guide=open/, { waitUntil: 'commit' });
    await main(page).getByRole('region', { name: 'Таблица размеров' }).getByRole('table').waitFor();
  });
});
