import type { Page } from 'playwright-core';
import { alive, axe, inBrowser, ready, settled } from '../support/browser.ts';
import { codeTo, otherThan } from '../support/inbox.ts';
import { shop } from '../support/shop/harness.ts';
import { askForCode, fromElsewhere, newEmail, newNumber, typeCode, unhurried } from '../support/visitors.ts';

/** Whether the toast covers neither the code form nor its timer. */
async function expectToastBeside(page: Page): Promise<void> {
  const toast = page.locator('[data-sonner-toast][data-mounted=true]').filter({ hasText: /^Код отправлен/ });
  await toast.waitFor();
  await settled(page);
  const covering = await toast.boundingBox();
  for (const part of [page.getByRole('timer').filter({ hasText: /^0:\d\d$/ }), page.getByRole('textbox', { name: 'Цифра 1 из 4' })]) {
    await part.scrollIntoViewIfNeeded();
    const box = await part.boundingBox();
    if (!covering || !box) throw new Error('the toast or the form is missing');
    const isApart = covering.y + covering.height <= box.y || box.y + box.height <= covering.y;
    expect({ isApart, covering, box }).toMatchObject({ isApart: true });
  }
}

inBrowser('sign-in', (openPage) => {
  test('by email in the dialog succeeds after a wrong code, keeps the page and updates the header', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    const email = newEmail();
    await page.goto('/delivery');
    await alive(page);
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
    const dialog = page.getByRole('dialog');
    await page.getByRole('dialog', { name: 'Авторизация' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'email');
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await askForCode(page, email);
    await page.getByText('Код отправлен на ваш email').waitFor();
    await page
      .getByRole('timer')
      .filter({ hasText: /^0:\d\d$/ })
      .waitFor();
    const code = await codeTo(email);
    await typeCode(page, otherThan(code));
    await dialog.getByText('Введенный код неверен').waitFor();
    await typeCode(page, code);
    await page.getByRole('banner').getByRole('link', { name: 'Аккаунт' }).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Аккаунт');
    expect(new URL(page.url()).pathname).toBe('/delivery');
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key === 'cooldownUntil'))).toEqual([]);
    expect(complaints.filter((complaint) => !/401/.test(complaint))).toEqual([]);
  });

  test('by phone on the page survives a reload, accepts a pasted code, and earns bonuses for the first phone', async () => {
    const { page, complaints } = await openPage(shop().storefront, {
      ...fromElsewhere(),
      viewport: { width: 360, height: 640 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const digits = newNumber();
    await page.goto('/auth?to=%2Fdelivery');
    await alive(page);
    await page.getByRole('tab', { name: 'Номер телефона' }).click();
    await page.getByRole('textbox', { name: 'Номер телефона' }).pressSequentially(digits);
    await unhurried(page);
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expectToastBeside(page);
    const readCooldown = () => page.evaluate(() => sessionStorage.getItem('cooldownUntil'));
    const cooldown = await readCooldown();
    await page.reload();
    await alive(page);
    await page.getByText(/^\+7\s9\d\d/).waitFor();
    await page
      .getByRole('timer')
      .filter({ hasText: /^0:\d\d$/ })
      .waitFor();
    expect(await readCooldown()).toBe(cooldown);
    const code = await codeTo(`+7${digits}`);
    await page.evaluate((text) => navigator.clipboard.writeText(text), `Код: ${code}`);
    await page.getByRole('textbox', { name: 'Цифра 1 из 4' }).press('ControlOrMeta+v');
    await page.waitForURL((url) => url.pathname === '/delivery');
    await page.goto('/account');
    await page.getByRole('link', { name: /^История и\sуровень$/ }).click();
    await page.getByRole('row', { name: /За регистрацию с телефоном/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('opens the requested page afterwards, on a screen of 320 px', async () => {
    const viewport = { width: 320, height: 640 };
    const { page, complaints } = await openPage(shop().storefront, { ...fromElsewhere(), colorScheme: 'dark', viewport });
    const email = newEmail();
    await page.goto('/loyalty');
    await alive(page);
    await page.getByRole('link', { name: 'Войти и копить бонусы' }).click();
    await page.getByRole('dialog', { name: 'Авторизация' }).waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await askForCode(page, email);
    await typeCode(page, await codeTo(email));
    await page.waitForURL('**/account');
    await page.getByText(email).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).waitFor({ state: 'detached' });
    await (await ready(page.getByRole('button', { name: 'Добавить: телефон' }))).click();
    await page.getByRole('textbox', { name: 'Номер телефона' }).waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('opens the sign-in page if the dialog fails to load', async () => {
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
});
