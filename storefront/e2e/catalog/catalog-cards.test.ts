import { alive, inBrowser, ready } from '../support/browser.ts';
import { cards } from '../support/listing.ts';
import { shop } from '../support/shop/harness.ts';

inBrowser('a product card', (openPage) => {
  test('the heart adds to favourites, and a size on the picture to the cart', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    await page.goto('/catalog/odezhda');
    const card = cards(page).first();
    const heart = await ready(card.getByRole('button', { name: /^В избранное/ }));
    await heart.click();
    await page.getByText(/^Добавлено в\sизбранное$/).waitFor();
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    await card.hover();
    const sizes = card.getByRole('group', { name: /размер/ });
    const size = sizes.locator('button:not([aria-disabled])').first();
    await size.click();
    await page.getByText(/^Добавлено в\sкорзину$/).waitFor();
    await page.reload();
    await alive(page);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cartItems') ?? '[]').length)).toBe(1);
    await page.waitForFunction(() => document.querySelector('main article [aria-pressed]')?.getAttribute('aria-pressed') === 'true');
    expect(complaints).toEqual([]);
  });

  test('on touch screens the plus opens the sizes', async () => {
    const { page } = await openPage(shop().storefront, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await page.goto('/catalog/odezhda');
    const plus = cards(page)
      .first()
      .getByRole('button', { name: /^Выбрать размер/ });
    await (await ready(plus)).tap();
    const drawer = page.getByRole('dialog', { name: 'Выберите размер' });
    await drawer.getByRole('button', { name: /^В\sкорзину$/ }).tap();
    await drawer.getByRole('alert').getByText('Выберите размер').waitFor();
    await drawer.locator('label:has(input:not([aria-disabled]))').first().tap();
    await drawer.getByRole('button', { name: /^В\sкорзину$/ }).tap();
    await page.getByText(/^Добавлено в\sкорзину$/).waitFor();
    await drawer.waitFor({ state: 'hidden' });
  });
});
