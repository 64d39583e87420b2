import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { alive, axe, inBrowser, settled } from './browser.ts';
import { shop } from './harness.ts';
import { codeTo, otherThan } from './inbox.ts';
import { makeCodesOlder } from './older-codes.ts';
import { makeSessionsOlder } from './older-sessions.ts';
import { until } from './until.ts';
import { fromElsewhere, newEmail, signIn, typeCode, unhurried } from './visitors.ts';

const identity = (page: Page) => page.getByRole('form', { name: /Подтвердите, что это\sвы/ });

/** Somebody whose last code was a while ago, and to whom another may be sent. */
async function signedInLongAgo(page: Page) {
  const email = await signIn(page);
  await makeSessionsOlder(email);
  await makeCodesOlder(email, 61);
  await page.goto('/account');
  await alive(page);
  await unhurried(page);
  return email;
}

inBrowser('a session in which no code was shown of late', (openPage) => {
  test('changes the email only after a code to the present one, which is not shown in full', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    const email = await signedInLongAgo(page);
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
    // The change of the phone that comes next asks for nothing.
    await contacts.getByRole('button', { name: 'Добавить: телефон' }).click();
    await contacts.getByRole('textbox', { name: 'Номер телефона' }).waitFor();
    expect(complaints.filter((complaint) => !/40[13]/.test(complaint))).toEqual([]);
  });

  test('that grows old while the new email is typed asks in between, and goes on with what was typed', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(page);
    const next = newEmail();
    const contacts = page.getByRole('region', { name: 'Контакты' });
    await contacts.getByRole('button', { name: 'Изменить: email' }).click();
    await contacts.getByRole('textbox', { name: 'Email' }).fill(next);
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

  test('gives the data, a file, only after a code, and may be left without one', async () => {
    const { page, complaints } = await openPage(shop().storefront, { ...fromElsewhere(), acceptDownloads: true });
    const email = await signedInLongAgo(page);
    const data = page.getByRole('region', { name: 'Ваши данные у нас' });
    await data.getByRole('button', { name: 'Скачать мои данные' }).click();
    await identity(page).waitFor();
    await data.getByRole('button', { name: /Не\sскачивать/ }).click();
    await identity(page).waitFor({ state: 'hidden' });
    await data.getByRole('button', { name: 'Скачать мои данные' }).click();
    await identity(page).getByRole('button', { name: 'Получить код' }).click();
    const download = page.waitForEvent('download');
    await typeCode(page, await codeTo(email, 2));
    expect(await readFile(await (await download).path(), 'utf8')).toContain(email);
    expect(complaints).toEqual([]);
  });
});
