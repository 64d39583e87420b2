import type { Page } from 'playwright-core';
import { inBrowser, whenHydrated } from '../support/browser.ts';
import { main } from '../support/orders.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { expireToken, fromNewAddress, signInToAccount } from '../support/visitors.ts';

const avatar = (page: Page) => main(page).getByRole('img', { name: 'Ваше фото' });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const getFileInput = (page: Page) => main(page).getByLabel(/^Фото/);
const isDrawn = (page: Page) =>
  avatar(page)
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

inBrowser('the profile', (openPage) => {
  test('the profile is saved with an expired access token, and its photo is added, replaced by a shrunk one, and removed', async () => {
    const { page, complaints } = await openPage(shop().storefront, { ...fromNewAddress(), hasPictures: true });
    await signInToAccount(page);
    const readTokens = async () => new Map((await page.context().cookies()).map(({ name, value }) => [name, value]));
    const tokensBefore = await readTokens();
    await page.context().addCookies([{ name: 'access', value: expireToken(tokensBefore.get('access') ?? ''), url: shop().storefront }]);
    await page.getByRole('textbox', { name: /^Имя/ }).fill('Анна');
    await button(page, 'Сохранить').click();
    await page.getByText('Данные сохранены').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Здравствуйте, Анна' }).waitFor();
    expect((await readTokens()).get('refresh')).not.toBe(tokensBefore.get('refresh'));

    const photo = await page.screenshot();
    await (await whenHydrated(button(page, 'Добавить фото'))).focus();
    await page.keyboard.press('Enter');
    await main(page)
      .getByText(/JPEG, PNG или WEBP, до\s10\sМБ/)
      .waitFor();
    const brokenPhoto = { name: 'broken.png', mimeType: 'image/png', buffer: photo.subarray(0, 2000) };
    await getFileInput(page).setInputFiles(brokenPhoto);
    await main(page)
      .getByText(/Файл повреждён/)
      .waitFor();

    await getFileInput(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
    await page.getByText('Фото сохранено').waitFor();
    await until(() => isDrawn(page));
    await until(() => button(page, 'Изменить фото').evaluate((element) => element === document.activeElement));
    const firstPhotoUrl = await avatar(page).locator('img').getAttribute('src');
    await page.reload();
    await until(() => isDrawn(page));

    await (await whenHydrated(button(page, 'Изменить фото'))).click();
    const largePhoto = Buffer.concat([photo, Buffer.alloc(3 * 2 ** 20)]);
    await page.route('**/api/uploads', (route) => route.abort());
    await getFileInput(page).setInputFiles({ name: 'again.png', mimeType: 'image/png', buffer: largePhoto });
    await main(page).getByText('Нет связи. Попробуйте ещё раз.').waitFor();
    await page.unroute('**/api/uploads');
    const response = page.waitForResponse('**/api/uploads');
    await button(page, 'Повторить: again.png').click();
    const { requestBodySize } = await (await response).request().sizes();
    expect(requestBodySize).toBeLessThan(2 ** 20);
    await until(async () => (await avatar(page).locator('img').getAttribute('src')) !== firstPhotoUrl);
    await until(async () => (await page.request.get(String(firstPhotoUrl))).status() === 404);

    await button(page, 'Удалить фото').click();
    await avatar(page).waitFor({ state: 'detached' });
    await button(page, 'Добавить фото').waitFor();
    expect(complaints.filter((complaint) => !/400|401|ERR_FAILED/.test(complaint))).toEqual([]);
  });
});
