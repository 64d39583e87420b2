import { inBrowser } from '../support/browser.ts';
import { main } from '../support/listing.ts';
import { shop } from '../support/shop/harness.ts';
import { openHeld } from './open-held.ts';

inBrowser('before hydration', (openPage) => {
  test('a typed search keeps its text and focus, and is submitted', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    const hydrate = await openHeld(page, '/search');
    const field = main(page).getByRole('searchbox', { name: 'Что искать' });
    await field.click();
    await page.keyboard.type('кроссовки');
    await hydrate();
    expect(await field.inputValue()).toBe('кроссовки');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: '«кроссовки»' }).waitFor();
    expect(await field.inputValue()).toBe('кроссовки');
    expect(complaints).toEqual([]);
  });
});
