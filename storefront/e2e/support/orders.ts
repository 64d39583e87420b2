import type { Page } from 'playwright-core';
import { untilInPage, whenHydrated } from './browser.ts';
import { sql } from './database.ts';
import { type Client, queryAs } from './query-api.ts';

/** Adds units to the cart of the signed-in client, as another device would. */
export const putIntoCart = (client: Client, ids: readonly string[]) =>
  queryAs(client, 'mutation ($ids: [ID!]!) { addToProductCart(dto: { ids: $ids }) { lines { productItemId } } }', { ids });

/**
 * Finds units in the shop's warehouse, each the only one for sale of its product and size. Units that bonuses may pay for come first, and
 * dear ones before cheap ones. Units that earlier journeys have reserved or bought are left out.
 */
export async function findUnitsForSale(count: number): Promise<{ id: string; productId: string; slug: string; size: string }[]> {
  const rows = await sql(
    `SELECT product_item.id, product.id AS product_id, product.slug, size.slug AS size
     FROM product_item JOIN product ON product.id = product_item.product_id JOIN size ON size.id = product_item.size_id
     WHERE product_item.active AND product.active AND product_item.deleted_at IS NULL AND product.deleted_at IS NULL
       AND sold_at IS NULL AND (reserved_until IS NULL OR reserved_until < now()) AND supplier = 'MEET_WAREHOUSE'
       AND NOT EXISTS (
         SELECT FROM product_item AS other WHERE other.product_id = product_item.product_id AND other.size_id = product_item.size_id
           AND other.id <> product_item.id AND other.sold_at IS NULL AND other.deleted_at IS NULL)
     ORDER BY coalesce(product_item.bonus_calc_state, product.bonus_calc_state) = 'FULL' DESC, product_item.price DESC, product_item.id LIMIT $1`,
    [count],
  );
  if (rows.length < count) throw new Error('the demo shop has too few units');
  return rows.map((row) => ({ id: String(row.id), productId: String(row.product_id), slug: String(row.slug), size: String(row.size) }));
}

export const main = (page: Page) => page.getByRole('main');

/** The checkout's button that pays, or that sends the order again after a lost response. */
export const getPayButton = (page: Page) =>
  main(page)
    .getByRole('region', { name: 'Ваш заказ' })
    .getByRole('button', { name: /^(?:Оплатить|Отправить ещё)/ });

/** Button of the sandbox's page that pays. Its label is that of the checkout's button, which may still be there. */
export const getSandboxButton = (page: Page) =>
  main(page)
    .getByRole('form', { name: 'Учебная оплата' })
    .getByRole('button', { name: /^Оплатить.*₽$/ });

export const getHeadline = (page: Page, name: RegExp | string) => main(page).getByRole('heading', { level: 1, name });

/** What the tests type into the checkout, by label. */
export const recipient = { Имя: 'Анна', Фамилия: 'Ветрова', Телефон: '+7 900 123-45-67', Улица: 'ул. Щапова', Дом: '26' };

/** A text field of the checkout. The street has suggestions, which makes it a combobox. */
export const getCheckoutField = (page: Page, name: string) =>
  main(page).getByRole(name === 'Улица' ? 'combobox' : 'textbox', { name, exact: true });

/** Opens the parts of the checkout that are folded to one line, because an earlier order has filled them in. */
async function openCollapsedParts(page: Page) {
  for (const change of await main(page).locator('#checkout').getByText('Изменить', { exact: true }).all())
    if (await change.isVisible()) await change.click();
}

/** Fills in the required fields except the city, for delivery by courier. */
export async function fillInCheckout(page: Page) {
  await openCollapsedParts(page);
  await main(page)
    .getByRole('radio', { name: /^Курьер/ })
    .check();
  for (const [name, value] of Object.entries(recipient)) await getCheckoutField(page, name).fill(value);
  const consent = main(page).getByRole('checkbox', { name: /согласие/i });
  // The same recipient may have consented with an earlier order.
  if (await consent.isVisible()) await consent.check();
}

/** Waits until the sum belongs to the form and no request is pending that could change it. Choosing a city also reloads the page's data. */
export const waitForSum = (page: Page) =>
  untilInPage(page, () => {
    const { navigation, revalidation } = Reflect.get(window, '__reactRouterDataRouter').state;
    return navigation.state === 'idle' && revalidation === 'idle' && !document.querySelector('main [aria-busy=true]');
  });

/** Chooses a city by its suggestions, and waits for the sum with delivery. */
export async function chooseCity(page: Page, typed = 'Каз', name = /^Казань/) {
  const city = await whenHydrated(main(page).getByRole('combobox', { name: 'Город' }));
  await city.fill(typed);
  await main(page).getByRole('option', { name }).first().click();
  await waitForSum(page);
}

/** Number of orders that were placed with an e-mail address. */
export async function countOrders(email: string): Promise<number> {
  const [row] = await sql('SELECT count(*)::int AS orders FROM shop_order WHERE email = $1', [email]);
  return Number(row?.orders);
}
