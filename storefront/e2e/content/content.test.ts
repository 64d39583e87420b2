import { inBrowser, untilInPage, waitForHydration } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';

inBrowser('content pages', (openPage) => {
  test('content pages are browsed without a new document and printed without header and footer; an FAQ link opens its answer', async () => {
    const { page, complaints } = await openPage(shop().storefront, { viewport: { width: 360, height: 740 } });
    await page.goto('/blog');
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: 'Страница 2' }).click();
    await page.waitForURL('**/blog?page=2');
    await page.getByRole('navigation', { name: 'Страницы блога' }).locator('[aria-current=page]', { hasText: '2' }).waitFor();
    const firstArticle = page.getByRole('main').getByRole('article').first();
    const title = await firstArticle.getByRole('heading').innerText();
    await firstArticle.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('link', { name: 'Весь блог' }).click();
    await page.waitForURL('**/blog');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    await page.goto('/info/offer');
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Публичная оферта' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Публичная оферта' }).waitFor();
    await page.getByRole('navigation', { name: 'На этой странице' }).getByRole('link', { name: /^4\./ }).click();
    await page.waitForURL('**/info/offer/public-offer#4-*');
    await untilInPage(page, () => (document.getElementById(location.hash.slice(1))?.getBoundingClientRect().top ?? 999) < 300);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    for (const surroundingPart of [
      page.getByRole('navigation', { name: 'Информация' }),
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
    ]) {
      expect(await surroundingPart.isVisible()).toBe(false);
    }
    await page.emulateMedia({ media: 'screen' });

    await page.goto('/info/faq#kogda-vernutsya-dengi');
    const answer = page.getByText('Мы отправляем их сразу после проверки вещи');
    await answer.waitFor({ state: 'visible' });
    expect(await answer.evaluate((text) => text.closest('details')?.open)).toBe(true);
    expect(await page.locator('details[open]').count()).toBe(1);
    expect(complaints).toEqual([]);
  });
});
