import { inBrowser, ready } from '../support/browser.ts';
import { codeTo } from '../support/inbox.ts';
import { shop } from '../support/shop/harness.ts';
import { fromElsewhere, newEmail, newNumber, signIn, typeCode, unhurried } from '../support/visitors.ts';

inBrowser('the account', (openPage) => {
  test('replaces the email by a code sent to the new one', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    await signIn(page);
    const next = newEmail();
    const contacts = page.getByRole('region', { name: 'Контакты' });
    await contacts.getByRole('button', { name: 'Изменить: email' }).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email');
    await page.keyboard.type(next);
    await unhurried(page);
    await page.keyboard.press('Enter');
    await typeCode(page, await codeTo(next));
    await page.getByText('Email подтверждён').waitFor();
    await contacts.getByText(next).waitFor();
    expect(complaints).toEqual([]);
  });

  test('adds a phone in any format, and the first one earns bonuses', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    await signIn(page);
    const phone = `+7${newNumber()}`;
    const contacts = page.getByRole('region', { name: 'Контакты' });
    await contacts.getByText(/за\sпервый подтверждённый номер/).waitFor();
    await contacts.getByRole('button', { name: 'Добавить: телефон' }).click();
    await contacts.getByRole('textbox', { name: 'Номер телефона' }).pressSequentially(`8${phone.slice(2)}`);
    await unhurried(page);
    await contacts.getByRole('button', { name: 'Получить код' }).click();
    await page.getByText(/Код отправлен на\sваш номер/).waitFor();
    await typeCode(page, await codeTo(phone));
    await page.getByText('Номер подтверждён').waitFor();
    await contacts.getByText(/^\+7\s\(9\d\d\)\s/).waitFor();
    expect(await contacts.getByText(/за\sпервый подтверждённый номер/).count()).toBe(0);
    await page
      .getByRole('region', { name: 'Бонусы' })
      .getByText(/^5\s000$/)
      .waitFor();
    await page.getByRole('link', { name: /^История и\sуровень$/ }).click();
    await page
      .getByRole('table', { name: 'История бонусов' })
      .getByRole('row', { name: /За\sрегистрацию с\sтелефоном.*\+5\s000/ })
      .waitFor();
    expect(complaints).toEqual([]);
  });

  test('signs out another device', async () => {
    const { page: one } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(one);
    const { page: other } = await openPage(shop().storefront, fromElsewhere());
    // A second code can only be requested after a minute, so the other device gets the same session cookies instead of signing in.
    await other.context().addCookies(await one.context().cookies());
    await other.goto('/account');
    await other.getByText(email).waitFor();
    await other.getByRole('link', { name: 'устройства', exact: true }).click();
    await (await ready(other.getByRole('button', { name: 'Выйти на всех устройствах' }))).click();
    await other.waitForURL((url) => url.pathname === '/');
    await one.goto('/account');
    await one.waitForURL('**/auth?to=%2Faccount');
  });
});
