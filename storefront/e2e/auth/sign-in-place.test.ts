import { productPath } from '../support/addresses.ts';
import { alive, inBrowser, settled } from '../support/browser.ts';
import { codeTo } from '../support/inbox.ts';
import { shop } from '../support/shop/harness.ts';
import { askForCode, fromElsewhere, newEmail, signInByForm } from '../support/visitors.ts';

inBrowser('the return address of sign-in', (openPage) => {
  test('is restored without JavaScript', async () => {
    const { page } = await openPage(shop().storefront, { ...fromElsewhere(), javaScriptEnabled: false });
    const email = newEmail();
    await page.goto('/catalog/odezhda?sort=cheap');
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.waitForTimeout(2200);
    await page.getByRole('button', { name: 'Получить код' }).click();
    const cell = page.getByRole('textbox', { name: 'Цифра 1 из 4' });
    await cell.fill(await codeTo(email));
    await cell.press('Enter');
    await page.getByRole('banner').getByRole('link', { name: 'Аккаунт' }).waitFor();
    expect(page.url()).toBe(`${shop().storefront}/catalog/odezhda?sort=cheap`);
  });

  test('is kept if the dialog fails to load', async () => {
    const { page } = await openPage(shop().storefront);
    await page.route(/AuthDialog/, (route) => route.abort());
    // A stopped clock keeps the reload guard from expiring on a slow machine.
    await page.clock.setFixedTime(new Date());
    await page.goto('/info/faq?a=1');
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Войти' });
    await alive(page);
    // The first press may find a new build and reload the page.
    const reloaded = page.waitForEvent('load').then(() => alive(page));
    await signIn.click();
    await Promise.race([reloaded, page.waitForURL('**/auth?*')]);
    if (new URL(page.url()).pathname === '/info/faq') await signIn.click();
    await page.waitForURL('**/auth?to=%2Finfo%2Ffaq%3Fa%3D1');
  });

  test('is in every sign-in link of a page', async () => {
    const { page } = await openPage(shop().storefront, { ...fromElsewhere(), javaScriptEnabled: false });
    const product = await productPath();
    await page.goto(product);
    const ways = await page.locator('a[href^="/auth"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(ways.length).toBeGreaterThan(0);
    expect(new Set(ways)).toEqual(new Set([`/auth?${new URLSearchParams({ to: product })}`]));
  });

  test('is cleared by a sign-in without one', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    await page.goto('/auth?to=%2Fdelivery');
    await alive(page);
    await page.waitForFunction(() => sessionStorage.getItem('returnTo') !== null);
    const email = await signInByForm(page);
    await page.getByText(email).waitFor();
  });

  test('on a phone the toast does not cover the code form', async () => {
    const { page } = await openPage(shop().storefront, { ...fromElsewhere(), viewport: { width: 360, height: 640 } });
    await page.goto('/auth');
    await alive(page);
    await askForCode(page, newEmail());
    const said = page.locator('[data-sonner-toast][data-mounted=true]').filter({ hasText: 'Код отправлен' });
    await said.waitFor();
    await settled(page);
    const toast = await said.boundingBox();
    for (const part of [page.getByRole('timer').filter({ hasText: /^0:\d\d$/ }), page.getByRole('textbox', { name: 'Цифра 1 из 4' })]) {
      await part.scrollIntoViewIfNeeded();
      const box = await part.boundingBox();
      if (!toast || !box) throw new Error('the toast or the form is missing');
      const apart = toast.y + toast.height <= box.y || box.y + box.height <= toast.y;
      expect({ apart, toast, box }).toMatchObject({ apart: true });
    }
  });
});
