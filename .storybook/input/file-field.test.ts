import { describeInBrowser } from '../browser.ts';
import { openInputPage } from './page.ts';

const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
const createPicture = (name: string) => ({ name, mimeType: 'image/png', buffer: pixel });

describeInBrowser('file field', () => {
  test('files of two selections are displayed and submitted together, without a file that was removed', async () => {
    const { page } = await openInputPage('kit-filefield--empty');
    const input = page.locator('input[type=file]');
    await input.setInputFiles([createPicture('a.png'), createPicture('b.png')]);
    await input.setInputFiles([createPicture('c.png')]);
    await page.getByRole('img', { name: 'c.png' }).waitFor();
    const widths = await page.getByRole('img', { name: /\.png$/ }).evaluateAll((images) => images.map((image) => image.clientWidth));
    expect(widths).toEqual([64, 64, 64]);
    const listFiles = () => input.evaluate((element: HTMLInputElement) => [...(element.files ?? [])].map(({ name }) => name));
    expect(await listFiles()).toEqual(['a.png', 'b.png', 'c.png']);
    await page.getByRole('button', { name: 'Убрать: b.png' }).click();
    expect(await listFiles()).toEqual(['a.png', 'c.png']);
  });

  test('a dropped picture is added, and a dropped text file is rejected and not submitted', async () => {
    const { page } = await openInputPage('kit-filefield--empty');
    const droppedFiles = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['picture'], 'shot.png', { type: 'image/png' }));
      transfer.items.add(new File(['text'], 'notes.txt', { type: 'text/plain' }));
      return transfer;
    });
    await page.locator('input[type=file]').dispatchEvent('drop', { dataTransfer: droppedFiles });
    await page.getByText('«notes.txt»: подходят только').waitFor();
    expect(await page.getByRole('listitem').count()).toBe(1);
    expect(await page.locator('input[type=file]').evaluate((element: HTMLInputElement) => element.files?.length)).toBe(1);
  });

  test('a picture can be pasted from the clipboard', async () => {
    const { page } = await openInputPage('kit-filefield--empty');
    await page.getByText(/Можно перетащить/).click();
    await page.locator('input[type=file]').focus();
    await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
    }, pixel.toString('base64'));
    await page.keyboard.press('ControlOrMeta+KeyV');
    await page.getByRole('listitem').waitFor();
  });
});
