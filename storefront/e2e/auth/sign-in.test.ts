import type { Page } from 'playwright-core';
import { findAxeViolations } from '../support/axe.ts';
import { inBrowser, untilInPage, waitForAnimations, waitForHydration, whenHydrated } from '../support/browser.ts';
import { createWrongCode, readCode } from '../support/inbox.ts';
import { shop } from '../support/shop/harness.ts';
import { createEmail, createMobileNumber, fromNewAddress, requestCodeByForm, typeCode, waitForMinFormAge } from '../support/visitors.ts';

/** Expects that the toast covers neither the code form nor its timer. */
async function expectToastBeside(page: Page): Promise<void> {
  const toast = page.locator('[data-sonner-toast][data-mounted=true]').filter({ hasText: /^Код отправлен/ });
  await toast.waitFor();
  await waitForAnimations(page);
  const toastBox = await toast.boundingBox();
  for (const coverable of [page.getByRole('timer').filter({ hasText: /^0:\d\d$/ }), page.getByRole('textbox', { name: 'Цифра 1 из 4' })]) {
    await coverable.scrollIntoViewIfNeeded();
    const coverableBox = await coverable.boundingBox();
    if (!toastBox || !coverableBox) throw new Error('the toast or the form is missing');
    const isApart = toastBox.y + toastBox.height <= coverableBox.y || coverableBox.y + coverableBox.height <= toastBox.y;
    expect({ isApart, toastBox, coverableBox }).toMatchObject({ isApart: true });
  }
}

inBrowser('sign-in', (openPage) => {
  test('a sign-in by email in the dialog succeeds after a wrong code, stays on the page and updates the header', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
    const email = createEmail();
    await page.goto('/delivery');
    await waitForHydration(page);
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
    const dialog = page.getByRole('dialog');
    await page.getByRole('dialog', { name: 'Авторизация' }).waitFor();
    await untilInPage(page, () => document.activeElement?.getAttribute('type') === 'email');
    await waitForAnimations(page);
    expect(await findAxeViolations(page)).toEqual([]);
    await requestCodeByForm(page, email);
    await page.getByText('Код отправлен на ваш email').waitFor();
    await page
      .getByRole('timer')
      .filter({ hasText: /^0:\d\d$/ })
      .waitFor();
    const code = await readCode(email);
    await typeCode(page, createWrongCode(code));
    await dialog.getByText('Введенный код неверен').waitFor();
    await typeCode(page, code);
    await page.getByRole('banner').getByRole('link', { name: 'Аккаунт' }).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await untilInPage(page, () => document.activeElement?.getAttribute('aria-label') === 'Аккаунт');
    expect(new URL(page.url()).pathname).toBe('/delivery');
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key === 'cooldownUntil'))).toEqual([]);
    expect(complaints.filter((complaint) => !/401/.test(complaint))).toEqual([]);
  });

  test('a phone sign-in on the sign-in page survives a reload, accepts a pasted code, and earns bonuses for the first phone', async () => {
    const { page, complaints } = await openPage(shop().storefront, {
      ...fromNewAddress(),
      viewport: { width: 360, height: 640 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const digits = createMobileNumber();
    await page.goto('/auth?to=%2Fdelivery');
    await waitForHydration(page);
    await page.getByRole('tab', { name: 'Номер телефона' }).click();
    await page.getByRole('textbox', { name: 'Номер телефона' }).pressSequentially(digits);
    await waitForMinFormAge(page);
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expectToastBeside(page);
    const readCooldown = () => page.evaluate(() => sessionStorage.getItem('cooldownUntil'));
    const cooldown = await readCooldown();
    await page.reload();
    await waitForHydration(page);
    await page.getByText(/^\+7\s9\d\d/).waitFor();
    await page
      .getByRole('timer')
      .filter({ hasText: /^0:\d\d$/ })
      .waitFor();
    expect(await readCooldown()).toBe(cooldown);
    const code = await readCode(`+7${digits}`);
    await page.evaluate((text) => navigator.clipboard.writeText(text), `Код: ${code}`);
    await page.getByRole('textbox', { name: 'Цифра 1 из 4' }).press('ControlOrMeta+v');
    await page.waitForURL((url) => url.pathname === '/delivery');
    const bonusPage = await page.request.get('/account/bonus');
    expect(await bonusPage.text()).toMatch(/За\sрегистрацию с\sтелефоном/);
    expect(complaints).toEqual([]);
  });

  test('a sign-in by the link of the loyalty page opens the account, on a screen of 320 px', async () => {
    const viewport = { width: 320, height: 640 };
    const { page, complaints } = await openPage(shop().storefront, { ...fromNewAddress(), colorScheme: 'dark', viewport });
    const email = createEmail();
    await page.goto('/loyalty');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Войти и копить бонусы' }).click();
    await page.getByRole('dialog', { name: 'Авторизация' }).waitFor();
    await requestCodeByForm(page, email);
    await typeCode(page, await readCode(email));
    await page.waitForURL('**/account');
    await page.getByText(email).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).waitFor({ state: 'detached' });
    await (await whenHydrated(page.getByRole('button', { name: 'Добавить: телефон' }))).click();
    await page.getByRole('textbox', { name: 'Номер телефона' }).waitFor();
    await waitForAnimations(page);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('the sign-in link opens the sign-in page if the dialog fails to load', async () => {
    const { page } = await openPage(shop().storefront);
    await page.route(/AuthDialog/, (route) => route.abort());
    // A stopped clock keeps the reload guard from expiring on a slow machine.
    await page.clock.setFixedTime(new Date());
    await page.goto('/info/faq?a=1');
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Войти' });
    await waitForHydration(page);
    // The first press may find a new build and reload the page.
    const reloaded = page.waitForEvent('load').then(() => waitForHydration(page));
    await signIn.click();
    await Promise.race([reloaded, page.waitForURL('**/auth?*')]);
    if (new URL(page.url()).pathname === '/info/faq') await signIn.click();
    await page.waitForURL('**/auth?to=%2Finfo%2Ffaq%3Fa%3D1');
  });
});
