import { within } from '@testing-library/dom';
import { sql } from '../support/database.ts';
import { readHead } from '../support/page/page-head.ts';
import { signInByForms, signInShopper } from '../support/page/shopper.ts';
import { type Visitor, visit } from '../support/page/visitor.ts';
import { queryApi } from '../support/query-api.ts';
import { addFavourites, findProducts, readFavouriteIds } from './favourites.ts';

const getList = ({ main }: Visitor) => within(main.getByRole('list', { name: 'Избранное' }));
const listCards = (visitor: Visitor) => getList(visitor).getAllByRole('article');
const findItemText = (visitor: Visitor, name: string) =>
  getList(visitor)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .find((text) => text?.includes(name));
const isEmpty = ({ main }: Visitor) => main.queryByRole('heading', { name: /^В\sизбранном пока пусто$/ }) !== null;

/** Distinct names of the header's links to the favourites. Each name includes the number of favourites. */
function listCounters({ page }: Visitor): string[] {
  const links = within(page.getByRole('banner')).getAllByRole('link', { name: /^Избранное/ });
  return [...new Set(links.map((link) => link.getAttribute('aria-label') ?? ''))];
}

const readHearts = ({ main }: Visitor) =>
  main.getAllByRole('button', { name: /^В\sизбранное$/ }).map((heart) => heart.getAttribute('aria-pressed'));

/** Presses the button «В избранное» of a product's page. The heart beside it has the same name, but needs JavaScript. */
async function pressAdd(visitor: Visitor) {
  const button = visitor.main.getAllByRole('button', { name: /^В\sизбранное$/ }).find((heart) => heart.getAttribute('type') === 'submit');
  if (!button) throw new Error('the page has no button that works without JavaScript');
  await visitor.press(button);
}

const pressRemove = (visitor: Visitor) => visitor.press(getList(visitor).getByRole('button', { name: /^Убрать/ }));

test('the HTML for a shopper has the hearts of favourites pressed and their number, and the HTML for a guest has neither', async () => {
  const { shopper, email } = await signInShopper();
  const [favourite, other] = await findProducts(2, 2);
  await addFavourites(email, [favourite?.id ?? '']);
  await shopper.open(`/product/${favourite?.slug}`);
  expect([listCounters(shopper), readHearts(shopper)]).toEqual([['Избранное, 1\u00a0товар'], ['true']]);
  await shopper.open(`/product/${other?.slug}`);
  expect(readHearts(shopper)).toEqual(['false', null]);
  const guest = await visit(`/product/${favourite?.slug}`);
  expect([listCounters(guest), readHearts(guest)]).toEqual([['Избранное'], ['false', null]]);
  expect(guest.headers.get('set-cookie')).toBeNull();
});

test('the list of favourites shows which products became cheaper and which are sold out, and has a second page if it is long', async () => {
  const { shopper, email } = await signInShopper();
  const [cheap, sold, ...others] = await findProducts(26);
  if (!cheap || !sold) throw new Error('unreachable');
  const { product } = await queryApi<{ product: { priceDetails: { loyaltyPrice: number | null; price: number } } }>(
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
    expect(findItemText(shopper, cheap.name)).toMatch(/Подешевело на\s1\s500\s₽/);
    expect(findItemText(shopper, sold.name)).toMatch(/Нет в\sналичии/);
    expect(listCards(shopper)).toHaveLength(24);
    await shopper.follow(shopper.main.getByRole('link', { name: /^Показать ещё/ }));
    expect([shopper.path, listCards(shopper).length]).toEqual(['/favorites?page=2', 2]);
    expect((await shopper.open('/favorites?page=3')).status).toBe(404);
  } finally {
    await sql('UPDATE product_item SET sold_at = NULL WHERE id = ANY ($1::uuid[])', [units.map(({ id }) => id)]);
  }
});

test('a favourite is added by a form that keeps the selected size, and removed from the list and restored by forms', async () => {
  const { shopper, email } = await signInShopper();
  const [product] = await findProducts(1, 6);
  const address = `/product/${product?.slug}?size=${product?.offers[0]?.size.slug}`;
  await shopper.open(address);
  await pressAdd(shopper);
  expect(shopper.path).toBe(address);
  shopper.main.getByRole('button', { name: /^Убрать из\sизбранного$/ });
  expect(await readFavouriteIds(email)).toEqual([product?.id]);
  expect(listCounters(shopper)).toEqual(['Избранное, 1\u00a0товар']);
  await shopper.open('/favorites');
  const [size] = within(getList(shopper).getByRole('list', { name: /^Размеры/ })).getAllByRole('link');
  expect(size?.getAttribute('href')).toMatch(new RegExp(`^/product/${product?.slug}\\?size=`));
  await pressRemove(shopper);
  expect([isEmpty(shopper), await readFavouriteIds(email)]).toEqual([true, []]);
  await shopper.press(shopper.main.getByRole('button', { name: /^Вернуть/ }));
  expect([listCards(shopper).length, await readFavouriteIds(email)]).toEqual([1, [product?.id]]);
});

test('a favourite that a guest adds by a form is saved after signing in, and not saved again once it is removed', async () => {
  const [product] = await findProducts(1, 7);
  const guest = await visit(`/product/${product?.slug}`);
  await pressAdd(guest);
  expect(guest.url.pathname).toBe('/auth');
  const email = await signInByForms(guest);
  expect([guest.path, listCards(guest).length, await readFavouriteIds(email)]).toEqual(['/favorites', 1, [product?.id]]);
  await pressRemove(guest);
  expect(isEmpty(guest)).toBe(true);
  await guest.open('/favorites');
  expect(await readFavouriteIds(email)).toEqual([]);
});

test('a form that another site posts to the favourites is rejected', async () => {
  const { shopper, email } = await signInShopper();
  const [product] = await findProducts(1);
  const body = new URLSearchParams({ add: product?.id ?? '' });
  const response = await shopper.request('/favorites', { method: 'POST', body, headers: { origin: 'https://evil.example' } });
  expect([response.status, await readFavouriteIds(email)]).toEqual([400, []]);
});

test.each(['/favorites', '/cart'])('%s of a guest is not indexed', async (path) => {
  expect(readHead((await visit(path)).document).robots).toContain('noindex');
});
