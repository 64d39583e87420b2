import type { Page } from 'playwright-core';
import { alive, inBrowser } from './browser.ts';
import { shop } from './harness.ts';
import { codeTo } from './inbox.ts';
import { fromElsewhere, newNumber, unhurried } from './visitors.ts';

declare global {
  interface Window {
    /** What the page has asked the phone for. */
    otpAsked: { transport: string[]; aborted: boolean }[];
    /** A message comes, and its reader lets the page have it. */
    giveOtp: (code: string) => void;
  }
}

/** A phone's browser: it hands a page the code of a message that names its origin. */
function phoneBrowser() {
  window.otpAsked = [];
  Object.assign(window, { OTPCredential: class {} });
  navigator.credentials.get = (options) => {
    const { otp, signal } = options as CredentialRequestOptions & { otp: { transport: string[] } };
    const asked = { transport: otp.transport, aborted: false };
    window.otpAsked.push(asked);
    return new Promise((resolve, reject) => {
      window.giveOtp = (code) => resolve(Object.assign(Object.create(null), { type: 'otp', code }));
      signal?.addEventListener('abort', () => {
        asked.aborted = true;
        reject(signal.reason);
      });
    });
  };
}

async function askByPhone(page: Page) {
  const digits = newNumber();
  await page.goto('/auth');
  await alive(page);
  await page.getByRole('tab', { name: 'Номер телефона' }).click();
  await page.getByRole('textbox', { name: 'Номер телефона' }).pressSequentially(digits);
  await unhurried(page);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByRole('textbox', { name: 'Цифра 1 из 4' }).waitFor();
  return `+7${digits}`;
}

inBrowser('a phone that reads its messages', (openPage) => {
  test('gives the code to the page, which signs in by it without a touch', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    await page.addInitScript(phoneBrowser);
    const number = await askByPhone(page);
    const code = await codeTo(number);
    await page.waitForFunction(() => window.otpAsked.length === 1);
    await page.evaluate((digits) => window.giveOtp(digits), code);
    await page.waitForURL('**/account');
    expect(await page.evaluate(() => window.otpAsked)).toEqual([{ transport: ['sms'], aborted: expect.any(Boolean) }]);
    expect(complaints).toEqual([]);
  });

  test('waits no longer than somebody is on the page', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    await page.addInitScript(phoneBrowser);
    await askByPhone(page);
    await page.waitForFunction(() => window.otpAsked.length === 1);
    expect(await page.evaluate(() => window.otpAsked.map(({ aborted }) => aborted))).toEqual([false]);
    await page.getByRole('banner').getByRole('link', { name: 'Избранное' }).click();
    await page.waitForFunction(() => window.otpAsked.every(({ aborted }) => aborted));
    expect(new URL(page.url()).pathname).toBe('/favorites');
    expect(complaints).toEqual([]);
  });

  test('is asked for nothing where it cannot: the code is typed', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    await page.addInitScript(phoneBrowser);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'OTPCredential'));
    await askByPhone(page);
    expect(await page.evaluate(() => window.otpAsked)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
