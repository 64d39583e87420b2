import type { Page } from 'playwright-core';
import { findAxeViolations } from '../support/axe.ts';
import { inBrowser, waitForAnimations, waitForHydration } from '../support/browser.ts';
import { createWrongCode, readCode } from '../support/inbox.ts';
import { makeCodesOlder } from '../support/older-codes.ts';
import { makeSessionsOlder } from '../support/older-sessions.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { createEmail, createMobileNumber, fromNewAddress, signIn, typeCode, waitForMinFormAge } from '../support/visitors.ts';

const getIdentityForm = (page: Page) => page.getByRole('form', { name: /Подтвердите, что это\sвы/ });
const getContacts = (page: Page) => page.getByRole('region', { name: 'Контакты' });

/** Makes the confirmation of an account's sessions expire, and lets the account request another code at once. */
async function endConfirmation(email: string): Promise<void> {
  await makeSessionsOlder(email);
  await makeCodesOlder(email, 61);
}

inBrowser('a session that was not confirmed recently', (openPage) => {
  test('requires a code to change the email, and another if the confirmation expires while a phone is added', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
    const email = await signIn(page);
    await endConfirmation(email);
    await page.goto('/account');
    await waitForHydration(page);
    await waitForMinFormAge(page);
    const newAddress = createEmail();
    await getContacts(page).getByRole('button', { name: 'Изменить: email' }).click();
    await getIdentityForm(page).getByText('v•••@example.ru').waitFor();
    await waitForAnimations(page);
    expect(await findAxeViolations(page)).toEqual([]);
    await until(() => getIdentityForm(page).evaluate((form) => form.contains(document.activeElement)));
    await page.keyboard.press('Enter');
    await page.getByText(/Код отправлен на\sваш email/).waitFor();
    const code = await readCode(email, 2);
    await typeCode(page, createWrongCode(code));
    await getContacts(page).getByText('Введенный код неверен').waitFor();
    await typeCode(page, code);
    const field = getContacts(page).getByRole('textbox', { name: 'Email' });
    await until(() => field.evaluate((input) => input === document.activeElement));
    await page.keyboard.type(newAddress);
    await page.keyboard.press('Enter');
    await typeCode(page, await readCode(newAddress));
    await page.getByText('Email подтверждён').waitFor();
    await getContacts(page).getByText(newAddress).waitFor();

    // The session is still confirmed, so adding a phone requires only the code sent to that phone.
    await getContacts(page)
      .getByText(/за\sпервый подтверждённый номер/)
      .waitFor();
    await getContacts(page).getByRole('button', { name: 'Добавить: телефон' }).click();
    const digits = createMobileNumber();
    await getContacts(page).getByRole('textbox', { name: 'Номер телефона' }).pressSequentially(`8${digits}`);
    await getContacts(page).getByRole('button', { name: 'Получить код' }).click();
    const phoneCode = await readCode(`+7${digits}`);
    // The code sent to the phone remains valid if the confirmation of the session ends before the code is typed.
    await endConfirmation(newAddress);
    await typeCode(page, phoneCode);
    await getIdentityForm(page).getByRole('button', { name: 'Получить код' }).click();
    await getIdentityForm(page).waitFor({ state: 'hidden' });
    await typeCode(page, await readCode(newAddress, 2));
    await page.getByText('Номер подтверждён').waitFor();
    await getContacts(page)
      .getByText(/^\+7\s9\d\d\s/)
      .waitFor();
    const bonuses = page.getByRole('region', { name: 'Бонусы' });
    await bonuses.getByText(/^5\s000$/).waitFor();
    expect(
      await getContacts(page)
        .getByText(/за\sпервый подтверждённый номер/)
        .count(),
    ).toBe(0);
    expect(complaints.filter((complaint) => !/40[13]/.test(complaint))).toEqual([]);
  });
});
