import type { Locator, Page } from 'playwright-core';
import { alive, axe, inBrowser, ready, settled } from '../support/browser.ts';
import { ask, inTwoColours, offeredOnce, offeredTwice, soldOutPath } from '../support/goods.ts';
import { holdData } from '../support/hold.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

const main = (page: Page) => page.getByRole('main');
const buy = (page: Page) => main(page).getByRole('button', { name: /^В\sкорзину$/ });
const bar = (page: Page) => main(page).getByRole('region', { name: 'Покупка' });
const sizes = (page: Page) => main(page).getByRole('radiogroup', { name: /^Размер/ });
const price = (kopecks: number) =>
  new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 }).format(kopecks / 100);

/** Chooses a size while the page of another colour is still loading. */
async function pressOnTheWay(page: Page, cell: Locator, other: string) {
  const answer = await holdData(page);
  await main(page).locator(`a[href="/product/${other}"]`).first().click();
  await answer.asked;
  await cell.check();
  answer.give();
}

/** Expects the other colour with the size chosen, one history entry after the first colour. */
async function expectChosenOf(page: Page, { slug, other, size }: Awaited<ReturnType<typeof inTwoColours>>) {
  await page.waitForURL(`**/product/${other}?size=${size.slug}`);
  await until(() => sizes(page).getByRole('radio', { name: size.name, exact: true }).isChecked());
  await page.goBack();
  await page.waitForURL(`**/product/${slug}`);
}

inBrowser('the product page', (openPage) => {
  test('without a size the button shows an error and focuses the sizes; a chosen size is in the address and survives a reload', async () => {
    const { slug, size } = await offeredOnce();
    const { page, complaints } = await openPage(shop().storefront, { hasWorker: true });
    await page.goto(`/product/${slug}`);
    await (await ready(buy(page))).click();
    await main(page).getByRole('alert').filter({ hasText: 'Выберите размер' }).waitFor();
    await until(() => sizes(page).evaluate((group) => group.contains(document.activeElement)));

    await sizes(page).getByRole('radio', { name: size.name, exact: true }).check();
    await page.waitForURL(`**/product/${slug}?size=${size.slug}`);
    await main(page).getByRole('alert').waitFor({ state: 'detached' });
    await page.reload();
    await alive(page);
    expect(await sizes(page).getByRole('radio', { name: size.name, exact: true }).isChecked()).toBe(true);
    await page.goto('/catalog');
    await page.goBack();
    await page.waitForURL(`**/product/${slug}?size=${size.slug}`);
    expect(complaints).toEqual([]);
  });

  test.each([
    [1024, 768],
    [1366, 768],
    [1440, 900],
  ])('at %i × %i the button is on the first screen, above the delivery dates', async (width, height) => {
    const { slug } = await offeredTwice();
    const { page } = await openPage(shop().storefront, { viewport: { width, height } });
    await page.goto(`/product/${slug}`);
    const button = await buy(page).boundingBox();
    const delivery = await main(page).getByRole('group', { name: 'Доставка' }).or(main(page).getByLabel('Доставка')).first().boundingBox();
    expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThanOrEqual(height);
    expect(delivery?.y).toBeGreaterThan(button?.y ?? height);
  });

  test('a size at both speeds shows the dates and price of each, the cheaper one first and chosen', async () => {
    const { slug, size, cheap, dear } = await offeredTwice();
    const { page } = await openPage(shop().storefront);
    await page.goto(`/product/${slug}?size=${size.slug}`);
    const options = main(page).getByRole('group', { name: 'Доставка' }).getByRole('radio');
    await ready(options.last());
    const words = await options.evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent ?? ''));
    expect(words).toHaveLength(2);
    expect(words[0]).toContain(price(cheap));
    expect(words[1]).toContain(price(dear));
    for (const word of words) expect(word).toMatch(/\d+(\s[а-я]+)?\s?–\s?\d+\s[а-я]+/);
    expect(await options.first().isChecked()).toBe(true);
    await options.last().check();
    await page.waitForURL(/speed=/);
    await main(page).getByText(price(dear)).first().waitFor();
  });

  test('a size chosen while another colour is loading applies to that colour', async () => {
    const goods = await inTwoColours();
    const { slug, other, size } = goods;
    const { page } = await openPage(shop().storefront);
    await page.goto(`/product/${slug}`);
    const cell = await ready(sizes(page).getByRole('radio', { name: size.name, exact: true }));
    await pressOnTheWay(page, cell, other);
    await expectChosenOf(page, goods);
  });

  test('without JavaScript a button shows the price of the chosen size', async () => {
    const { slug, size, cheap } = await offeredTwice();
    const { page } = await openPage(shop().storefront, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await page.goto(`/product/${slug}`);
    expect(await buy(page).isVisible()).toBe(false);
    await sizes(page).getByRole('radio', { name: size.name, exact: true }).check();
    await main(page)
      .getByRole('button', { name: /^Узнать цену/ })
      .click();
    await page.waitForURL(`**/product/${slug}?size=${size.slug}`);
    expect(await main(page).getByText(price(cheap)).first().isVisible()).toBe(true);
    await page.goto('/cart');
    expect(await page.getByText(/включите JavaScript/).isVisible()).toBe(true);
  });

  test('the buy bar of a phone is shown from the start, opens the sizes, and hides while the main button is in view', async () => {
    const { slug, size } = await offeredOnce();
    const { page, complaints } = await openPage(shop().storefront, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await page.context().addCookies([{ name: 'consent', value: 'declined', url: shop().storefront }]);
    await page.goto(`/product/${slug}`);
    await (await ready(bar(page).getByRole('link', { name: 'Выбрать размер' }))).tap();
    const drawer = page.getByRole('dialog', { name: 'Выберите размер' });
    await drawer.getByRole('radio', { name: size.name, exact: true }).tap();
    // No error is shown, because the shopper has done nothing wrong.
    expect(await page.getByRole('alert').count()).toBe(0);
    await drawer.getByRole('button', { name: /^В\sкорзину$/ }).tap();
    await drawer.waitFor({ state: 'hidden' });
    await page.waitForURL(`**/product/${slug}?size=${size.slug}`);
    await bar(page)
      .getByRole('button', { name: new RegExp(`^В\\sкорзине, ${size.name}$`) })
      .waitFor();
    await buy(page)
      .or(main(page).getByRole('button', { name: /^В\sкорзине$/ }))
      .scrollIntoViewIfNeeded();
    await bar(page).waitFor({ state: 'hidden' });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Корзина, 1/ })
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('a sold-out product keeps its page, is marked as sold out and cannot be bought', async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto(await soldOutPath());
    await alive(page);
    await main(page)
      .getByText(/^Нет в\sналичии$/)
      .first()
      .waitFor();
    expect(await buy(page).count()).toBe(0);
    const size = await ready(sizes(page).getByRole('radio').first());
    await size.focus();
    expect(await size.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Space');
    await page.waitForFunction(() => !document.querySelector('input[name=size]:checked'));
    await settled(page);
    expect(await axe(page)).toEqual([]);
  });

  test('a recently viewed product is shown on the next product page, without the current product', async () => {
    const [first, second] = await ask<{ filteredProducts: { items: { slug: string; name: string }[] } }>(
      '{ filteredProducts(dto: { pagination: { limit: 2 } }) { items { slug name } } }',
    ).then(({ filteredProducts }) => filteredProducts.items);
    const { page } = await openPage(shop().storefront);
    const viewed = main(page).getByRole('region', { name: 'Недавно смотрели' });
    await page.goto(`/product/${first?.slug}`);
    await alive(page);
    await page.waitForFunction(() => localStorage.getItem('recentlyViewed'));
    expect(await viewed.count()).toBe(0);
    await page.goto(`/product/${second?.slug}`);
    await viewed.getByRole('link', { name: first?.name ?? '', exact: true }).waitFor();
    expect(await viewed.getByRole('link').count()).toBe(1);
  });
});
