import type { Page } from 'playwright-core';
import { alive, inBrowser, nextTask } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

const topOf = (page: Page) => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top);
const isAway = async (page: Page) => (await topOf(page)) < -20;
const isSeen = async (page: Page) => (await topOf(page)) >= 0;

/** Scrolls the page by one step, like one notch of a mouse wheel. Resolves after the scroll event. */
const scrollBy = (page: Page, step: number) =>
  page.evaluate(
    (by) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        window.scrollBy(0, by);
      }),
    step,
  );

/** Opens a page with a stopped clock. */
async function openWithStoppedClock(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path, { waitUntil: 'networkidle' });
  await alive(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Scrolls down in four steps. Each takes 100 ms, the interval at which the header checks the scroll position. */
async function scrollDown(page: Page) {
  for (let step = 0; step < 4; step += 1) {
    await scrollBy(page, 60);
    await page.clock.runFor(100);
  }
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

inBrowser('the header', (openPage) => {
  test('hides while the page scrolls down, and returns on scrolling up, after 200 ms of rest and on keyboard focus', async () => {
    const { page } = await openPage(shop().storefront, { reducedMotion: 'reduce' });
    await openWithStoppedClock(page, '/');
    await scrollDown(page);
    await until(() => isAway(page));
    // `scrollDown` ends 100 ms after its last scroll event, so the header returns after another 100 ms.
    await page.clock.runFor(99);
    await nextTask(page);
    expect(await isAway(page)).toBe(true);
    await page.clock.runFor(1);
    await until(() => isSeen(page));

    await scrollDown(page);
    await until(() => isAway(page));
    await scrollBy(page, -30);
    await page.clock.runFor(100);
    await until(() => isSeen(page));

    await page.getByRole('banner').getByRole('link', { name: 'Сумки' }).focus();
    await scrollDown(page);
    await nextTask(page);
    expect(await isSeen(page)).toBe(true);
  });

  test.each([1024, 1280])('at %d px every category can be scrolled into view by pointer and keyboard', async (width) => {
    const { page } = await openPage(shop().storefront, { viewport: { width, height: 700 }, reducedMotion: 'reduce' });
    await page.goto('/delivery', { waitUntil: 'networkidle' });
    await alive(page);
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Каталог' });
    const isInSight = (name: string) =>
      menu.getByRole('link', { name, exact: true }).evaluate((link) => {
        const { left, right, top } = link.getBoundingClientRect();
        return [left + 4, right - 4].every((x) => document.elementFromPoint(x, top + 30)?.closest('a') === link);
      });
    const names = await menu.getByRole('link').allInnerTexts();
    const signs = menu.locator('button');
    const pulled = () => menu.locator('ul').evaluate((line) => line.scrollLeft);
    while (!(await isInSight('Meet-price'))) {
      const before = await pulled();
      await signs.last().click();
      await until(async () => (await pulled()) > before);
    }
    await page.getByRole('link', { name: 'Meet, на\u00a0главную' }).focus();
    for (const name of names) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(name);
      await until(() => isInSight(name));
    }
  });

  test('by keyboard alone: from the skip link to another page, which gets the focus and is announced', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    await page.goto('/');
    await alive(page);
    const passed: string[] = [];
    for (let stop = 0; stop < 40 && !passed.includes('Сумки'); stop += 1) {
      await page.keyboard.press('Tab');
      passed.push(await focused(page));
    }
    expect(passed[0]).toBe('К\u00a0содержанию');
    for (const name of ['Доставка', 'Программа лояльности', 'Блог', 'Кроссовки', 'Сумки']) expect(passed).toContain(name);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Сумки' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'main');
    await page
      .getByRole('status')
      .filter({ hasText: await page.title() })
      .waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);
  });

  test('its icons show counts', async () => {
    const { page } = await openPage(shop().storefront);
    await page.addInitScript(() => localStorage.setItem('favourites', '["a","b","c"]'));
    await page.goto('/catalog');
    await page.getByRole('banner').getByRole('link', { name: 'Избранное, 3\u00a0товара' }).waitFor();
    expect(await page.getByRole('banner').getByRole('link', { name: 'Корзина' }).getAttribute('href')).toBe('/cart');
  });
});
