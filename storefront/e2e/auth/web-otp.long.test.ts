import type { Page } from 'playwright-core';
import { inBrowser, waitForHydration } from '../support/browser.ts';
import { readCode } from '../support/inbox.ts';
import { shop } from '../support/shop/harness.ts';
import { fromNewAddress, newNumber, waitForMinFormAge } from '../support/visitors.ts';

declare global {
  interface Window {
    /** WebOTP requests of the page. */
    otpAsked: { transport: string[]; aborted: boolean }[];
    /** Simulates a message that the user shares with the page. */
    giveOtp: (code: string) => void;
  }
}

/** Fakes WebOTP, by which a phone's browser passes the code of a message to the page. */
function phoneBrowser() {
  window.otpAsked = [];
  Object.assign(window, { OTPCredential: class {} });
  navigator.credentials.get = (options) => {
    const { otp, signal } = options as CredentialRequestOptions & { otp: { transport: string[] } };
    const request = { transport: otp.transport, aborted: false };
    window.otpAsked.push(request);
    return new Promise((resolve, reject) => {
      window.giveOtp = (code) => resolve(Object.assign(Object.create(null), { type: 'otp', code }));
      signal?.addEventListener('abort', () => {
        request.aborted = true;
        reject(signal.reason);
      });
    });
  };
}

async function askByPhone(page: Page) {
  const digits = newNumber();
  await page.goto('/auth');
  await waitForHydration(page);
  await page.getByRole('tab', { name: 'Номер телефона' }).click();
  await page.getByRole('textbox', { name: 'Номер телефона' }).pressSequentially(digits);
  await waitForMinFormAge(page);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByRole('textbox', { name: 'Цифра 1 из 4' }).waitFor();
  return `+7${digits}`;
}

inBrowser('WebOTP', (openPage) => {
  test('signs in with the code from the SMS', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
    await page.addInitScript(phoneBrowser);
    const number = await askByPhone(page);
    const code = await readCode(number);
    await page.waitForFunction(() => window.otpAsked.length === 1);
    await page.evaluate((digits) => window.giveOtp(digits), code);
    await page.waitForURL('**/account');
    expect(await page.evaluate(() => window.otpAsked)).toEqual([{ transport: ['sms'], aborted: expect.any(Boolean) }]);
    expect(complaints).toEqual([]);
  });

  test('is aborted when the visitor leaves the page', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
    await page.addInitScript(phoneBrowser);
    await askByPhone(page);
    await page.waitForFunction(() => window.otpAsked.length === 1);
    expect(await page.evaluate(() => window.otpAsked.map(({ aborted }) => aborted))).toEqual([false]);
    await page.getByRole('banner').getByRole('link', { name: 'Избранное' }).click();
    await page.waitForFunction(() => window.otpAsked.every(({ aborted }) => aborted));
    expect(new URL(page.url()).pathname).toBe('/favorites');
    expect(complaints).toEqual([]);
  });

  test('is not used if unsupported, and the code can be typed', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
    await page.addInitScript(phoneBrowser);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'OTPCredential'));
    await askByPhone(page);
    expect(await page.evaluate(() => window.otpAsked)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
