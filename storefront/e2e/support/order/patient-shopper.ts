import type { Page } from 'playwright-core';
import { waitForHydration } from '../browser.ts';
import { readCode } from '../inbox.ts';
import { makeCodesOlder } from '../older-codes.ts';
import { getCheckoutField, getHeadline, getPayButton, main } from '../orders.ts';
import { until } from '../until.ts';
import { requestCodeByForm, typeCode } from '../visitors.ts';

/** How often the shopper tries each step of a journey. */
const MAX_TRIES = 8;
/** How long a try waits for the page. */
export const PATIENCE_MS = 8_000;

/** What the shopper types into the fields of the checkout, by label. */
const fieldValues = { Имя: 'Анна', Фамилия: 'Ветрова', Телефон: '+7 900 123-45-67', Улица: 'ул. Щапова', Дом: '26' };

interface Step {
  /** Action of the shopper. It may fail. */
  act: () => Promise<unknown>;
  /** Resolves when the step has succeeded. */
  done: () => Promise<unknown>;
  /** Action of the shopper when a try has not succeeded; by default a reload. */
  otherwise?: () => Promise<unknown>;
}

/** Performs a step like a patient shopper: if it does not succeed, reloads the page and tries again. */
export async function repeatUntilDone(page: Page, { act, done, otherwise = () => page.reload() }: Step): Promise<void> {
  const failures: string[] = [];
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const failure = await act()
      .then(done)
      .then(
        () => undefined,
        (error: Error) => error,
      );
    if (!failure) return;
    failures.push(`${page.url()}: ${failure.message}`);
    // A page that is still loading would interrupt the next navigation, and that one the next.
    await page.waitForLoadState().catch(() => undefined);
    await otherwise().catch(() => undefined);
  }
  throw new Error(`no way on from ${page.url()}: ${await main(page).ariaSnapshot()}\n${failures.join('\n')}`);
}

export async function putOneIntoCart(page: Page, slug: string): Promise<void> {
  const buy = main(page)
    .getByRole('button', { name: /^В\sкорзину$/ })
    .first();
  await repeatUntilDone(page, {
    act: async () => {
      await page.goto(`/product/${slug}`);
      await waitForHydration(page);
      const size = main(page)
        .getByRole('radiogroup', { name: /^Размер/ })
        .getByRole('radio', { disabled: false });
      if ((await size.count()) > 0) await size.first().check({ force: true });
      if (await buy.isVisible()) await buy.click();
    },
    done: () =>
      main(page)
        .getByRole('button', { name: /^В\sкорзине$/ })
        .first()
        .waitFor(),
    otherwise: async () => undefined,
  });
}

/** Signs in by the form. If a code or a response is lost, the shopper requests another code; the minute between two codes is skipped. */
export async function signInPatiently(page: Page, email: string): Promise<void> {
  const usedCodes = new Set<string>();
  await repeatUntilDone(page, {
    act: async () => {
      await page.goto('/account');
      if (new URL(page.url()).pathname === '/account') return;
      await waitForHydration(page);
      const cell = page.getByRole('textbox', { name: 'Цифра 1 из 4' });
      if (!(await cell.isVisible())) {
        await makeCodesOlder(email, 70);
        await requestCodeByForm(page, email);
      }
      const code = await readCode(email);
      if (usedCodes.has(code)) {
        await page.evaluate(() => sessionStorage.clear());
        return;
      }
      usedCodes.add(code);
      await typeCode(page, code);
      await page.waitForURL('**/account');
    },
    done: async () => {
      await page.waitForURL('**/account');
      await main(page).getByText(email).first().waitFor();
    },
    otherwise: async () => undefined,
  });
}

const listFields = (page: Page) => Object.entries(fieldValues).map(([name, value]) => ({ field: getCheckoutField(page, name), value }));

/** Fills in the checkout. If a reload is needed meanwhile, expects that every field still has its value. */
export async function fillInPatiently(page: Page): Promise<void> {
  await repeatUntilDone(page, {
    act: () => page.goto('/checkout').then(() => waitForHydration(page)),
    done: () => getPayButton(page).waitFor(),
    otherwise: async () => undefined,
  });
  await main(page)
    .getByRole('radio', { name: /^Курьер/ })
    .check();
  for (const { field, value } of listFields(page)) await field.fill(value);
  await expectFieldsFilled(page);
  const city = main(page).getByRole('combobox', { name: 'Город' });
  await repeatUntilDone(page, {
    act: async () => {
      await city.fill('');
      await city.fill('Каз');
      await main(page)
        .getByRole('option', { name: /^Казань/ })
        .first()
        .click();
    },
    done: async () => {
      await until(async () => /^Казань/.test(await city.inputValue()));
      await main(page).getByText('Итого').first().waitFor();
    },
    otherwise: () => page.reload().then(() => expectFieldsFilled(page)),
  });
}

async function expectFieldsFilled(page: Page): Promise<void> {
  await waitForHydration(page);
  for (const { field, value } of listFields(page)) await until(async () => (await field.inputValue()) === value);
}

const isAtPayment = (page: Page) => new URL(page.url()).pathname.startsWith('/pay/');

/** Gives consent and presses the button that pays, in the alert if there is one. A reload may have led to the payment already. */
async function pressPay(page: Page): Promise<void> {
  if (isAtPayment(page)) return;
  await expectFieldsFilled(page);
  await main(page)
    .getByRole('checkbox', { name: /согласие/i })
    .check();
  const retryButton = main(page)
    .getByRole('alert')
    .getByRole('button', { name: /^(?:Оплатить|Отправить ещё)/ });
  await ((await retryButton.isVisible()) ? retryButton : getPayButton(page)).click();
}

/** Places the order. `before` may restore input that a reload has cleared. */
export const placeOrderPatiently = (page: Page, before: () => Promise<unknown> = async () => undefined) =>
  repeatUntilDone(page, { act: () => before().then(() => pressPay(page)), done: () => page.waitForURL('**/pay/*') });

/**
 * Presses a button of the payment sandbox, and presses it again if the response was lost. That is safe, because only the first choice
 * counts.
 */
export async function chooseAtPayment(page: Page, button: RegExp | string, end: RegExp | string): Promise<void> {
  const choice = main(page).getByRole('button', { name: button, exact: true });
  await repeatUntilDone(page, {
    act: async () => {
      if (await choice.isVisible()) await choice.click();
    },
    done: () => getHeadline(page, end).waitFor(),
  });
}
