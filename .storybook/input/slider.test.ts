import type { Page } from 'playwright-core';
import { describeInBrowser } from '../browser.ts';
import { expectEventually, openInputPage } from './page.ts';

const readValue = (page: Page, index = 0) => page.getByRole('slider').nth(index).getAttribute('aria-valuenow').then(Number);

async function findThumb(page: Page, index = 0) {
  const box = await page.getByRole('slider').nth(index).boundingBox();
  if (!box) throw new Error('The thumb is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragBy(page: Page, index: number, distance: number) {
  const { x, y } = await findThumb(page, index);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y, { steps: 4 });
  await page.mouse.move(x + distance, y, { steps: 4 });
  await page.mouse.up();
}

describeInBrowser('slider', () => {
  test('arrows move the thumb by one step, Page keys by ten, Home and End to the ends, and the value is announced in roubles', async () => {
    const { page } = await openInputPage('kit-slider--with-hint');
    const slider = page.getByRole('slider', { name: 'Не\u00a0дороже' });
    await page.keyboard.press('Tab');
    const announced: (string | null)[] = [];
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'PageUp', 'PageDown', 'End', 'Home']) {
      const before = await slider.getAttribute('aria-valuetext');
      await page.keyboard.press(key);
      await expectEventually(async () => (await slider.getAttribute('aria-valuetext')) !== before, true);
      announced.push(await slider.getAttribute('aria-valuetext'));
    }
    const prices = ['15 500', '16 000', '15 500', '15 000', '20 000', '15 000', '50 000', '1 000'];
    expect(announced).toEqual(prices.map((price) => `${price} ₽`.replaceAll(' ', '\u00a0')));
  });

  test('dragging with a mouse moves the thumb in whole steps, and a click on the track moves the thumb there', async () => {
    const { page } = await openInputPage('kit-slider--with-hint');
    await dragBy(page, 0, 100);
    await expectEventually(async () => (await readValue(page)) > 25_000, true);
    const dragged = await readValue(page);
    expect(dragged % 500).toBe(0);
    const { x, y } = await findThumb(page);
    await page.mouse.click(x - 150, y);
    await expectEventually(async () => (await readValue(page)) < dragged - 12_000, true);
  });

  test('a horizontal swipe drags the thumb, and a vertical swipe scrolls the page', async () => {
    const { page, swipe } = await openInputPage('kit-slider--with-hint', { width: 360, height: 200, touch: true });
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('div'), { style: 'height: 2000px' })));
    const from = await findThumb(page);
    await swipe(from, { x: from.x + 120, y: from.y });
    await expectEventually(async () => (await readValue(page)) > 25_000, true);
    const dragged = await readValue(page);
    const thumb = await findThumb(page);
    await swipe(thumb, { x: thumb.x, y: thumb.y - 60 });
    await page.waitForFunction(() => scrollY > 0);
    await expectEventually(() => readValue(page), dragged);
  });
});

describeInBrowser('range slider', () => {
  test('keys move a thumb no further than the other thumb, Home moves it to the start, and the value is announced in roubles', async () => {
    const { page } = await openInputPage('kit-rangeslider--in-form');
    await page.getByRole('slider', { name: 'Цена от' }).focus();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageUp');
    await expectEventually(async () => [await readValue(page, 0), await readValue(page, 1)], [15_000, 15_000]);
    await page.keyboard.press('Home');
    await expectEventually(() => readValue(page, 0), 990);
    await page.getByRole('slider', { name: 'Цена до' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expectEventually(() => page.getByRole('slider', { name: 'Цена до' }).getAttribute('aria-valuetext'), '14\u00a0890\u00a0₽');
  });

  test('a dragged thumb stops at the other thumb, and can be dragged back', async () => {
    const { page } = await openInputPage('kit-rangeslider--in-form');
    await dragBy(page, 0, 200);
    await expectEventually(() => readValue(page, 0), 15_000);
    await expectEventually(() => readValue(page, 1), 15_000);
    await dragBy(page, 0, -40);
    await expectEventually(async () => (await readValue(page, 0)) < 15_000, true);
    expect(await readValue(page, 1)).toBe(15_000);
  });

  test('a typed number is formatted on blur, a minimum above the maximum is reduced to it, and plain digits are submitted', async () => {
    const { page } = await openInputPage('kit-rangeslider--in-form');
    const to = page.getByRole('textbox', { name: 'Цена до, ₽' });
    await to.click({ clickCount: 3 });
    await page.keyboard.type('12345');
    await expectEventually(() => to.inputValue(), '12345');
    await expectEventually(() => readValue(page, 1), 15_000);
    await page.keyboard.press('Tab');
    await expectEventually(() => to.inputValue(), '12\u00a0345');
    await expectEventually(() => readValue(page, 1), 12_345);
    const from = page.getByRole('textbox', { name: 'Цена от, ₽' });
    await from.fill('99999');
    await from.blur();
    await expectEventually(() => from.inputValue(), '12\u00a0345');
    const submittedData = await page.evaluate(() => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined)));
    expect(submittedData).toEqual({ from: '12345', to: '12345' });
  });
});
