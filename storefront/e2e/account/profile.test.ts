import type { Page } from 'playwright-core';
import { inBrowser, whenHydrated } from '../support/browser.ts';
import { main } from '../support/orders.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { expireToken, fromNewAddress, signInToAccount } from '../support/visitors.ts';

const avatar = (page: Page) => main(page).getByRole('img', { name: 'Ваше фото' });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const input = (page: Page) => main(page).getByLabel(/^Фото/);
const isDrawn = (page: Page) =>
  avatar(page)
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

inBrowser('the profile', (openPage) => {
  test('is saved with an expired token, and its photo is added, replaced by a large one that the page shrinks, and removed', async () => {
    const { page, complaints } = await openPage(shop().storefront, { ...fromNewAddress(), hasPictures: true });
    await signInToAccount(page);
    const tokens = async () => new Map((await page.context().cookies()).map(({ name, value }) => [name, value]));
    const before = await tokens();
    await page.context().addCookies([{ name: 'access', value: expireToken(before.get('access') ?? ''), url: shop().storefront }]);
    await page.getByRole('textbox', { name: /^Имя/ }).fill('Анна');
    await button(page, 'Сохранить').click();
    await page.getByText('Данные сохранены').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Здравствуйте, Анна' }).waitFor();
    expect((await tokens()).get('refresh')).not.toBe(before.get('refresh'));

    const photo = await page.screenshot();
    await (await whenHydrated(button(page, 'Добавить фото'))).focus();
    await page.keyboard.press('Enter');
    await main(page)
      .getByText(/JPEG, PNG или WEBP, до\s10\sМБ/)
      .waitFor();
    const broken = { name: 'broken.png', mimeType: 'image/png', buffer: photo.subarray(0, 2000) };
    await input(page).setInputFiles(broken);
    await main(page)
      .getByText(/Файл повреждён/)
      .waitFor();

    await input(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
    await page.getByText('Фото сохранено').waitFor();
    await until(() => isDrawn(page));
    await until(() => button(page, 'Изменить фото').evaluate((element) => element === document.activeElement));
    const first = await avatar(page).locator('img').getAttribute('src');
    await page.reload();
    await until(() => isDrawn(page));

    await (await whenHydrated(button(page, 'Изменить фото'))).click();
    const large = Buffer.concat([photo, Buffer.alloc(3 * 2 ** 20)]);
    await page.route('**/api/uploads', (route) => route.abort());
    await input(page).setInputFiles({ name: 'again.png', mimeType: 'image/png', buffer: large });
    await main(page).getByText('Нет связи. Попробуйте ещё раз.').waitFor();
    await page.unroute('**/api/uploads');
    const response = page.waitForResponse('**/api/uploads');
    await button(page, 'Повторить: again.png').click();
    const { requestBodySize } = await (await response).request().sizes();
    expect(requestBodySize).toBeLessThan(2 ** 20);
    await until(async () => (await avatar(page).locator('img').getAttribute('src')) !== first);
    await until(async () => (await page.request.get(String(first))).status() === 404);

    await button(page, 'Удалить фото').click();
    await avatar(page).waitFor({ state: 'detached' });
    await button(page, 'Добавить фото').waitFor();
    expect(complaints.filter((complaint) => !/400|401|ERR_FAILED/.test(complaint))).toEqual([]);
  });
});
