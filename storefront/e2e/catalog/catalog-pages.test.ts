import type { Page } from 'playwright-core';
import { alive, inBrowser, ready } from '../support/browser.ts';
import { cards, filters, main, scrollY } from '../support/listing.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

const more = (page: Page) => main(page).getByRole('link', { name: /^Показать ещё/ });
const query = (page: Page) => new URL(page.url()).search;

inBrowser('pages of the catalog', (openPage) => {
  test('«Показать ещё» appends, and going back from a product restores the list and the scroll position', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    await page.goto('/catalog');
    const names = () => cards(page).getByRole('heading').allInnerTexts();
    for (const shown of [48, 72]) {
      await (await ready(more(page))).click();
      await main(page)
        .getByText(new RegExp(`^Показано ${shown} из`))
        .waitFor();
      await until(async () => (await cards(page).count()) === shown);
      // The focus moves to the first new card.
      const first = cards(page)
        .nth(shown - 24)
        .getByRole('link');
      await until(() => first.evaluate((link) => link === document.activeElement));
    }
    await page.waitForURL('**/catalog?page=3');
    const before = await names();
    const chosen = cards(page).nth(60);
    await chosen.scrollIntoViewIfNeeded();
    const place = await scrollY(page);
    await chosen.getByRole('link').click();
    await page.waitForURL('**/product/*');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // After going back, the products on remembered pages must get current prices too. This changes the first price.
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('RenewedCards')) return route.continue();
      const response = await route.fetch();
      const json = await response.json();
      Object.assign(json.data.productList[0].priceDetails, { payable: 100, from: false });
      return route.fulfill({ response, json });
    });
    await page.goBack();
    await page.waitForURL('**/catalog?page=3');
    await cards(page).nth(71).waitFor();
    expect(await names()).toEqual(before);
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 3, place);
    await cards(page)
      .first()
      .getByText(/^1\s₽$/)
      .waitFor();

    // A reload forgets the earlier pages of the list, so a link to them is shown instead.
    await page.reload();
    await alive(page);
    expect(await cards(page).count()).toBe(24);
    expect(await names()).toEqual(before.slice(48));
    await (await ready(main(page).getByRole('link', { name: 'Предыдущие товары' }))).click();
    await page.waitForURL('**/catalog?page=2');
    expect(complaints).toEqual([]);
  });

  test('a failed load can be retried without losing filters', async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto('/catalog/odezhda');
    await ready(more(page));
    await ready(filters(page).getByRole('checkbox', { name: /^Женщинам/ }));
    await page.route('**/*.data*', (route) => route.abort());
    await more(page).click();
    await main(page).getByRole('link', { name: 'Повторить' }).waitFor();
    expect(await cards(page).count()).toBe(24);
    await filters(page)
      .getByRole('checkbox', { name: /^Женщинам/ })
      .check();
    await main(page)
      .getByRole('heading', { name: /^Не\sзагрузилось/ })
      .waitFor();
    expect(
      await filters(page)
        .getByRole('checkbox', { name: /^Женщинам/ })
        .isChecked(),
    ).toBe(true);
    const again = await ready(main(page).getByRole('button', { name: 'Повторить' }));
    await page.unroute('**/*.data*');
    // By the keyboard, because the mouse may have come to lie over a menu of the header when the page became shorter.
    await again.press('Enter');
    await cards(page).first().waitFor();
    expect(query(page)).toBe('?sex=female');
  });

  test('the «new» directory is sorted by newest by default, and its cards have no «Новинка» badge', async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto('/catalog/new?sort=new');
    expect(new URL(page.url()).search).toBe('');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/catalog\/new$/);
    const sort = page.getByRole('combobox', { name: 'Сначала' });
    expect(await sort.inputValue()).toBe('new');
    expect(await cards(page).count()).toBeGreaterThan(0);
    expect(await cards(page).getByText('Новинка').count()).toBe(0);
    await (await ready(sort)).selectOption('популярные');
    expect(await sort.inputValue()).toBe('popular');
    await page.waitForURL('**/catalog/new?sort=popular');
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    expect(await sort.inputValue()).toBe('popular');
  });

  test('every spelling of a state redirects to its canonical address', async () => {
    const { page } = await openPage(shop().storefront);
    const where = async (address: string) => {
      await page.goto(address, { waitUntil: 'commit' });
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    };
    expect(await where('/catalog/any/odezhda?sort=popular&sex=male&sex=female&sex=any&brand=nobody&page=1')).toBe(
      '/catalog/odezhda?sex=female&sex=male',
    );
    expect(await where('/catalog/odezhda?material=GOLD&size=%00&color[]=x&priceFrom=0&priceTo=999999999')).toBe(
      '/catalog/odezhda?color%5B%5D=x',
    );
    for (const lost of [
      '/catalog/nope',
      '/catalog/odezhda/nope',
      '/catalog/odezhda/hudi/nope',
      '/catalog/odezhda?page=400',
      '/search/nope',
    ]) {
      expect([lost, (await page.goto(lost))?.status()]).toEqual([lost, 404]);
    }
  });
});
