import { within } from '@testing-library/dom';
import { ask, sql } from '../support/goods.ts';
import { readHead } from '../support/page/page-head.ts';
import { signInByForms, signInShopper } from '../support/page/shopper.ts';
import { type Visitor, visit } from '../support/page/visitor.ts';
import { addFavourites, findProducts, readFavouriteIds } from './favourites.ts';

const list = ({ main }: Visitor) => within(main.getByRole('list', { name: 'Избранное' }));
const cards = (visitor: Visitor) => list(visitor).getAllByRole('article');
const readText = (visitor: Visitor, name: string) =>
  list(visitor)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .find((text) => text?.includes(name));
const isEmpty = ({ main }: Visitor) => main.queryByRole('heading', { name: /^В\sизбранном пока пусто$/ }) !== null;

/** Links to the favourites in the header, whose names include their number. */
function counters({ page }: Visitor): string[] {
  const links = within(page.getByRole('banner')).getAllByRole('link', { name: /^Избранное/ });
  return [...new Set(links.map((link) => link.getAttribute('aria-label') ?? ''))];
}

const hearts = ({ main }: Visitor) =>
  main.getAllByRole('button', { name: /^В\sизбранное$/ }).map((heart) => heart.getAttribute('aria-pressed'));

/** Presses the button that adds a product on its page without JavaScript. The heart beside it needs JavaScript. */
async function add(visitor: Visitor) {
  const button = visitor.main.getAllByRole('button', { name: /^В\sизбранное$/ }).find((one) => one.getAttribute('type') === 'submit');
  if (!button) throw new Error('the page has no button that works without JavaScript');
  await visitor.press(button);
}

const remove = (visitor: Visitor) => visitor.press(list(visitor).getByRole('button', { name: /^Убрать/ }));

test('the HTML of a shopper has pressed hearts and the counter, and that of a guest has neither', async () => {
  const { shopper, email } = await signInShopper();
  const [one, two] = await findProducts(2, 2);
  await addFavourites(email, [one?.id ?? '']);
  await shopper.open(`/product/${one?.slug}`);
  expect([counters(shopper), hearts(shopper)]).toEqual([['Избранное, 1\u00a0товар'], ['true']]);
  await shopper.open(`/product/${two?.slug}`);
  expect(hearts(shopper)).toEqual(['false', null]);
  const guest = await visit(`/product/${one?.slug}`);
  expect([counters(guest), hearts(guest)]).toEqual([['Избранное'], ['false', null]]);
  expect(guest.headers.get('set-cookie')).toBeNull();
});

test('the list of favourites shows which products are cheaper and which are sold out, and has a second page if it is long', async () => {
  const { shopper, email } = await signInShopper();
  const [cheap, sold, ...others] = await findProducts(26);
  if (!cheap || !sold) throw new Error('unreachable');
  const { product } = await ask<{ product: { priceDetails: { loyaltyPrice: number | null; price: number } } }>(
    `{ product(dto: { slug: "${cheap.slug}" }) { priceDetails { loyaltyPrice price } } }`,
  );
  const payable = product.priceDetails.loyaltyPrice ?? product.priceDetails.price;
  await addFavourites(
    email,
    others.map(({ id }) => id),
  );
  await addFavourites(email, [sold.id]);
  await addFavourites(email, [cheap.id], payable + 150_000);
  const units = await sql('UPDATE product_item SET sold_at = now() WHERE product_id = $1 AND sold_at IS NULL RETURNING id', [sold.id]);
  try {
    await shopper.open('/favorites');
    expect(readText(shopper, cheap.name)).toMatch(/Подешевело на\s1\s500\s₽/);
    expect(readText(shopper, sold.name)).toMatch(/Нет в\sналичии/);
    expect(cards(shopper)).toHaveLength(24);
    await shopper.follow(shopper.main.getByRole('link', { name: /^Показать ещё/ }));
    expect([shopper.path, cards(shopper).length]).toEqual(['/favorites?page=2', 2]);
    expect((await shopper.open('/favorites?page=3')).status).toBe(404);
  } finally {
    await sql('UPDATE product_item SET sold_at = NULL WHERE id = ANY ($1::uuid[])', [units.map(({ id }) => id)]);
  }
});

test('forms add a product and keep its size selected, remove it from the list and restore it', async () => {
  const { shopper, email } = await signInShopper();
  const [product] = await findProducts(1, 6);
  const address = `/product/${product?.slug}?size=${product?.offers[0]?.size.slug}`;
  await shopper.open(address);
  await add(shopper);
  expect(shopper.path).toBe(address);
  shopper.main.getByRole('button', { name: /^Убрать из\sизбранного$/ });
  expect(await readFavouriteIds(email)).toEqual([product?.id]);
  expect(counters(shopper)).toEqual(['Избранное, 1\u00a0товар']);
  await shopper.open('/favorites');
  const [size] = within(list(shopper).getByRole('list', { name: /^Размеры/ })).getAllByRole('link');
  expect(size?.getAttribute('href')).toMatch(new RegExp(`^/product/${product?.slug}\\?size=`));
  await remove(shopper);
  expect([isEmpty(shopper), await readFavouriteIds(email)]).toEqual([true, []]);
  await shopper.press(shopper.main.getByRole('button', { name: /^Вернуть/ }));
  expect([cards(shopper).length, await readFavouriteIds(email)]).toEqual([1, [product?.id]]);
});

test('a favourite that a guest adds by a form is saved after signing in, and not saved again once it is removed', async () => {
  const [product] = await findProducts(1, 7);
  const guest = await visit(`/product/${product?.slug}`);
  await add(guest);
  expect(guest.url.pathname).toBe('/auth');
  const email = await signInByForms(guest);
  expect([guest.path, cards(guest).length, await readFavouriteIds(email)]).toEqual(['/favorites', 1, [product?.id]]);
  await remove(guest);
  expect(isEmpty(guest)).toBe(true);
  await guest.open('/favorites');
  expect(await readFavouriteIds(email)).toEqual([]);
});

test('a form posted from another site is rejected', async () => {
  const { shopper, email } = await signInShopper();
  const [product] = await findProducts(1);
  const body = new URLSearchParams({ add: product?.id ?? '' });
  const response = await shopper.request('/favorites', { method: 'POST', body, headers: { origin: 'https://evil.example' } });
  expect([response.status, await readFavouriteIds(email)]).toEqual([400, []]);
});

test.each(['/favorites', '/cart'])('%s of a guest is not indexed', async (path) => {
  expect(readHead((await visit(path)).document).robots).toContain('noindex');
});
