import { formatMoney } from '@meet/ui-kit/price';
import { within } from '@testing-library/dom';
import { sql } from '../support/database.ts';
import { findUnitsForSale, putIntoCart } from '../support/orders.ts';
import { fill, Visitor, visit } from '../support/page/visitor.ts';
import { queryApi } from '../support/query-api.ts';
import { shop } from '../support/shop/harness.ts';
import { authenticate, createEmail } from '../support/visitors.ts';

const openerName = /^(?:Город доставки: [А-Яа-яё]+|Выбрать город)$/;

/** Text of the header's link that opens the choice of the city. */
const readCity = ({ page }: Visitor): string | undefined => page.getAllByText(openerName, { selector: 'a' })[0]?.textContent ?? undefined;

/** Link to the choice of the city in the main part of a page. Its text names the city. */
const findDeliveryLink = ({ main }: Visitor) => main.queryByRole('link', { name: /^Доставка во?\s/ });

test('a city is chosen and cleared without JavaScript', async () => {
  const [unit] = await findUnitsForSale(1);
  // At this price, the delivery to a pickup point is not free.
  await sql('UPDATE product_item SET price = 500000, old_price = NULL, loyalty_price = NULL WHERE id = $1', [unit?.id]);
  const product = `/product/${unit?.slug}?size=${unit?.size}`;
  const visitor = await visit(product);
  await visitor.follow(visitor.main.getByRole('link', { name: /^Укажите город/ }));
  visitor.main.getByRole('heading', { level: 1, name: 'Куда доставить' });
  const choose = () => visitor.press(visitor.main.getByRole('button', { name: 'Выбрать город' }));
  const field = () => visitor.main.getByRole<HTMLInputElement>('combobox', { name: 'Город' });
  await choose();
  visitor.main.getByText('Напишите город');
  fill(field(), 'Нигдегород');
  await choose();
  visitor.main.getByText(/^Не\sзнаем такого города/);
  expect(field().value).toBe('Нигдегород');
  fill(field(), 'казань');
  await choose();
  expect(visitor.path).toBe(product);
  const line = findDeliveryLink(visitor)
    ?.closest('p, dd')
    ?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(line).toMatch(/^Доставка в Казань: (?:от [\d ]+ ₽|бесплатно в пункт выдачи), .*\d/);
  await visitor.follow(visitor.main.getByRole('link', { name: /^Доставка в\sКазань/ }));
  await visitor.press(visitor.main.getByRole('button', { name: /^Не\sвыбирать город/ }));
  expect(visitor.path).toBe(product);
  visitor.main.getByRole('link', { name: /^Укажите город/ });
});

test('the city in the header is prefilled in the checkout', async () => {
  const visitor = new Visitor();
  await authenticate(visitor, createEmail());
  const [unit] = await findUnitsForSale(1);
  await putIntoCart(visitor, [unit?.id ?? '']);
  visitor.cookies.set('city', 'vladivostok');
  await visitor.open('/cart');
  expect(readCity(visitor)).toBe('Город доставки: Владивосток');
  await visitor.open('/checkout');
  expect(visitor.main.getByRole<HTMLInputElement>('combobox', { name: 'Город' }).value).toBe('Владивосток, Приморский край');
});

test("a product page names the delivery city of the guest's cookie, and no city if the cookie has none or an unknown one", async () => {
  const [unit] = await findUnitsForSale(1);
  const path = `/product/${unit?.slug}`;
  const cookies = ['kazan', 'moskva', null, 'atlantis', '<b>', 'kazan', null];
  const visitors = cookies.map((city) => {
    const visitor = new Visitor();
    if (city !== null) visitor.cookies.set('city', city);
    return visitor;
  });
  await Promise.all(visitors.map((visitor) => visitor.open(path)));
  expect(visitors.map((visitor) => [visitor.status, readCity(visitor)])).toEqual([
    [200, 'Город доставки: Казань'],
    [200, 'Город доставки: Москва'],
    [200, 'Выбрать город'],
    [200, 'Выбрать город'],
    [200, 'Выбрать город'],
    [200, 'Город доставки: Казань'],
    [200, 'Выбрать город'],
  ]);
  const linkTexts = visitors.map((visitor) => findDeliveryLink(visitor)?.textContent?.replace('\u00a0', ' '));
  expect(linkTexts).toEqual(['Доставка в Казань', 'Доставка в Москву', ...[1, 2, 3].map(() => undefined), 'Доставка в Казань', undefined]);
});

test('the city form redirects only within the shop, and is accepted only from pages of the shop', async () => {
  const postCity = (back: string, origin = shop().storefront) =>
    new Visitor().request(`/city?${new URLSearchParams({ back })}`, {
      method: 'POST',
      body: new URLSearchParams({ city: 'Казань' }),
      headers: { origin },
    });
  const response = await postCity('/cart');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/cart']);
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^city=kazan; Path=\/; Max-Age=31536000; SameSite=Lax/)]);
  for (const externalAddress of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
    expect((await postCity(externalAddress)).headers.get('location')).toBe('/');
  }
  expect((await postCity('/cart', 'https://evil.example')).status).toBe(400);
});

/** Rows of the table of prices on the page about delivery. */
async function readPrices(visitor: Visitor): Promise<(string | null)[][]> {
  await visitor.open('/delivery');
  const table = visitor.main.getByRole('table', { name: /^Сколько стоит доставка/ });
  const rows = within(table).getAllByRole('row').slice(1);
  return rows.map((row) => Array.from(row.children, ({ textContent }) => textContent?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null));
}

const pricePattern = /^\d[\d ]* ₽$/;

test('the delivery page lists the prices for the largest cities, or only for the chosen city', async () => {
  const visitor = new Visitor();
  const prices = await readPrices(visitor);
  expect(prices.slice(0, 2)).toEqual([
    ['Москва', expect.stringMatching(pricePattern), expect.stringMatching(pricePattern)],
    ['Санкт-Петербург', expect.stringMatching(pricePattern), expect.stringMatching(pricePattern)],
  ]);
  visitor.main.getByRole('link', { name: /^Узнать цену/ });

  visitor.cookies.set('city', 'vladivostok');
  const { calculateAddressDelivery } = await queryApi<{ calculateAddressDelivery: { deliveryPrice: number } }>(
    '{ calculateAddressDelivery(dto: { cityId: "vladivostok", productItemIds: [] }) { deliveryPrice } }',
  );
  const courier = formatMoney(calculateAddressDelivery.deliveryPrice).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(await readPrices(visitor)).toEqual([['Владивосток', expect.stringMatching(pricePattern), courier]]);
  for (const role of ['heading', 'table']) visitor.main.getByRole(role, { name: 'Сколько стоит доставка во\u00a0Владивосток' });
});
