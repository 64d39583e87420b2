import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { alive, axe, inBrowser, settled } from '../support/browser.ts';
import { codeTo, otherThan } from '../support/inbox.ts';
import { makeCodesOlder } from '../support/older-codes.ts';
import { makeSessionsOlder } from '../support/older-sessions.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromElsewhere, newEmail, signIn, typeCode, unhurried } from '../support/visitors.ts';

const identity = (page: Page) => page.getByRole('form', { name: /Подтвердите, что это\sвы/ });

/** Signs in and backdates the code, so that the session is no longer confirmed and another code may be sent. */
async function signInAndBackdate(page: Page) {
  const email = await signIn(page);
  await makeSessionsOlder(email);
  await makeCodesOlder(email, 61);
  await page.goto('/account');
  await alive(page);
  await unhurried(page);
  return email;
}

inBrowser('a session that was not confirmed recently', (openPage) => {
  test('changes the email only after a code to the current one, which is masked', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    const email = await signInAndBackdate(page);
    const next = newEmail();
    const contacts = page.getByRole('region', { name: 'Контакты' });
    await contacts.getByRole('button', { name: 'Изменить: email' }).click();
    await identity(page).getByText('v•••@example.ru').waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await until(() => identity(page).evaluate((form) => form.contains(document.activeElement)));
    await page.keyboard.press('Enter');
    await page.getByText(/Код отправлен на\sваш email/).waitFor();
    const code = await codeTo(email, 2);
    await typeCode(page, otherThan(code));
    await contacts.getByText('Введенный код неверен').waitFor();
    await typeCode(page, code);
    const field = contacts.getByRole('textbox', { name: 'Email' });
    await until(() => field.evaluate((input) => input === document.activeElement));
    await page.keyboard.type(next);
    await page.keyboard.press('Enter');
    await typeCode(page, await codeTo(next));
    await page.getByText('Email подтверждён').waitFor();
    await contacts.getByText(next).waitFor();
    // Changing the phone afterwards needs no further confirmation.
    await contacts.getByRole('button', { name: 'Добавить: телефон' }).click();
    await contacts.getByRole('textbox', { name: 'Номер телефона' }).waitFor();
    expect(complaints.filter((complaint) => !/40[13]/.test(complaint))).toEqual([]);
  });

  test('asks for a code if it expires while the new email is typed, and keeps the input', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(page);
    const next = newEmail();
    const contacts = page.getByRole('region', { name: 'Контакты' });
    await contacts.getByRole('button', { name: 'Изменить: email' }).click();
    await contacts.getByRole('textbox', { name: 'Email' }).fill(next);
    await unhurried(page);
    await contacts.getByRole('button', { name: 'Получить код' }).click();
    const code = await codeTo(next);
    await makeSessionsOlder(email);
    await makeCodesOlder(email, 61);
    await typeCode(page, code);
    await identity(page).getByRole('button', { name: 'Получить код' }).click();
    await identity(page).waitFor({ state: 'hidden' });
    await typeCode(page, await codeTo(email, 2));
    await page.getByText('Email подтверждён').waitFor();
    await contacts.getByText(next).waitFor();
  });

  test('exports the data only after a code, which can be declined', async () => {
    const { page, complaints } = await openPage(shop().storefront, { ...fromElsewhere(), acceptDownloads: true });
    const email = await signInAndBackdate(page);
    await page.goto('/account/data');
    await alive(page);
    await unhurried(page);
    const data = page.getByRole('region', { name: 'Скачать' });
    await data.getByRole('button', { name: 'Скачать мои данные' }).click();
    await identity(page).waitFor();
    await data.getByRole('button', { name: /Не\sскачивать/ }).click();
    await identity(page).waitFor({ state: 'hidden' });
    await data.getByRole('button', { name: 'Скачать мои данные' }).click();
    await identity(page).getByRole('button', { name: 'Получить код' }).click();
    const download = page.waitForEvent('download');
    await typeCode(page, await codeTo(email, 2));
    expect(await text(await (await download).createReadStream())).toContain(email);
    expect(complaints).toEqual([]);
  });
});
