import type { Page } from 'playwright-core';
import { axe, inBrowser, ready, settled } from '../support/browser.ts';
import { holdData } from '../support/hold.ts';
import { cards, filters, main, scrollY } from '../support/listing.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

const applied = (page: Page) => main(page).getByRole('list', { name: 'Выбранные фильтры' });
const total = async (page: Page) =>
  Number(
    (
      await main(page)
        .getByRole('status')
        .filter({ hasText: /^\d+\sтовар/ })
        .first()
        .innerText()
    ).match(/\d+/)?.[0],
  );
const fast = /1–4\sдня/;

inBrowser('the catalog', (openPage) => {
  test('filters apply at once, keep focus and scroll position, are in the address, and can be removed one by one', async () => {
    const { page, complaints } = await openPage(shop().storefront, { hasWorker: true });
    await page.goto('/catalog/odezhda');
    const before = await total(page);
    const soon = await ready(filters(page).getByRole('checkbox', { name: fast }));
    await soon.scrollIntoViewIfNeeded();
    const place = await scrollY(page);
    await soon.focus();
    await page.keyboard.press('Space');
    await page.waitForURL('**/catalog/odezhda?speed=fast');
    await applied(page).getByText(fast).waitFor();
    expect(await total(page)).toBeLessThanOrEqual(before);
    expect(await soon.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await scrollY(page)).toBe(place);

    await filters(page)
      .getByRole('checkbox', { name: /^Женщинам/ })
      .check();
    await page.waitForURL('**/catalog/odezhda?sex=female&speed=fast');
    await page.getByRole('combobox', { name: 'Сначала' }).selectOption('дешёвые');
    await page.waitForURL('**/catalog/odezhda?sex=female&speed=fast&sort=cheap');
    await (await ready(applied(page).getByRole('link', { name: fast }))).click();
    await page.waitForURL('**/catalog/odezhda?sex=female&sort=cheap');
    await page.waitForFunction(() => !document.querySelector<HTMLInputElement>('input[name=speed][value=fast]')?.checked);

    await page.goBack();
    await page.waitForURL('**/catalog/odezhda?sex=female&speed=fast&sort=cheap');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=speed][value=fast]')?.checked);
    await (await ready(main(page).getByRole('link', { name: 'Сбросить все' }))).click();
    await page.waitForURL('**/catalog/odezhda?sort=cheap');
    expect(complaints).toEqual([]);
  });

  test('ticks made while a response is pending are not lost', async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto('/catalog/odezhda');
    await ready(filters(page).getByRole('checkbox').first());
    await page.route('**/*.data*', async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.continue().catch(() => undefined);
    });
    for (const size of ['s', 'm', 'l'])
      await page.evaluate((value) => document.querySelector<HTMLInputElement>(`aside input[name=size][value=${value}]`)?.click(), size);
    await page.waitForURL('**/catalog/odezhda?size=l&size=m&size=s');
    await applied(page).getByText('Размер L').waitFor();
    await until(async () => (await filters(page).getByRole('checkbox', { checked: true }).count()) === 3);
  });

  test('a typed price narrows the list, and the slider loads on demand', async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto('/catalog/odezhda');
    expect(await filters(page).getByRole('slider').count()).toBe(0);
    const upper = await ready(filters(page).getByRole('textbox', { name: /^Цена до/ }));
    await upper.fill('9000');
    await upper.press('Tab');
    await page.waitForURL('**/catalog/odezhda?priceTo=9000');
    await applied(page)
      .getByText(/^До\s9\s000\s₽/)
      .waitFor();
    await filters(page).getByRole('slider').nth(1).waitFor();
    // The previous list stays visible until the narrower one has loaded.
    await page.waitForFunction(() => {
      const prices = [...document.querySelectorAll('main article b')].map(({ textContent }) => Number(textContent?.replaceAll(/\D/g, '')));
      return prices.length > 0 && prices.every((price) => price <= 9000);
    });
  });

  test('an empty result offers to remove the last filter', async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto('/catalog/odezhda');
    const lowest = await filters(page)
      .getByRole('textbox', { name: /^Цена от/ })
      .inputValue();
    const bound = Number(lowest.replaceAll(/\D/g, ''));
    await page.goto(`/catalog/odezhda?size=s&priceFrom=${bound + 1}&priceTo=${bound + 1}`);
    await main(page)
      .getByRole('heading', { name: /^Ничего не\sнашлось/ })
      .waitFor();
    await main(page)
      .getByRole('link', { name: /^Убрать «До/ })
      .click();
    await page.waitForURL(`**/catalog/odezhda?size=s&priceFrom=${bound + 1}`);
    await cards(page).first().waitFor();
  });

  test('hiding the filters gives room for a fourth column', async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto('/catalog/odezhda');
    await (await ready(main(page).getByRole('button', { name: 'Скрыть фильтры' }))).click();
    await filters(page).waitFor({ state: 'hidden' });
    const tops = () => cards(page).evaluateAll((all) => all.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)));
    await until(async () => new Set(await tops()).size === 1);
    await main(page).getByRole('button', { name: 'Показать фильтры' }).click();
    await filters(page).waitFor();
  });

  test('on touch screens the filters are a drawer with the number of results, and one step back undoes them', async () => {
    const { page, complaints } = await openPage(shop().storefront, { viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.goto('/catalog/odezhda');
    await (await ready(main(page).getByRole('link', { name: 'Фильтры' }))).tap();
    const drawer = page.getByRole('dialog', { name: 'Фильтры' });
    await drawer.getByRole('checkbox', { name: /^Женщинам/ }).check();
    await page.waitForURL('**/catalog/odezhda?sex=female');
    await drawer.getByRole('checkbox', { name: fast }).check();
    await page.waitForURL('**/catalog/odezhda?sex=female&speed=fast');
    const show = drawer.getByRole('button', { name: /^Показать \d+\sтовар/ });
    await page.waitForFunction(() => !document.querySelector('[role=dialog] [aria-busy]'));
    await settled(page);
    expect(await axe(page)).toEqual([]);
    const promised = Number((await show.innerText()).match(/\d+/)?.[0]);
    await show.tap();
    await drawer.waitFor({ state: 'hidden' });
    expect(await total(page)).toBe(promised);
    await page.goBack();
    await page.waitForURL(/\/catalog\/odezhda$/);
    expect(complaints).toEqual([]);
  });

  test('one step back undoes two ticks in the drawer even if the second was made before the first had loaded', async () => {
    const { page } = await openPage(shop().storefront, { viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.goto('/catalog');
    await page.goto('/catalog/odezhda');
    await (await ready(main(page).getByRole('link', { name: 'Фильтры' }))).tap();
    const drawer = page.getByRole('dialog', { name: 'Фильтры' });
    const answer = await holdData(page);
    await drawer.getByRole('checkbox', { name: /^Женщинам/ }).check();
    await answer.asked;
    await drawer.getByRole('checkbox', { name: fast }).check();
    answer.give();
    await page.waitForURL('**/catalog/odezhda?sex=female&speed=fast');
    await drawer.getByRole('button', { name: 'Закрыть' }).tap();
    await drawer.waitFor({ state: 'hidden' });
    await page.goBack();
    await page.waitForURL(/\/catalog\/odezhda$/);
  });
});
