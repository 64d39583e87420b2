import type { Page } from 'playwright-core';
import { alive, inBrowser } from '../support/browser.ts';
import { sql } from '../support/goods.ts';
import { checkoutField, headline, main, ordersOf, payButton, unitsForSale } from '../support/orders.ts';
import { shop } from '../support/shop/harness.ts';
import { startUnsteadyProxy, type UnsteadyProxy } from '../support/unsteady-proxy.ts';
import { until } from '../support/until.ts';
import { fromElsewhere, signIn } from '../support/visitors.ts';

const PART = 0.1;
const SEEDS = [1, 2, 3, 4, 5, 6];
/** How often a shopper tries a step, and how long until trying again. */
const MOST_TRIES = 8;
const PATIENCE_MS = 8_000;

/** As the fields show it. */
const typed = { Имя: 'Анна', Фамилия: 'Ветрова', Телефон: '+7 (900) 123-45-67', Улица: 'ул. Щапова', Дом: '26' };

interface Step {
  /** What the shopper does. It may fail. */
  act: () => Promise<unknown>;
  /** Resolves when the step has led on. */
  done: () => Promise<unknown>;
  /** What the shopper does when nothing has come of it. */
  otherwise?: () => Promise<unknown>;
}

/** Does a step as a patient shopper: when nothing comes of it, reloads the page and tries again. */
async function insist(page: Page, { act, done, otherwise = () => page.reload() }: Step): Promise<void> {
  const met: string[] = [];
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const failure = await act()
      .then(done)
      .then(
        () => undefined,
        (error: Error) => error,
      );
    if (!failure) return;
    met.push(`${page.url()}: ${failure.message}`);
    await otherwise().catch(() => undefined);
  }
  throw new Error(`no way on from ${page.url()}: ${await main(page).ariaSnapshot()}\n${met.join('\n')}`);
}

async function putOneIntoCart(page: Page, slug: string): Promise<void> {
  const buy = main(page)
    .getByRole('button', { name: /^В\sкорзину$/ })
    .first();
  await insist(page, {
    act: async () => {
      await page.goto(`/product/${slug}`);
      await alive(page);
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

const fields = (page: Page) => Object.entries(typed).map(([name, value]) => ({ field: checkoutField(page, name), value }));

/** Fills in the form. After that, each field must keep its value whatever is reloaded. */
async function fillIn(page: Page): Promise<void> {
  await insist(page, {
    act: () => page.goto('/checkout').then(() => alive(page)),
    done: () => payButton(page).waitFor(),
    otherwise: async () => undefined,
  });
  for (const { field, value } of fields(page)) await field.fill(value);
  const city = main(page).getByRole('combobox', { name: 'Город' });
  await insist(page, {
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
    otherwise: () => page.reload().then(() => expectKept(page)),
  });
}

async function expectKept(page: Page): Promise<void> {
  await alive(page);
  for (const { field, value } of fields(page)) await until(async () => (await field.inputValue()) === value);
}

const isAtPayment = (page: Page) => new URL(page.url()).pathname.startsWith('/pay/');

/** Agrees and presses the button, in the alert if there is one. Reloading the page that leads to the payment may have led there already. */
async function pressPay(page: Page): Promise<void> {
  if (isAtPayment(page)) return;
  await expectKept(page);
  await main(page)
    .getByRole('checkbox', { name: /согласие/ })
    .check();
  const again = main(page)
    .getByRole('alert')
    .getByRole('button', { name: /^(?:Оплатить|Повторить)/ });
  await ((await again.isVisible()) ? again : payButton(page)).click();
}

/** Presses the button of the sandbox, again if the answer was lost: the first choice stands. */
async function payInSandbox(page: Page): Promise<void> {
  const pay = main(page).getByRole('button', { name: 'Оплатить', exact: true });
  await insist(page, {
    act: async () => {
      if (await pay.isVisible()) await pay.click();
    },
    done: () => headline(page, 'Спасибо, заказ оплачен').waitFor(),
    otherwise: () => page.reload(),
  });
}

inBrowser('a shop of whose requests a tenth fails or is slow', (openPage) => {
  let proxy: UnsteadyProxy;
  afterEach(() => proxy.close());

  test.each(SEEDS)('takes one order, keeps what was typed, and always leads on (seed %i)', async (seed) => {
    proxy = await startUnsteadyProxy(shop().storefront, { part: PART, seed });
    const { page } = await openPage(proxy.url, fromElsewhere());
    page.setDefaultTimeout(PATIENCE_MS);
    const email = await signIn(page);
    const [unit] = await unitsForSale(1);
    proxy.begin();
    await putOneIntoCart(page, unit?.slug ?? '');
    await fillIn(page);
    await insist(page, { act: () => pressPay(page), done: () => page.waitForURL('**/pay/*'), otherwise: () => page.reload() });
    await payInSandbox(page);
    expect(await ordersOf(email)).toBe(1);
    const payments = await sql(
      `SELECT payment.state FROM payment JOIN shop_order ON shop_order.id = payment.order_id WHERE shop_order.email = $1`,
      [email],
    );
    expect(payments.filter(({ state }) => state === 'SUCCEEDED')).toHaveLength(1);
  }, 300_000);

  test('is met by failures of every kind', async () => {
    proxy = await startUnsteadyProxy(shop().storefront, { part: 1, seed: 1 });
    proxy.begin();
    const statuses = await Promise.all(
      Array.from({ length: 40 }, () =>
        fetch(`${proxy.url}/catalog`).then(
          ({ status }) => status,
          () => 0,
        ),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([0, 200, 502]));
    expect(Math.min(...Object.values(proxy.met))).toBeGreaterThan(0);
  });
});
