import type { Page } from 'playwright-core';
import { alive, inBrowser } from '../support/browser.ts';
import { endSessions } from '../support/end-sessions.ts';
import { codeTo } from '../support/inbox.ts';
import { readyToPlace } from '../support/order/ready-to-place.ts';
import { headline, main, ordersOf, payButton } from '../support/orders.ts';
import { until } from '../support/until.ts';
import { askForCode, typeCode } from '../support/visitors.ts';

const field = (page: Page, name: string) => main(page).locator(`[name=${name}]`);

const optional = { apartment: '14', comment: 'Позвоните за час, домофон 7, «Ёлки»' };

/** Types into the fields that `fillInCheckout` leaves out. */
async function typeTheRest(page: Page) {
  for (const [name, value] of Object.entries(optional)) await field(page, name).fill(value);
}

async function expectAllTyped(page: Page) {
  const all = { name: 'Анна', surname: 'Ветрова', street: 'ул. Щапова', house: '26', ...optional };
  for (const [name, value] of Object.entries(all)) await until(async () => (await field(page, name).inputValue()) === value);
  expect(await field(page, 'phone').inputValue()).toMatch(/900.*123.*45.*67/);
  expect(await field(page, 'city').inputValue()).toMatch(/^казань/i);
}

inBrowser('a session that ends while the checkout is filled in', (openPage) => {
  test('leads through the sign-in back to the input', async () => {
    const { page, email } = await readyToPlace(openPage, 1);
    await typeTheRest(page);
    await endSessions(page, email);
    await payButton(page).click();
    await page.waitForURL('**/enter-code?to=%2Fcheckout');
    await alive(page);
    await askForCode(page, email);
    await typeCode(page, await codeTo(email, 2));
    await page.waitForURL('**/checkout');
    await expectAllTyped(page);
    await payButton(page).click();
    await page.waitForURL('**/pay/*');
    await main(page).getByRole('button', { name: 'Оплатить', exact: true }).click();
    await headline(page, 'Спасибо, заказ оплачен').waitFor();
    expect(await ordersOf(email)).toBe(1);
  });
});
