import type { Page } from 'playwright-core';
import { inBrowser, waitForHydration } from '../support/browser.ts';
import { findProductAtOneSpeed } from '../support/goods.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromNewAddress, signIn } from '../support/visitors.ts';

/** A slow mobile connection, in bytes per second. */
const UPLOAD_RATE = 50_000;
const MAX_UPLOAD_MS = 240_000;

/** A photo whose upload over the slow connection takes longer than the timeout of other requests. */
async function createNoisyPhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1000, 1000];
    const drawing = canvas.getContext('2d');
    const pixels = drawing?.createImageData(canvas.width, canvas.height);
    pixels?.data.forEach((_, index, data) => {
      data[index] = index % 4 === 3 ? 255 : Math.random() * 256;
    });
    if (pixels) drawing?.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

inBrowser('five photos over a slow connection', (openPage) => {
  test('five photos are uploaded over a slow connection, a failed one is sent again, and the review has them all', async () => {
    const { slug } = await findProductAtOneSpeed(8);
    const { page } = await openPage(shop().storefront, fromNewAddress());
    await signIn(page);
    await page.goto(`/product/${slug}/review`);
    await waitForHydration(page);
    const photo = await createNoisyPhoto(page);
    expect(photo.length).toBeGreaterThan(700_000);
    const network = await page.context().newCDPSession(page);
    const slowConnection = { offline: false, latency: 400, downloadThroughput: UPLOAD_RATE, uploadThroughput: UPLOAD_RATE };
    await network.send('Network.emulateNetworkConditions', slowConnection);
    let uploadCount = 0;
    await page.route('**/api/uploads', async (route) => {
      uploadCount += 1;
      await (uploadCount === 3 ? route.abort() : route.continue());
    });
    const files = Array.from({ length: 5 }, (_, index) => ({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer: photo }));
    await page.getByLabel(/^Фото/).setInputFiles(files);
    await page.getByRole('radio', { name: /^Отлично/ }).check({ force: true });
    const form = page.getByRole('form', { name: 'Ваш отзыв' });
    await form.getByRole('progressbar').first().waitFor();
    await form.getByRole('button', { name: 'Отправить отзыв' }).click();
    await form.getByText('Не все фото загрузились').waitFor({ timeout: MAX_UPLOAD_MS });
    const photos = form.getByRole('img', { name: /^Ваше фото \d$/ });
    expect(await photos.count()).toBe(4);
    await form.getByRole('button', { name: 'Повторить: 2.jpg' }).click();
    await until(async () => (await photos.count()) === 5);
    await form.getByText(/Добавлены все 5\sфото/).waitFor();
    await form.getByRole('button', { name: 'Отправить отзыв' }).click();
    await page.waitForURL(`**/product/${slug}#reviews`, { timeout: MAX_UPLOAD_MS });
    const ownReview = page.getByRole('region', { name: 'Ваш отзыв' });
    await until(async () => (await ownReview.getByRole('list', { name: 'Фото' }).getByRole('listitem').count()) === 5);
  }, 300_000);
});
