import { json, text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { inBrowser, waitForHydration } from '../support/browser.ts';
import { readCode } from '../support/inbox.ts';
import { makeCodesOlder } from '../support/older-codes.ts';
import { makeSessionsOlder } from '../support/older-sessions.ts';
import { shop } from '../support/shop/harness.ts';
import { fromNewAddress, signIn, typeCode, waitForMinFormAge } from '../support/visitors.ts';

const getIdentityForm = (page: Page) => page.getByRole('form', { name: /Подтвердите, что это\sвы/ });

inBrowser('personal data', (openPage) => {
  test('a shopper downloads the personal data after typing a code, and deletes the account after typing another', async () => {
    const { page, complaints } = await openPage(shop().storefront, { ...fromNewAddress(), acceptDownloads: true });
    const email = await signIn(page);
    await makeSessionsOlder(email);
    await makeCodesOlder(email, 61);
    await page.goto('/account');
    await waitForHydration(page);
    await page.getByRole('navigation', { name: 'Аккаунт' }).getByRole('link', { name: 'Ваши данные' }).click();
    const downloadSection = page.getByRole('region', { name: 'Скачать' });
    const download = downloadSection.getByRole('button', { name: 'Скачать мои данные' });
    await download.click();
    await getIdentityForm(page).waitFor();
    await downloadSection.getByRole('button', { name: /Не\sскачивать/ }).click();
    await getIdentityForm(page).waitFor({ state: 'hidden' });
    await download.click();
    await waitForMinFormAge(page);
    await getIdentityForm(page).getByRole('button', { name: 'Получить код' }).click();
    const firstDownload = page.waitForEvent('download');
    await typeCode(page, await readCode(email, 2));
    const file = await firstDownload;
    expect(file.suggestedFilename()).toBe('meet-account.json');
    expect(JSON.stringify(await json(await file.createReadStream()))).toContain(email);
    // The session is confirmed now, so the second download requires no code.
    const secondDownload = page.waitForEvent('download');
    await download.click();
    expect(await text(await (await secondDownload).createReadStream())).toContain(email);

    const deletion = page.getByRole('region', { name: 'Удалить аккаунт' });
    await deletion.getByRole('button', { name: 'Удалить аккаунт' }).click();
    await makeCodesOlder(email, 121);
    await deletion.getByRole('form', { name: 'Удаление аккаунта' }).getByRole('button', { name: 'Получить код' }).click();
    await typeCode(page, await readCode(email, 3));
    await page.getByText('Аккаунт удалён').waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).waitFor();
    await page.goto('/account');
    expect(new URL(page.url()).pathname).toBe('/auth');
    expect(complaints).toEqual([]);
  });
});
