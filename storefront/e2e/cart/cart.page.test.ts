import { within } from '@testing-library/dom';
import { sql } from '../support/database.ts';
import { findProductAtOneSpeed, findProductAtTwoSpeeds, replaceByDearer } from '../support/goods.ts';
import { findUnitsForSale, putIntoCart } from '../support/orders.ts';
import { readHead } from '../support/page/page-head.ts';
import { signInByForms, signInShopper } from '../support/page/shopper.ts';
import { check, fill, type Visitor, visit } from '../support/page/visitor.ts';
import { addBonuses, createPromoCode } from '../support/reductions.ts';

/** Opens the cart of a new account with units in it. */
async function visitCart(count: number) {
  const { shopper, email } = await signInShopper();
  const units = await findUnitsForSale(count);
  await putIntoCart(
    shopper,
    units.map(({ id }) => id),
  );
  await shopper.open('/cart');
  return { shopper, email, units };
}

/** Ids of the units in the server's cart of an account. */
async function readCart(email: string) {
  const rows = await sql(
    `SELECT product_item_id AS id FROM cart_line JOIN account_recipient USING (account_id) WHERE address = $1 ORDER BY added_at`,
    [email],
  );
  return rows.map(({ id }) => id);
}

/** Sells all units of the product and size of a unit. */
const sellSize = (unitId: string) =>
  sql(
    `UPDATE product_item SET sold_at = now()
     WHERE (product_id, size_id) = (SELECT product_id, size_id FROM product_item WHERE id = $1) AND sold_at IS NULL`,
    [unitId],
  );

const getRows = ({ main }: Visitor) => within(main.getByRole('list', { name: /^Товары в\sкорзине$/ })).getAllByRole('article');
const getCodeField = ({ main }: Visitor) => main.getByRole<HTMLInputElement>('textbox', { name: 'Промокод' });
const press = (shopper: Visitor, name: string) => shopper.press(shopper.main.getByRole('button', { name }));
const readTotal = ({ main }: Visitor) => main.getAllByRole('status').find(({ textContent }) => textContent?.includes('Итого'))?.textContent;

const getSize = ({ main }: Visitor, slug: string) => {
  const sizes = within(main.getByRole('radiogroup', { name: /^Размер/ })).getAllByRole<HTMLInputElement>('radio');
  const size = sizes.find(({ value }) => value === slug);
  if (!size) throw new Error(`the product has no size ${slug}`);
  return size;
};
const addChosen = (shopper: Visitor) => shopper.press(shopper.main.getAllByRole('button', { name: /^В\sкорзину$/ })[0] as HTMLElement);

/** Posts the form of the product page that adds a unit to the cart. `choice` has its fields. */
const postChoice = (shopper: Visitor, slug: string, choice: string[][], origin = shopper.origin) =>
  shopper.request(`/cart?from=${encodeURIComponent(slug)}`, { method: 'POST', body: new URLSearchParams(choice), headers: { origin } });

test('the empty cart of a signed-in shopper says without JavaScript that it is empty, and links to the catalog', async () => {
  const { shopper } = await signInShopper();
  const { main } = await shopper.open('/cart');
  main.getByRole('heading', { name: 'Корзина пуста' });
  expect(main.getByRole('link', { name: 'За покупками' }).getAttribute('href')).toBe('/catalog');
});

test('a guest without JavaScript can sign in from the cart page, which is not indexed', async () => {
  const guest = await visit('/cart');
  expect(readHead(guest.document).robots).toMatch(/noindex/);
  await guest.follow(guest.main.getByRole('link', { name: 'Войдите' }));
  await signInByForms(guest);
  expect(guest.path).toBe('/cart');
});

test('a signed-in shopper adds a size by the form of its product, and adding it again keeps one line', async () => {
  const { shopper, email } = await signInShopper();
  const [unit] = await findUnitsForSale(1);
  for (let times = 0; times < 2; times += 1) {
    await shopper.open(`/product/${unit?.slug}`);
    check(getSize(shopper, unit?.size ?? ''));
    await addChosen(shopper);
    expect([shopper.path, getRows(shopper).length, await readCart(email)]).toEqual(['/cart', 1, [unit?.id]]);
  }
});

test('the form of a product adds a unit at the selected delivery speed', async () => {
  const { shopper, email } = await signInShopper();
  const { slug, size, dear } = await findProductAtTwoSpeeds();
  await shopper.open(`/product/${slug}?size=${size.slug}`);
  const [, slower] = within(shopper.main.getByRole('group', { name: 'Доставка' })).getAllByRole('radio');
  if (!slower) throw new Error('the size has one speed only');
  check(slower);
  await addChosen(shopper);
  const [unit] = await sql('SELECT price::int FROM product_item WHERE id = ANY ($1::uuid[])', [await readCart(email)]);
  expect(unit?.price).toBe(dear);
});

test('if the form of a product is posted with several sizes, the first size that can be bought is added', async () => {
  const { shopper, email } = await signInShopper();
  const [unit] = await findUnitsForSale(1);
  const choice = ['no-such-size', unit?.size ?? '', unit?.size ?? ''].map((size) => ['size', size]);
  expect((await postChoice(shopper, unit?.slug ?? '', choice)).headers.get('location')).toBe('/cart');
  expect(await readCart(email)).toEqual([unit?.id]);
});

test.each([
  ['no size is selected', 'Выберите размер'],
  ['the size was sold meanwhile', 'Этот размер уже купили. Выберите другой'],
])('the form of a product says that %s, and adds nothing', async (reason, message) => {
  const { shopper, email } = await signInShopper();
  const { slug, size, unitId } = await findProductAtOneSpeed();
  await shopper.open(`/product/${slug}`);
  if (message !== 'Выберите размер') {
    check(getSize(shopper, size.slug));
    await sellSize(unitId);
  }
  await addChosen(shopper);
  expect([reason, shopper.url.pathname, shopper.status]).toEqual([reason, `/product/${slug}`, 200]);
  expect(shopper.main.getByRole('alert').textContent).toBe(message);
  expect(await readCart(email)).toEqual([]);
});

test('the form of a product says that the cart is full, links to the cart, and keeps the size', async () => {
  const { shopper, email } = await signInShopper();
  const [unit] = await findUnitsForSale(1);
  await sql(
    `INSERT INTO cart_line (account_id, product_item_id, added_price, added_at)
     SELECT account_id, product_item.id, 1, now() FROM account_recipient, product_item
     WHERE address = $1 AND product_item.id <> $2 AND product_item.deleted_at IS NULL LIMIT 100`,
    [email, unit?.id],
  );
  await shopper.open(`/product/${unit?.slug}`);
  check(getSize(shopper, unit?.size ?? ''));
  await addChosen(shopper);
  const alert = shopper.main.getByRole('alert');
  expect(alert.textContent).toMatch(/^Корзина полна/);
  expect(getSize(shopper, unit?.size ?? '').checked).toBe(true);
  expect(within(alert).getByRole('link').getAttribute('href')).toBe('/cart');
});

test('a guest who adds a size reads the reason to sign in, and returns to the product with that size selected', async () => {
  const [unit] = await findUnitsForSale(1);
  const guest = await visit(`/product/${unit?.slug}`);
  check(getSize(guest, unit?.size ?? ''));
  await addChosen(guest);
  expect(guest.url.pathname).toBe('/auth');
  guest.main.getByText(/^Без JavaScript корзина хранится в\sаккаунте/);
  await guest.follow(guest.page.getByRole('link', { name: 'Номер телефона' }));
  guest.main.getByText(/^Без JavaScript корзина хранится в\sаккаунте/);
  await guest.follow(guest.page.getByRole('link', { name: 'Email' }));
  const email = await signInByForms(guest);
  expect(guest.path).toMatch(new RegExp(`^/product/${unit?.slug}\\?size=${unit?.size}&speed=`));
  expect([getSize(guest, unit?.size ?? '').checked, await readCart(email)]).toEqual([true, []]);
  await addChosen(guest);
  expect([guest.path, await readCart(email)]).toEqual(['/cart', [unit?.id]]);
});

test('a form that adds a unit of an unknown product to the cart gets the status 404', async () => {
  const { shopper } = await signInShopper();
  for (const slug of ['//evil.example', '..', '%', '\u0000', 'я'.repeat(300)]) {
    const response = await postChoice(shopper, slug, [['size', '41']]);
    expect([slug, response.status, response.headers.get('location')]).toEqual([slug, 404, null]);
  }
});

test('a signed-in shopper sees the lines and their sum, removes a line, and goes to the checkout', async () => {
  const { shopper, email, units } = await visitCart(2);
  shopper.main.getByRole('heading', { level: 1, name: 'Корзина 2' });
  expect(getRows(shopper)).toHaveLength(2);
  expect(readTotal(shopper)).toMatch(/\d\s₽/);
  const remove = shopper.document.querySelector<HTMLElement>(`button[name=remove][value="${units[0]?.id}"]`);
  if (!remove) throw new Error('the line has no button');
  await shopper.press(remove);
  shopper.main.getByRole('heading', { level: 1, name: 'Корзина 1' });
  expect(await readCart(email)).toEqual([units[1]?.id]);
  const [order] = shopper.main.getAllByRole('link', { name: 'Оформить заказ' });
  if (!order) throw new Error('the cart leads nowhere');
  expect((await shopper.follow(order)).path).toBe('/checkout');
});

test('a unit that the shop has deleted is reported, and is not among the lines of the cart', async () => {
  const { shopper, units } = await visitCart(2);
  await sql('UPDATE product_item SET deleted_at = now(), active = false WHERE id = $1', [units[0]?.id]);
  await shopper.open('/cart');
  shopper.main.getByRole('heading', { level: 1, name: 'Корзина 1' });
  expect(getRows(shopper)).toHaveLength(1);
  shopper.main.getByText(/^Одна из\sвещей: больше не\sпродаётся/);
});

test('a signed-in shopper saves a line for later, so that the summary does not count it, and moves it back', async () => {
  const { shopper, email, units } = await visitCart(2);
  const press = async (name: 'save' | 'check') => {
    const button = shopper.document.querySelector<HTMLElement>(`button[name=${name}][value="${units[0]?.id}"]`);
    if (!button) throw new Error('the line has no button');
    await shopper.press(button);
  };
  const readRows = () => shopper.main.getAllByRole<HTMLInputElement>('checkbox', { name: /^Купить сейчас: / });
  await press('save');
  shopper.main.getByRole('heading', { level: 1, name: 'Корзина 2' });
  expect(readRows().map(({ checked }) => checked)).toEqual([false, true]);
  shopper.main.getByText('Товары, 1');
  expect(await readCart(email)).toEqual([units[1]?.id]);
  await press('check');
  expect(readRows().map(({ checked }) => checked)).toEqual([true, true]);
  shopper.main.getByText('Товары, 2');
  expect((await readCart(email)).sort()).toEqual(units.map(({ id }) => id).sort());
});

test('the cart rejects an invalid promo code with the reason, and applies and removes a valid one', async () => {
  const { shopper } = await visitCart(1);
  const validCode = await createPromoCode();
  const codeWithHighMinimum = await createPromoCode({ leastSum: 100_000_000n });
  const apply = async (typed: string) => {
    fill(getCodeField(shopper), typed);
    await press(shopper, 'Применить');
  };
  await apply('НЕТТАКОГО');
  shopper.main.getByText(/^Промокод не\sнайден$/);
  expect(getCodeField(shopper).value).toBe('НЕТТАКОГО');
  await apply(codeWithHighMinimum);
  shopper.main.getByText(/^Промокод действует от\s1\s000\s000\s₽$/);
  await apply(` ${validCode.toLowerCase()} `);
  shopper.main.getByText(/^Промокод применён: −/);
  await shopper.open('/cart');
  shopper.main.getByText(/^Промокод применён: −/);
  await press(shopper, 'Убрать');
  shopper.main.getByRole('button', { name: 'Применить' });
});

test('a typed number of bonuses lowers the sum, is limited to what the order permits, and is kept in the checkout', async () => {
  const { shopper, email } = await visitCart(1);
  await addBonuses(email);
  const typeBonuses = async (bonuses: string) => {
    await shopper.open('/cart');
    const field = shopper.main.getByRole<HTMLInputElement>('textbox', { name: 'Списать Meet-бонусы' });
    fill(field, bonuses);
    await shopper.press(within(field.form as HTMLElement).getByRole('button', { name: 'Пересчитать' }));
    const [order] = shopper.main.getAllByRole('link', { name: 'Оформить заказ' });
    return [readTotal(shopper), order?.getAttribute('href')];
  };
  const [fullTotal, plainHref] = await typeBonuses('');
  expect(plainHref).toBe('/checkout');
  expect(await typeBonuses('сто')).toEqual([fullTotal, plainHref]);
  const [lowerTotal, hrefWithBonuses] = await typeBonuses('1 00');
  expect([lowerTotal === fullTotal, hrefWithBonuses]).toEqual([false, '/checkout?bonuses=100']);
  await shopper.open(hrefWithBonuses ?? '');
  expect(shopper.main.getByRole<HTMLInputElement>('textbox', { name: 'Списать Meet-бонусы' }).value).toBe('100');
  const [, hrefWithMaxBonuses] = await typeBonuses('999999999');
  expect(hrefWithMaxBonuses).toMatch(/^\/checkout\?bonuses=\d{3,5}$/);
});

test.each([
  ['at the same price', 0],
  ['that costs 1000 roubles more', 100_000],
])('a sold unit in the cart can be replaced by an equal unit %s', async (_what, moreKopecks) => {
  const { shopper, email, units } = await visitCart(1);
  const replacementId = await replaceByDearer(units[0]?.id ?? '');
  await sql('UPDATE product_item SET price = price - 100000 + $2 WHERE id = $1', [replacementId, moreKopecks]);
  await shopper.open('/cart');
  await shopper.press(shopper.main.getByRole('button', { name: /^Взять за/ }));
  expect([shopper.path, await readCart(email)]).toEqual(['/cart', [replacementId]]);
});

test('the cart says which unit was sold and which became dearer, and does not count sold and deleted units in its summary', async () => {
  const { shopper, units } = await visitCart(3);
  const [sold, dearer, deleted] = units.map(({ id }) => id);
  await sql('UPDATE product_item SET sold_at = now() WHERE id = $1', [sold]);
  await sql('UPDATE product_item SET price = price + 100000, old_price = NULL, loyalty_price = NULL WHERE id = $1', [dearer]);
  await sql('UPDATE product_item SET deleted_at = now() WHERE id = $1', [deleted]);
  await shopper.open('/cart');
  const soldRow = getRows(shopper).find((row) => within(row).queryByText('Эту вещь уже купили'));
  if (!soldRow) throw new Error('the sold unit is not named');
  within(soldRow).getByRole('link', { name: /^Другие размеры/ });
  const similar = within(soldRow).getByRole('link', { name: /^Похожие/ });
  expect(similar.getAttribute('href')).toBe(`/product/${units[0]?.slug}#similar`);
  shopper.main.getByText(/Стало дороже на/);
  shopper.main.getByText('Товары, 1');
});

test('a form posted from another site changes nothing in the cart', async () => {
  const { shopper, email, units } = await visitCart(1);
  const body = new URLSearchParams({ remove: units[0]?.id ?? '' });
  const response = await shopper.request('/cart', { method: 'POST', body, headers: { origin: 'https://evil.example' } });
  expect(response.status).toBe(400);
  const [, other] = await findUnitsForSale(2);
  const addition = await postChoice(shopper, other?.slug ?? '', [['size', other?.size ?? '']], 'https://evil.example');
  expect([addition.status, await readCart(email)]).toEqual([400, [units[0]?.id]]);
});

test('the cart shows the amount missing for free delivery to a pickup point until it is reached', async () => {
  const { shopper, email } = await signInShopper();
  const units = await findUnitsForSale(2);
  const ids = units.map(({ id }) => id);
  await sql('UPDATE product_item SET price = 600000, old_price = NULL, loyalty_price = NULL WHERE id = ANY ($1::uuid[])', [ids]);
  await putIntoCart(shopper, ids.slice(0, 1));
  await shopper.open('/cart');
  const missingAmount = shopper.main.getByRole('progressbar', { name: /^До\sбесплатной доставки в\sпункт выдачи$/ });
  expect(missingAmount.getAttribute('aria-valuetext')).toMatch(/^4\s000\s₽$/);
  await putIntoCart(shopper, ids.slice(1));
  await shopper.open('/cart');
  shopper.main.getByText(/^В\sпункт выдачи доставим бесплатно$/);
  expect(shopper.main.queryByRole('progressbar')).toBeNull();
  expect(await readCart(email)).toHaveLength(2);
});
