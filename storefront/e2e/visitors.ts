import { randomInt } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { alive } from './browser.ts';
import { codeTo } from './inbox.ts';
import { until } from './until.ts';

/** Somebody from an address of their own, as a proxy in front would say: what is counted an address is not counted across journeys. */
export const fromElsewhere = (): BrowserContextOptions => ({
  extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
});

export const newEmail = () => `visitor-${randomInt(1e9)}@example.ru`;

/** A mobile number without its country. */
export const newNumber = () => String(9_000_000_000 + randomInt(999_999_999));

/** A person takes longer than that; the page and the API refuse who does not. */
const quickestMs = 2200;

/** Until no form of the page is sent too soon: counted, as the page does, from when it came, for a busy server takes its time to answer. */
export async function unhurried(page: Page) {
  await page.waitForFunction((quickest) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const came = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0;
    return performance.now() - came > quickest;
  }, quickestMs);
}

/** Fills in the first step of the form, wherever it stands. */
export async function askForCode(page: Page, email: string) {
  const form = page.getByRole('form', { name: 'Авторизация' });
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await unhurried(page);
  await form.getByRole('button', { name: 'Получить код' }).click();
  await page.getByRole('textbox', { name: 'Цифра 1 из 4' }).waitFor();
}

export async function typeCode(page: Page, code: string) {
  const first = page.getByRole('textbox', { name: /^Цифра 1 из/ });
  await first.waitFor();
  // Not while another code is being checked.
  await until(() => first.isEditable());
  await first.click();
  await page.keyboard.type(code, { delay: 30 });
}

/** Has a code sent to a new address on the page for signing in. */
export async function askAt(page: Page, path = '/auth', email = newEmail()): Promise<string> {
  await page.goto(path);
  await alive(page);
  await askForCode(page, email);
  return email;
}

/** Signs in on the page for it; answers the address. */
export async function signIn(page: Page, email = newEmail()): Promise<string> {
  await askAt(page, '/auth', email);
  await typeCode(page, await codeTo(email));
  await page.waitForURL('**/account');
  return email;
}

/** The same token as if its time had come: its end is in the past, and so is its mark of no use. */
export function spent(access: string) {
  const [head, , mark] = access.split('.');
  return [head, Buffer.from(JSON.stringify({ exp: 1 })).toString('base64url'), mark].join('.');
}

/** Signs in from a link that leads to the account; answers the address. */
export async function signInByLink(page: Page): Promise<string> {
  const email = newEmail();
  await page.goto('/loyalty');
  await alive(page);
  await page.getByRole('link', { name: 'Войти и копить бонусы' }).click();
  await page.getByRole('dialog', { name: 'Авторизация' }).waitFor();
  await askForCode(page, email);
  await typeCode(page, await codeTo(email));
  await page.waitForURL('**/account');
  return email;
}
