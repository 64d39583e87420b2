import type { Page } from 'playwright-core';
import { describeInBrowser } from '../browser.ts';
import { expectEventually, openInputPage } from './page.ts';

const readDigits = async (page: Page) => {
  const cells = await page.getByRole('textbox', { name: /^Цифра/ }).all();
  const values = await Promise.all(cells.map((cell) => cell.inputValue()));
  return values.map((value) => value || '·').join('');
};
const readFocusedCell = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

describeInBrowser('code field', () => {
  test('a pasted code fills all cells, whichever cell has the focus, and the text around the code is dropped', async () => {
    const { page, paste } = await openInputPage('kit-codefield--empty');
    await page.getByRole('textbox', { name: 'Цифра 1 из 4' }).click();
    await paste('Ваш код: 73-05.');
    await expectEventually(() => readDigits(page), '7305');
    await expectEventually(() => readFocusedCell(page), 'Цифра 4 из 4');
    await paste('Meet 24: код 9140');
    await expectEventually(() => readDigits(page), '9140');
  });

  test('typed digits fill one cell after another, Backspace deletes, and arrow keys, Home and End move the focus', async () => {
    const { page } = await openInputPage('kit-codefield--empty');
    await page.keyboard.press('Tab');
    await page.keyboard.type('7а-3');
    await expectEventually(() => readDigits(page), '73··');
    await expectEventually(() => readFocusedCell(page), 'Цифра 3 из 4');
    await page.keyboard.press('Backspace');
    await expectEventually(() => readDigits(page), '7···');
    await page.keyboard.type('05');
    await page.keyboard.press('Home');
    await expectEventually(() => readFocusedCell(page), 'Цифра 1 из 4');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('9');
    await expectEventually(() => readDigits(page), '795·');
    await page.keyboard.press('End');
    await expectEventually(() => readFocusedCell(page), 'Цифра 4 из 4');
  });

  test('a tap focuses the first empty cell, and an autofilled code fills all cells', async () => {
    const { page } = await openInputPage('kit-codefield--empty', { width: 360, touch: true });
    await page.getByRole('textbox', { name: 'Цифра 3 из 4' }).tap();
    await expectEventually(() => readFocusedCell(page), 'Цифра 1 из 4');
    await page.keyboard.insertText('7305');
    await expectEventually(() => readDigits(page), '7305');
  });

  test('after an error the first typed digit starts a new code, even if the refused code begins with the same digit', async () => {
    const { page } = await openInputPage('kit-codefield--refused');
    await expectEventually(() => readFocusedCell(page), 'Цифра 1 из 4');
    await expectEventually(() => readDigits(page), '7315');
    await page.keyboard.type('7');
    await expectEventually(() => readDigits(page), '7···');
    await expectEventually(() => readFocusedCell(page), 'Цифра 2 из 4');
  });
});
