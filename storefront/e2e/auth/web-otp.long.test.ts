import type { Page } from 'playwright-core';
import { inBrowser, untilInPage, waitForHydration } from '../support/browser.ts';
import { readCode } from '../support/inbox.ts';
import { shop } from '../support/shop/harness.ts';
import { createMobileNumber, fromNewAddress, waitForMinFormAge } from '../support/visitors.ts';

declare global {
  interface Window {
    /** WebOTP requests of the page. */
    otpRequests: { transport: string[]; isAborted: boolean }[];
    /** Simulates a message that the user shares with the page. */
    shareOtp: (code: string) => void;
  }
}

/** Fakes WebOTP, by which a phone's browser passes the code in a text message to the page. */
function fakeWebOtp() {
  window.otpRequests = [];
  Object.assign(window, { OTPCredential: class {} });
  navigator.credentials.get = (options) => {
    const { otp, signal } = options as CredentialRequestOptions & { otp: { transport: string[] } };
    const request = { transport: otp.transport, isAborted: false };
    window.otpRequests.push(request);
    return new Promise((resolve, reject) => {
      window.shareOtp = (code) => resolve(Object.assign(Object.create(null), { type: 'otp', code }));
      signal?.addEventListener('abort', () => {
        request.isAborted = true;
        reject(signal.reason);
      });
    });
  };
}

async function requestCodeByPhone(page: Page) {
  const digits = createMobileNumber();
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
  test('WebOTP signs in with the code from the SMS', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
    await page.addInitScript(fakeWebOtp);
    const number = await requestCodeByPhone(page);
    const code = await readCode(number);
    await untilInPage(page, () => window.otpRequests.length === 1);
    await page.evaluate((digits) => window.shareOtp(digits), code);
    await page.waitForURL('**/account');
    expect(await page.evaluate(() => window.otpRequests)).toEqual([{ transport: ['sms'], isAborted: expect.any(Boolean) }]);
    expect(complaints).toEqual([]);
  });

  test('a WebOTP request is aborted when the visitor leaves the page', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
    await page.addInitScript(fakeWebOtp);
    await requestCodeByPhone(page);
    await untilInPage(page, () => window.otpRequests.length === 1);
    expect(await page.evaluate(() => window.otpRequests.map(({ isAborted }) => isAborted))).toEqual([false]);
    await page.getByRole('banner').getByRole('link', { name: 'Избранное' }).click();
    await untilInPage(page, () => window.otpRequests.every(({ isAborted }) => isAborted));
    expect(new URL(page.url()).pathname).toBe('/favorites');
    expect(complaints).toEqual([]);
  });

  test('WebOTP is not used if the browser lacks it, and the fields for the code are displayed', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
    await page.addInitScript(fakeWebOtp);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'OTPCredential'));
    await requestCodeByPhone(page);
    expect(await page.evaluate(() => window.otpRequests)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
