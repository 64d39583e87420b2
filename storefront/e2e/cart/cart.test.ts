import type { Page } from 'playwright-core';
import { findAxeViolations } from '../support/axe.ts';
import { inBrowser, untilInPage, waitForAnimations, waitForHydration, whenHydrated } from '../support/browser.ts';
import { sql } from '../support/database.ts';
import { simulateTabReturn } from '../support/devices.ts';
import { addFromCard } from '../support/listing.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

const main = (page: Page) => page.getByRole('main');
const getCartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Корзина/ });
const getDrawer = (page: Page) => page.getByRole('dialog', { name: /^Корзина/ });
const getLines = (page: Page) => page.getByRole('list', { name: /^Товары в\sкорзине$/ }).getByRole('article');

/** Expects the focus in the opened drawer, and expects Tab to stay within it. */
async function expectFocusStaysInDrawer(page: Page) {
  await getDrawer(page).getByText('Итого').waitFor();
  const dialog = getDrawer(page);
  await until(() => dialog.evaluate((opened) => opened.contains(document.activeElement)));
  const focused = new Set<string>();
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await dialog.evaluate((opened) => {
      const { activeElement: element } = document;
      return opened.contains(element) ? (element?.getAttribute('aria-label') ?? element?.textContent ?? '') : 'behind the drawer';
    });
    focused.add(label);
  }
  expect([...focused]).not.toContain('behind the drawer');
  expect(focused.size).toBeGreaterThan(3);
}

/** Marks all units of a product as sold. Returns a function that undoes this. */
async function sellAllUnits(slug: string): Promise<() => Promise<unknown>> {
  const sold = await sql(
    `UPDATE product_item AS unit SET sold_at = now() FROM product
     WHERE product.slug = $1 AND unit.product_id = product.id AND unit.sold_at IS NULL RETURNING unit.id`,
    [slug],
  );
  return () => sql('UPDATE product_item SET sold_at = NULL WHERE id = ANY($1)', [sold.map(({ id }) => id)]);
}

inBrowser('the cart of a guest', (openPage) => {
  test("a guest's cart restores a removed line unchanged, survives a page load, and reports a sold unit on return to the tab", async () => {
    const { page, complaints } = await openPage(shop().storefront);
    await page.goto('/catalog/odezhda');
    const firstProduct = await addFromCard(page, 0);
    await addFromCard(page, 1);

    await getCartLink(page).click();
    await getDrawer(page).waitFor();
    await getDrawer(page).getByText('Итого').waitFor();
    await until(async () => (await getLines(page).count()) === 2);
    const total = () => getDrawer(page).getByRole('status').filter({ hasText: 'Итого' }).innerText();
    const totalOfBoth = await total();
    await getDrawer(page)
      .getByRole('checkbox', { name: `Купить сейчас: ${firstProduct.name}` })
      .uncheck();
    await untilInPage(page, (before) => !document.body.innerText.includes(before), totalOfBoth.replace(/^Итого\s*/, ''));
    await getDrawer(page)
      .getByRole('button', { name: `Удалить: ${firstProduct.name}` })
      .click();
    await getDrawer(page).getByText(`${firstProduct.name}: удалено`).waitFor();
    const undoButton = getDrawer(page).getByRole('button', { name: /^Вернуть/ });
    await until(() => undoButton.evaluate((button) => button === document.activeElement));
    await page.keyboard.press('Enter');
    const checkbox = getDrawer(page).getByRole('checkbox', { name: `Купить сейчас: ${firstProduct.name}` });
    await checkbox.waitFor({ state: 'attached' });
    expect(await checkbox.isChecked()).toBe(false);

    await page.goto('/cart');
    await main(page).getByRole('heading', { level: 1, name: 'Корзина 2' }).waitFor();
    await getLines(page).nth(1).waitFor();
    expect(await getLines(page).count()).toBe(2);
    await waitForAnimations(page);
    expect(await findAxeViolations(page)).toEqual([]);
    const undoSale = await sellAllUnits(firstProduct.slug);
    try {
      await simulateTabReturn(page);
      await main(page).getByText('Эту вещь уже купили').waitFor();
      await main(page).getByText('Товары, 1').waitFor();
    } finally {
      await undoSale();
    }
    expect(complaints).toEqual([]);
  });

  test('a guest adds a product to the cart by keyboard alone, and the cart drawer takes the focus and returns it', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    await page.goto('/catalog/odezhda');
    await waitForHydration(page);
    // The header and the filters before the sorting take eighty presses of Tab.
    await page.getByRole('combobox', { name: 'Сначала' }).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main article') !== null)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/product/*');
    await main(page)
      .getByRole('radiogroup', { name: /^Размер/ })
      .waitFor();
    await whenHydrated(main(page).getByRole('radio').first());
    const focused = (selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    for (let presses = 0; presses < 60 && !(await focused('[name=size]')); presses += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL(/size=/);
    const isOnBuyButton = () => page.evaluate(() => /^В\sкорзину$/.test(document.activeElement?.textContent ?? ''));
    for (let presses = 0; presses < 10 && !(await isOnBuyButton()); presses += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await main(page)
      .getByRole('button', { name: /^В\sкорзине$/ })
      .waitFor();
    await page.getByText(/^Добавлено в\sкорзину$/).waitFor();
    await page.keyboard.press('Alt+KeyT');
    const isOnOpenButton = () => page.evaluate(() => document.activeElement?.textContent === 'Открыть');
    for (let presses = 0; presses < 4 && !(await isOnOpenButton()); presses += 1) await page.keyboard.press('Tab');
    expect(await isOnOpenButton()).toBe(true);
    await page.keyboard.press('Enter');
    await expectFocusStaysInDrawer(page);
    await page.keyboard.press('Escape');
    await getDrawer(page).waitFor({ state: 'hidden' });
    await untilInPage(page, () => /^В\sкорзине$/.test(document.activeElement?.textContent ?? ''));
    await page.keyboard.press('Enter');
    await expectFocusStaysInDrawer(page);
    await page.keyboard.press('Escape');
    await getDrawer(page).waitFor({ state: 'hidden' });
    await untilInPage(page, () => /^В\sкорзине$/.test(document.activeElement?.textContent ?? ''));
    expect(complaints).toEqual([]);
  });
});
