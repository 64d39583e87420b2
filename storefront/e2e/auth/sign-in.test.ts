import { alive, axe, inBrowser, ready, settled } from '../support/browser.ts';
import { codeTo, otherThan } from '../support/inbox.ts';
import { makeCodesOlder } from '../support/older-codes.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import {
  askAt,
  askForCode,
  fromElsewhere,
  newEmail,
  newNumber,
  signIn,
  signInByForm,
  signInByLink,
  typeCode,
  unhurried,
} from '../support/visitors.ts';

inBrowser('sign-in', (openPage) => {
  test('by email in the dialog: a wrong code can be retyped, the page stays, and the header is updated', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    const email = newEmail();
    await page.clock.install();
    await page.goto('/delivery');
    await alive(page);
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
    const dialog = page.getByRole('dialog', { name: 'Авторизация' });
    await dialog.waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'email');
    await askForCode(page, email);
    await page.getByText('Код отправлен на ваш email').waitFor();
    await page
      .getByRole('timer')
      .filter({ hasText: /^0:\d\d$/ })
      .waitFor();
    const code = await codeTo(email);
    await page.clock.pauseAt(Date.now() + 10_000);
    await typeCode(page, otherThan(code));
    await page.getByRole('dialog').getByText('Введенный код неверен').waitFor();
    const complaint = page.getByRole('region', { name: /Уведомления/ }).getByText('Введенный код неверен');
    await until(async () => {
      await page.clock.runFor(100);
      return complaint.isVisible();
    });
    const answer = page.waitForResponse((response) => response.url().endsWith('/graphql'));
    await typeCode(page, code);
    await (await answer).finished();
    // The right code must remove the error message before its own timeout does.
    let passed = 0;
    await until(async () => {
      await page.clock.runFor(20);
      passed += 20;
      return complaint.isHidden();
    });
    expect(passed).toBeLessThanOrEqual(2500);
    await page.clock.resume();
    await page.getByRole('banner').getByRole('link', { name: 'Аккаунт' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Аккаунт');
    expect(new URL(page.url()).pathname).toBe('/delivery');
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key === 'cooldownUntil'))).toEqual([]);
    expect(complaints.filter((complaint) => !/401/.test(complaint))).toEqual([]);
  });

  test('by phone on the page: a pasted code fills the cells, and the first phone earns bonuses', async () => {
    const { page, complaints } = await openPage(shop().storefront, {
      ...fromElsewhere(),
      viewport: { width: 360, height: 740 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const digits = newNumber();
    await page.goto('/auth');
    await alive(page);
    await page.getByRole('tab', { name: 'Номер телефона' }).click();
    await page.getByRole('textbox', { name: 'Номер телефона' }).pressSequentially(digits);
    await unhurried(page);
    await page.getByRole('button', { name: 'Получить код' }).click();
    await page.getByText('Код отправлен на ваш номер').waitFor();
    const code = await codeTo(`+7${digits}`);
    await page.evaluate((text) => navigator.clipboard.writeText(text), `Код: ${code}`);
    await page.getByRole('textbox', { name: 'Цифра 1 из 4' }).press('ControlOrMeta+v');
    await page.waitForURL('**/account');
    await page.getByRole('link', { name: /^История и\sуровень$/ }).click();
    await page.getByRole('row', { name: /За регистрацию с телефоном/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('the cooldown and the code survive a reload', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const email = await askAt(page);
    const before = await page.evaluate(() => sessionStorage.getItem('cooldownUntil'));
    await page.reload();
    await alive(page);
    await page.getByText(email).waitFor();
    await page
      .getByRole('timer')
      .filter({ hasText: /^0:\d\d$/ })
      .waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('cooldownUntil'))).toBe(before);
    await typeCode(page, await codeTo(email));
    await page.waitForURL('**/account');
  });

  test('a code is invalid after three wrong attempts', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const email = await askAt(page);
    const code = await codeTo(email);
    for (let tries = 0; tries < 3; tries += 1) {
      const wrong = page.waitForResponse((response) => response.url().endsWith('/graphql'));
      await typeCode(page, otherThan(code));
      await wrong;
      await page.getByRole('main').getByText('Введенный код неверен').waitFor();
    }
    await typeCode(page, code);
    await page
      .getByRole('main')
      .getByText(/Код больше не\sдействует/)
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
  });

  test('an expired code is reported, and another can be requested', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const email = await askAt(page);
    const code = await codeTo(email);
    await makeCodesOlder(email, 301);
    await typeCode(page, code);
    await page
      .getByRole('main')
      .getByText(/Код больше не\sдействует/)
      .waitFor();
    await page.evaluate(() => sessionStorage.removeItem('cooldownUntil'));
    await page.reload();
    await alive(page);
    await unhurried(page);
    await page.getByRole('button', { name: 'Отправить ещё раз' }).click();
    await page.getByRole('timer').waitFor();
    await typeCode(page, await codeTo(email, 2));
    await page.waitForURL('**/account');
  });

  test('a form submitted too soon or by a robot sends no API request', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/graphql') && asked.push(request.postData() ?? ''));
    await page.goto('/auth');
    await alive(page);
    await page.locator('input[name=website]').evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await page.getByRole('textbox', { name: 'Email' }).fill(newEmail());
    await unhurried(page);
    await page.getByRole('button', { name: 'Получить код' }).click();
    await page.getByText('Ошибка отправки кода').waitFor();
    expect(asked.filter((body) => body.includes('sendEmailCode'))).toEqual([]);
  });

  test.each([
    ['/auth?to=%2Fdelivery', '/delivery'],
    ['/auth?to=%2F%2Fevil.example%2F', '/account'],
  ])('%s returns to %s', async (from, to) => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const email = await askAt(page, from);
    await typeCode(page, await codeTo(email));
    await page.waitForURL(`**${to}`);
    expect(page.url()).toBe(`${shop().storefront}${to}`);
  });

  test('by phone without JavaScript: errors and the way back keep the input and the return address', async () => {
    const { page } = await openPage(shop().storefront, { ...fromElsewhere(), javaScriptEnabled: false });
    const digits = newNumber();
    await page.goto('/auth?to=%2Fdelivery');
    await page.getByRole('navigation', { name: 'Куда прислать код' }).getByRole('link', { name: 'Номер телефона' }).click();
    expect(await page.getByRole('textbox', { name: 'Email' }).isVisible()).toBe(false);
    const field = page.getByRole('textbox', { name: 'Номер телефона' });
    const send = page.getByRole('button', { name: 'Получить код' });
    await field.fill('8 (912) 12');
    await page.waitForTimeout(2200);
    await send.click();
    await page.getByText('Проверьте номер телефона').waitFor();
    expect(await field.inputValue()).toContain('912');
    await field.fill(`8${digits}`);
    await page.waitForTimeout(2200);
    await send.click();
    await page.waitForURL('**/enter-code?to=%2Fdelivery');
    await page.getByRole('main').getByRole('link', { name: 'изменить' }).click();
    expect((await field.inputValue()).replace(/\D/g, '')).toContain(digits);
    await page.goBack();
    const cell = page.getByRole('textbox', { name: 'Цифра 1 из 4' });
    const code = await codeTo(`+7${digits}`);
    await cell.fill(otherThan(code));
    await cell.press('Enter');
    await page.getByText('Введенный код неверен').waitFor();
    await cell.fill(code);
    await cell.press('Enter');
    await page.waitForURL((url) => url.pathname === '/delivery');
    await page.getByRole('banner').getByRole('link', { name: 'Аккаунт' }).waitFor();
  });

  test('works without JavaScript', async () => {
    const { page } = await openPage(shop().storefront, { ...fromElsewhere(), javaScriptEnabled: false });
    const email = newEmail();
    await page.goto('/auth');
    expect(await page.getByRole('tab', { name: 'Номер телефона' }).isVisible()).toBe(false);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.waitForTimeout(2200);
    await page.getByRole('button', { name: 'Получить код' }).click();
    await page.waitForURL('**/enter-code');
    await page.getByRole('textbox', { name: 'Цифра 1 из 4' }).fill(await codeTo(email));
    await page.getByRole('textbox', { name: 'Цифра 1 из 4' }).press('Enter');
    await page.waitForURL('**/account');
    await page.getByText(email).waitFor();
    await page.getByRole('button', { name: 'Выйти', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/account');
    expect(new URL(page.url()).pathname).toBe('/auth');
  });

  test('the account asks a guest to sign in and then opens', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    await page.goto('/account');
    expect(new URL(page.url()).pathname).toBe('/auth');
    const email = await signInByForm(page);
    await page.getByText(email).waitFor();
  });

  test('the action that required sign-in continues afterwards', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    const email = await signInByLink(page);
    await page.getByText(email).waitFor();
    expect(complaints).toEqual([]);
  });

  test.each([
    'light',
    'dark',
  ] as const)('axe finds nothing in the dialog and on the account in %s, and nothing overflows at 320 px', async (colorScheme) => {
    const { page } = await openPage(shop().storefront, { ...fromElsewhere(), colorScheme, viewport: { width: 320, height: 640 } });
    await page.goto('/delivery');
    await alive(page);
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
    await page.getByRole('dialog', { name: 'Авторизация' }).waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await signIn(page);
    await (await ready(page.getByRole('button', { name: 'Добавить: телефон' }))).click();
    await page.getByRole('textbox', { name: 'Номер телефона' }).waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });
});
