import type { Page } from 'playwright-core';
import { inBrowser, nextTask, untilInPage, waitForAnimations, waitForHydration, whenHydrated } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

const readHeaderTop = (page: Page) => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top);
const isHidden = async (page: Page) => (await readHeaderTop(page)) < -20;
const isVisible = async (page: Page) => (await readHeaderTop(page)) >= 0;

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

/** Opens a page whose timers run only while the test advances the clock. */
async function openWithStoppedClock(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await waitForHydration(page);
  // A font that loads later moves the content, and the browser may scroll to follow it.
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Scrolls down in four steps. Each takes 100 ms, the interval at which the header checks the scroll position. */
async function scrollDown(page: Page) {
  for (let step = 0; step < 4; step += 1) {
    await scrollBy(page, 60);
    await page.clock.runFor(100);
  }
}

const readFocusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Opens a drawer of the header, and expects that Escape closes it and returns the focus. */
async function checkDrawer(page: Page, name: string) {
  const drawerLink = page.getByRole('banner').getByRole('link', { name }).last();
  await (await whenHydrated(drawerLink)).tap();
  await page.getByRole('dialog').waitFor();
  await waitForAnimations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await until(() => drawerLink.evaluate((link) => link === document.activeElement));
}

inBrowser('the header', (openPage) => {
  test('the header hides on scrolling down unless it has the focus, and returns on scrolling up or 200 ms after scrolling', async () => {
    const { page } = await openPage(shop().storefront, { reducedMotion: 'reduce' });
    await openWithStoppedClock(page, '/delivery');
    await scrollDown(page);
    await until(() => isHidden(page));
    // `scrollDown` ends 100 ms after its last scroll event, so the header returns after another 100 ms.
    await page.clock.runFor(99);
    await nextTask(page);
    expect(await isHidden(page)).toBe(true);
    await page.clock.runFor(1);
    await until(() => isVisible(page));

    await scrollDown(page);
    await until(() => isHidden(page));
    await scrollBy(page, -30);
    await page.clock.runFor(100);
    await until(() => isVisible(page));

    await page.getByRole('banner').getByRole('link', { name: 'Сумки' }).focus();
    await scrollDown(page);
    await nextTask(page);
    expect(await isVisible(page)).toBe(true);
  });

  test('the header on a phone has a banner that stays closed, a menu with city and categories, and a search field that typing does not move', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
    const { page, complaints } = await openPage(shop().storefront, phone);
    await page.goto('/delivery');
    const appBanner = page.getByRole('complementary', { name: 'Мобильное приложение' });
    await (await whenHydrated(appBanner.getByRole('button', { name: 'Закрыть' }))).tap();
    await appBanner.waitFor({ state: 'hidden' });
    // The footer of a phone has no QR code, because a phone cannot scan its own screen.
    expect(
      await page
        .getByRole('contentinfo')
        .getByRole('img', { name: /^QR-код/ })
        .count(),
    ).toBe(0);
    for (const name of ['Меню', 'Поиск']) await checkDrawer(page, name);

    const menu = page.getByRole('dialog', { name: 'Меню' });
    const cities = page.getByRole('dialog', { name: 'Куда доставить' });
    await page.getByRole('banner').getByRole('link', { name: 'Меню' }).tap();
    await menu.getByRole('link', { name: 'Выбрать город' }).tap();
    await cities.getByRole('option', { name: /^Москва/ }).tap();
    await cities.waitFor({ state: 'detached' });
    await page.getByRole('banner').getByRole('link', { name: 'Меню' }).tap();
    await menu.getByRole('link', { name: 'Город доставки: Москва' }).waitFor();
    await menu.getByText('Meet-price').waitFor();
    await menu.locator('summary', { hasText: /^Сумки$/ }).tap();
    await menu.getByRole('link', { name: 'Смотреть все' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Сумки' }).waitFor();
    await menu.waitFor({ state: 'hidden' });

    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const banner = document.querySelector('aside[aria-label="Мобильное приложение"]');
        Object.assign(window, { early: banner ? banner.getBoundingClientRect().height : 0 });
      });
    });
    await page.reload();
    await waitForHydration(page);
    expect(await page.evaluate(() => Reflect.get(window, 'early'))).toBe(0);
    expect(await appBanner.isVisible()).toBe(false);

    await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).last().tap();
    const search = page.getByRole('dialog', { name: 'Поиск товаров' });
    const field = search.getByRole('combobox');
    await search.getByText('Начните вводить поисковый запрос').waitFor();
    await waitForAnimations(page);
    // Compares only the top of the field, because a typed text adds a button beside it and so changes its width.
    const readTop = async () => (await field.boundingBox())?.y;
    const top = await readTop();
    await field.fill('крагистальные');
    await search.getByRole('paragraph').filter({ hasText: 'Ничего' }).waitFor();
    expect(await readTop()).toBe(top);
    expect(complaints).toEqual([]);
  });

  test('the header at 1024 px keeps its height when its font loads late, and shows every category name in full, and its types and brands on hover, without JavaScript', async () => {
    const { page } = await openPage(shop().storefront, {
      viewport: { width: 1024, height: 768 },
      javaScriptEnabled: false,
      hasPictures: true,
    });
    const fonts = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await fonts.promise;
      await route.continue();
    });
    await page.goto('/delivery', { waitUntil: 'domcontentloaded' });
    const header = page.getByRole('banner');
    await until(() => header.evaluate((element) => getComputedStyle(element).position === 'sticky'));
    const hasFont = () => page.evaluate(() => document.fonts.check("16px 'Onest Variable'", 'Обувь'));
    // `hasFont` is also true while the font's face is not declared yet.
    await until(async () => !(await hasFont()));
    const position = await header.boundingBox();
    fonts.resolve();
    await until(hasFont);
    expect(await header.boundingBox()).toEqual(position);

    const menu = page.getByRole('navigation', { name: 'Каталог', exact: true });
    const [line] = await menu.getByRole('list').all();
    const overflow = await line?.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
    await page.getByRole('navigation', { name: 'Сервис' }).getByRole('link', { name: 'Детям' }).waitFor();
    await menu.getByRole('link', { name: 'Одежда', exact: true }).hover();
    const types = menu.getByRole('list', { name: 'Виды' });
    await types.waitFor();
    expect(await menu.getByRole('list', { name: 'Бренды' }).getByRole('link').count()).toBeGreaterThan(2);
    const panel = types.locator('xpath=ancestor::*[@data-panel]');
    expect(await panel.boundingBox()).toMatchObject({ x: 0, width: 1024 });
    await until(() => panel.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0));
    await types.getByRole('link').first().click();
    await page.waitForURL(/\/catalog\/odezhda\/[a-z-]+$/);
  });

  test('the header has a skip link, and leads by keyboard alone to another page, which gets the focus and is announced', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    await page.goto('/loyalty');
    await waitForHydration(page);
    await page.keyboard.press('Tab');
    expect(await readFocusedText(page)).toBe('К\u00a0содержанию');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

    const focusedTexts: string[] = [];
    for (let stop = 0; stop < 40 && !focusedTexts.includes('Доставка'); stop += 1) {
      await page.keyboard.press('Shift+Tab');
      focusedTexts.push(await readFocusedText(page));
    }
    for (let stop = 0; stop < 40 && focusedTexts.at(-1) !== 'Сумки'; stop += 1) {
      await page.keyboard.press('Tab');
      focusedTexts.push(await readFocusedText(page));
    }
    for (const name of ['Доставка', 'Программа лояльности', 'Блог', 'Кроссовки', 'Сумки']) expect(focusedTexts).toContain(name);
    await page.keyboard.press('Enter');
    // Waits for the focus too, because the preview of the page has the same heading.
    await page.waitForURL('**/catalog/sumki');
    await page.getByRole('heading', { level: 1, name: 'Сумки' }).waitFor();
    await untilInPage(page, () => document.activeElement?.id === 'main');
    // The title may still be that of the previous page.
    const isAnnounced = async () => (await page.getByRole('status').allTextContents()).join().includes(await page.title());
    await until(isAnnounced);
    expect(complaints).toEqual([]);
  });
});
