import type { Page } from 'playwright-core';
import { productPath } from './addresses.ts';
import { alive, inBrowser } from './browser.ts';
import { shop } from './harness.ts';

/** What a service worker asks for is not met by a test's routes. */
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, serviceWorkers: 'block' } as const;
const wide = { serviceWorkers: 'block' } as const;

/** Keeps back the scripts of that name until they are let go. */
async function holdBack(page: Page, name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const namesOf = (page: Page) => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

inBrowser('what has its script later', (openPage) => {
  test('a filter that is ticked before the script of the filters has come is applied', async () => {
    const { page, complaints } = await openPage(shop().storefront, wide);
    await page.goto('/catalog/odezhda', { waitUntil: 'networkidle' });
    const letGo = await holdBack(page, 'ListingFilters');
    const box = page.getByRole('form', { name: 'Фильтры' }).getByRole('checkbox', { name: /^Женщинам/ });
    await box.check();
    expect(new URL(page.url()).search).toBe('');
    letGo();
    await page.waitForURL('**/catalog/odezhda?sex=female');
    expect(await box.isChecked()).toBe(true);
    expect(complaints.filter((one) => !one.includes('Service Worker'))).toEqual([]);
  });

  test('the order can be changed before the filters have their script, and nothing of them is lost', async () => {
    const { page, complaints } = await openPage(shop().storefront, wide);
    await page.goto('/catalog/odezhda', { waitUntil: 'networkidle' });
    const letGo = await holdBack(page, 'ListingFilters');
    const form = page.getByRole('form', { name: 'Фильтры' });
    const boxes = await form.getByRole('checkbox').count();
    await page.getByRole('combobox', { name: 'Сначала' }).selectOption('дешёвые');
    await page.waitForURL('**/catalog/odezhda?sort=cheap');
    expect(await form.getByRole('checkbox').count()).toBe(boxes);
    letGo();
    await page.waitForURL('**/catalog/odezhda?sort=cheap');
    await form.getByRole('checkbox', { name: /^Женщинам/ }).check();
    await page.waitForURL('**/catalog/odezhda?sex=female&sort=cheap');
    expect(complaints.filter((one) => !one.includes('Service Worker'))).toEqual([]);
  });

  test('the theme that is chosen in the footer before its script has come is taken', async () => {
    const { page, complaints } = await openPage(shop().storefront, wide);
    await page.goto('/licence', { waitUntil: 'networkidle' });
    const letGo = await holdBack(page, 'SiteFooter');
    await page.getByText('тёмная').click();
    letGo();
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    expect(await page.getByRole('radio', { name: 'тёмная' }).isChecked()).toBe(true);
    expect(complaints.filter((one) => !one.includes('Service Worker'))).toEqual([]);
  });

  test('what is pressed while there is no script yet is answered once it has come, without another sign', async () => {
    const { page, complaints } = await openPage(shop().storefront, phone);
    const letGo = await holdBack(page, '*');
    await page.goto(await productPath(), { waitUntil: 'commit' });
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^В\sизбранное$/ })
      .first();
    await heart.click();
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    letGo();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^В\sизбранное$/, pressed: true })
      .first()
      .waitFor();
    expect(complaints.filter((one) => !one.includes('Service Worker'))).toEqual([]);
  });

  test('what is typed while there is no script yet is taken up once it has come', async () => {
    const { page, complaints } = await openPage(shop().storefront, wide);
    const letGo = await holdBack(page, '*');
    await page.goto('/auth?by=phone', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Номер телефона' }).fill('89161234567');
    letGo();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=phone]')?.value === '+7 (916) 123-45-67');
    expect(complaints.filter((one) => !one.includes('Service Worker'))).toEqual([]);
  });

  test('the button that follows on a phone works once the page was scrolled', async () => {
    const { page, complaints } = await openPage(shop().storefront, phone);
    await page.goto(await productPath());
    await alive(page);
    await page.mouse.wheel(0, 2500);
    await page.getByRole('region', { name: 'Покупка' }).getByRole('button').click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Выберите размер' })
      .or(page.getByRole('status').filter({ hasText: 'корзин' }))
      .or(page.getByRole('dialog'))
      .first()
      .waitFor();
    expect(complaints.filter((one) => !one.includes('Service Worker'))).toEqual([]);
  });

  test('what was liked is seen as liked without a sign', async () => {
    const { page } = await openPage(shop().storefront, phone);
    await page.goto(await productPath());
    await alive(page);
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^В\sизбранное$/ })
      .first();
    await heart.dispatchEvent('click');
    const liked = page.getByRole('main').getByRole('button', { name: /^В\sизбранное$/, pressed: true });
    await liked.first().waitFor();
    await page.reload();
    await liked.first().waitFor();
  });

  test('nothing but the frame is loaded before somebody shows a sign', async () => {
    const { page } = await openPage(shop().storefront, phone);
    await page.goto(await productPath(), { waitUntil: 'networkidle' });
    const late = /ProductView|ProductBelow|GoodsCard|SiteFooter|card-/;
    expect((await namesOf(page)).filter((name) => late.test(name))).toEqual([]);
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('ProductBelow')));
  });
});
