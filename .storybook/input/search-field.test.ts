import type { Page } from 'playwright-core';
import { describeInBrowser } from '../browser.ts';
import { expectEventually, openInputPage } from './page.ts';

/** Returns the text of the highlighted row. The focus stays in the field. */
const readHighlightedRow = (page: Page) =>
  page.evaluate(() => {
    const row = document.activeElement?.getAttribute('aria-activedescendant');
    const cell = row ? document.getElementById(row) : null;
    return cell?.getAttribute('aria-label') ?? cell?.textContent ?? null;
  });

async function openRows(story: string, width = 1024) {
  const { page } = await openInputPage(story, { width });
  await page.getByRole('combobox').press('Escape');
  await page.getByRole('combobox').focus();
  return page;
}

describeInBrowser('search field', () => {
  test('arrows open the list and move through its rows, and the field stays empty', async () => {
    const page = await openRows('kit-searchfield--many-rows');
    await page.getByRole('grid').waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowDown');
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('ArrowDown');
    await expectEventually(() => readHighlightedRow(page), 'кроссовки белые');
    await page.keyboard.press('ArrowDown');
    await expectEventually(() => readHighlightedRow(page), 'nordkvart');
    await page.keyboard.press('ArrowRight');
    await expectEventually(() => readHighlightedRow(page), 'Убрать «nordkvart»');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expectEventually(() => readHighlightedRow(page), 'кроссовки белые');
    await page.keyboard.press('ArrowUp');
    await expectEventually(async () => (await readHighlightedRow(page))?.includes('Сумка «Полдень»'), true);
    await expectEventually(() => page.getByRole('combobox').inputValue(), '');
  });

  test('the highlighted row is scrolled into view', async () => {
    const page = await openRows('kit-searchfield--many-rows', 360);
    await page.setViewportSize({ width: 360, height: 420 });
    await page.keyboard.press('ArrowDown');
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('ArrowUp');
    await expectEventually(async () => (await readHighlightedRow(page))?.includes('Сумка «Полдень»'), true);
    const box = await page.locator('[data-highlighted]').boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(420);
  });

  test('typing clears the highlight, and Enter without a highlighted row closes the list', async () => {
    const page = await openRows('kit-searchfield--many-rows');
    await page.keyboard.type('бел');
    await page.keyboard.press('ArrowDown');
    await expectEventually(() => readHighlightedRow(page), 'кроссовки белые');
    await page.keyboard.type('ы');
    await expectEventually(() => readHighlightedRow(page), null);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('-');
    await expectEventually(() => page.getByRole('combobox').inputValue(), 'бел-ы');
    await page.keyboard.press('Enter');
    await page.getByRole('grid').waitFor({ state: 'detached' });
  });

  test('the first Escape closes the list, the second clears the field, and a click outside closes the list too', async () => {
    const page = await openRows('kit-searchfield--many-rows');
    await page.keyboard.type('лоферы');
    await page.keyboard.press('Escape');
    await page.getByRole('grid').waitFor({ state: 'detached' });
    await expectEventually(() => page.getByRole('combobox').inputValue(), 'лоферы');
    await page.keyboard.press('Escape');
    await expectEventually(() => page.getByRole('combobox').inputValue(), '');
    await page.getByRole('combobox').click();
    await page.getByRole('grid').waitFor();
    await page.mouse.click(900, 600);
    await page.getByRole('grid').waitFor({ state: 'detached' });
  });

  test('Enter on the highlighted row and a click on a row follow the link of that row', async () => {
    const page = await openRows('kit-searchfield--many-rows');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('ArrowUp');
    await expectEventually(async () => (await readHighlightedRow(page))?.includes('Сумка «Полдень»'), true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/#6$/);
    await page.getByRole('combobox').click();
    await page.getByRole('gridcell', { name: /Slope 2 Suede/ }).click();
    expect(new URL(page.url()).hash).toBe('#5');
  });

  test('a tap on the remove button of a history entry removes the entry, and the list stays open', async () => {
    const { page } = await openInputPage('kit-searchfield--remove-from-history', { width: 360, touch: true });
    await page.getByRole('gridcell', { name: 'Убрать «лоферы»' }).tap();
    await page.getByText('лоферы').waitFor({ state: 'detached' });
    expect(await page.getByRole('grid').count()).toBe(1);
  });
});
