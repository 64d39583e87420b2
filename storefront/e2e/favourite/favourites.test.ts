import type { Page } from 'playwright-core';
import { axe, inBrowser, ready, settled } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

const main = (page: Page) => page.getByRole('main');
const list = (page: Page) => main(page).getByRole('list', { name: 'Избранное' });

inBrowser('favourites', (openPage) => {
  test('a product is added on its card or page, survives a reload, and can be removed and restored in place', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    await page.goto('/catalog/odezhda');
    const cards = main(page).getByRole('article');
    const names: string[] = [];
    for (const place of [0, 1]) {
      const card = cards.nth(place);
      names.unshift(await card.getByRole('heading').innerText());
      await (await ready(card.getByRole('button', { name: /^В\sизбранное/ }))).click();
    }
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Избранное, 2/ })
      .click();
    await page.waitForURL('**/favorites');
    await list(page).getByRole('article').nth(1).waitFor();
    const shown = () => list(page).getByRole('heading').allInnerTexts();
    expect(await shown()).toEqual(names);
    await settled(page);
    expect(await axe(page)).toEqual([]);

    await list(page)
      .getByRole('button', { name: /^В\sизбранное/ })
      .first()
      .click();
    const back = list(page).getByRole('button', { name: /^Вернуть/ });
    await back.waitFor();
    await until(() => back.evaluate((button) => button === document.activeElement));
    await page.keyboard.press('Enter');
    await list(page).getByRole('article').nth(1).waitFor();
    expect(await shown()).toEqual(names);

    await list(page).getByRole('article').first().getByRole('link').click();
    await page.waitForURL('**/product/*');
    const heart = main(page).getByRole('button', { name: /^В\sизбранное$/ });
    expect(await (await ready(heart)).getAttribute('aria-pressed')).toBe('true');
    await heart.click();
    await page.goto('/favorites');
    await list(page).getByRole('article').first().waitFor();
    expect(await shown()).toEqual(names.slice(1));
    expect(complaints).toEqual([]);
  });

  test('an empty list has links, and neither it nor the cart is indexed', async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto('/favorites');
    await main(page)
      .getByRole('heading', { name: /^В\sизбранном пока пусто$/ })
      .waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    for (const path of ['/favorites', '/cart']) {
      const html = await (await fetch(shop().storefront + path)).text();
      expect(html).toMatch(/<meta name="robots" content="noindex/);
    }
  });
});
