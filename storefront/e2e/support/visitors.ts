import { randomInt } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { waitForHydration } from './browser.ts';
import { readCode } from './inbox.ts';
import { type Client, queryAs } from './query-api.ts';
import { until } from './until.ts';

/** Sets an IP address of the visitor's own, as a proxy would, so that limits by IP address do not apply across journeys. */
export const fromNewAddress = (): BrowserContextOptions => ({
  extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
});

export const createEmail = () => `visitor-${randomInt(1e9)}@example.ru`;

/** A mobile number without the country code. */
export const createMobileNumber = () => String(9_000_000_000 + randomInt(999_999_999));

/** Minimum age of a page before its form is submitted. The page and the API reject faster forms as a robot's. */
const minFormAgeMs = 2200;

/** Waits until forms may be submitted, with JavaScript or without. The time counts from the start of the response, as on the page. */
export async function waitForMinFormAge(page: Page) {
  await until(() =>
    page.evaluate((minAgeMs) => {
      const [navigation] = performance.getEntriesByType('navigation');
      const respondedAt = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0;
      return performance.now() - respondedAt > minAgeMs;
    }, minFormAgeMs),
  );
}

/** Submits the first step of the sign-in form on a page or in the dialog. */
export async function requestCodeByForm(page: Page, email: string) {
  const form = page.getByRole('form', { name: 'Авторизация' });
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await waitForMinFormAge(page);
  await form.getByRole('button', { name: 'Получить код' }).click();
  await page.getByRole('textbox', { name: 'Цифра 1 из 4' }).waitFor();
}

export async function typeCode(page: Page, code: string) {
  const first = page.getByRole('textbox', { name: /^Цифра 1 из/ });
  await first.waitFor();
  // The field is read-only while another code is checked.
  await until(() => first.isEditable());
  await first.click();
  await page.keyboard.type(code, { delay: 30 });
}

/** Signs in by the form of the sign-in page. Returns the email. */
export async function signInByForm(page: Page): Promise<string> {
  const email = createEmail();
  await page.goto('/auth');
  await waitForHydration(page);
  await requestCodeByForm(page, email);
  await typeCode(page, await readCode(email));
  await page.waitForURL('**/account');
  return email;
}

/** Signs a client in through the API, without the form. `codeNumber` counts the codes sent to the account, including this one. */
export async function authenticate(client: Client, email: string, codeNumber = 1): Promise<void> {
  // Forms that are sent less than two seconds after their page was loaded are rejected as sent by a bot.
  const form = { website: '', pageLoadTime: Date.now() - 3000 };
  await queryAs(client, 'mutation ($dto: SendEmailCodeInput!) { sendEmailCode(dto: $dto) { status } }', { dto: { ...form, email } });
  await queryAs(client, 'mutation ($dto: AuthenticateInput!) { authenticate(dto: $dto) { user { id } } }', {
    dto: { emailOrPhone: email, code: await readCode(email, codeNumber) },
  });
}

/**
 * Signs in through the API, without the form and its minimum age. Opens no page. Returns the email. For an existing account, `codeNumber`
 * counts the codes sent to it, including this one.
 */
export async function signIn(page: Page, email = createEmail(), codeNumber = 1): Promise<string> {
  await authenticate(page, email, codeNumber);
  return email;
}

/** Signs in as `signIn` does, and opens the account. Returns the email. */
export async function signInToAccount(page: Page): Promise<string> {
  const email = await signIn(page);
  await page.goto('/account');
  await waitForHydration(page);
  return email;
}

/** Returns the access token with an `exp` in the past. Its signature is then invalid, as the payload has changed. */
export function expireToken(access: string) {
  const [header, , signature] = access.split('.');
  return [header, Buffer.from(JSON.stringify({ exp: 1 })).toString('base64url'), signature].join('.');
}
