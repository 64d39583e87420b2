import {
  AddToCartDocument,
  CartChangedDocument,
  CartDocument,
  QuoteDocument,
  type QuoteQuery,
  RemoveFromCartDocument,
} from '@meet/client/operations';
import { createElement, findElement } from './element.ts';
import { client, describeError, formatRoubles } from './shop.ts';

type Line = QuoteQuery['quote']['lines'][number];

const storageKey = 'cart-of-a-guest';
const readGuestCart = (): string[] => JSON.parse(localStorage.getItem(storageKey) ?? '[]');
const saveGuestCart = (ids: string[]) => localStorage.setItem(storageKey, JSON.stringify(ids));

let isSignedIn = false;
/** Number of the latest request for the cart. Responses to earlier ones are dropped. */
let latestRequestNumber = 0;

/** Loads the ids of the units in the cart. The API stores the cart of a signed-in person, the page stores the cart of a guest. */
async function loadUnitIds(): Promise<string[]> {
  if (!isSignedIn) return readGuestCart();
  const { productCart } = await client.request(CartDocument);
  return productCart?.lines.map(({ productItemId }) => productItemId) ?? [];
}

/** Adding or removing the same unit twice has no further effect, so a request whose response was lost may be repeated. */
const repeatable = { isRepeatable: true };

export async function addToCart(id: string): Promise<void> {
  if (isSignedIn) await client.request(AddToCartDocument, { dto: { id } }, repeatable);
  else saveGuestCart([...readGuestCart().filter((storedId) => storedId !== id), id]);
  await showCart();
}

async function removeFromCart(id: string): Promise<void> {
  if (isSignedIn) await client.request(RemoveFromCartDocument, { dto: { ids: [id] } }, repeatable);
  else saveGuestCart(readGuestCart().filter((storedId) => storedId !== id));
  await showCart();
}

let stopFollowing = () => {};

/** Shows changes that other tabs and devices make to the cart. */
function followCart(): void {
  stopFollowing();
  stopFollowing = client.subscribe(CartChangedDocument, {}, { next: () => void showCart(), restored: () => void showCart() });
}

/** Adds the guest's cart to the account's cart at the sign-in. */
export async function mergeGuestCart(): Promise<void> {
  isSignedIn = true;
  const ids = readGuestCart();
  if (ids.length > 0) await client.request(AddToCartDocument, { dto: { ids } }, repeatable);
  localStorage.removeItem(storageKey);
  await showCart();
  followCart();
}

export async function showGuestCart(): Promise<void> {
  isSignedIn = false;
  stopFollowing();
  await showCart();
}

function createRow({ productItemId, productItem, cost, problem }: Line): HTMLElement {
  const removeButton = createElement('button', { type: 'button' }, 'Убрать');
  removeButton.addEventListener('click', () => void removeFromCart(productItemId).catch(showError));
  const name = createElement('span', {}, `${productItem.product.name}, ${productItem.size.name}`);
  const price = problem ? createElement('span', { className: 'wrong' }, 'Нет в наличии') : createElement('span', {}, formatRoubles(cost));
  return createElement('li', {}, name, price, removeButton);
}

function createSumList({ goods, discount, cashback, memberSaving, total }: QuoteQuery['quote']): HTMLElement {
  const sumRows: [title: string, value: string][] = [['Товары', formatRoubles(goods)]];
  if (discount > 0) sumRows.push(['Скидка', formatRoubles(-discount)]);
  if (memberSaving) sumRows.push(['Вход сбережёт', formatRoubles(memberSaving)]);
  sumRows.push(['Вернётся бонусами', String(cashback)]);
  const totalRow = [
    createElement('dt', { className: 'total' }, 'Итого'),
    createElement('dd', { className: 'total' }, formatRoubles(total)),
  ];
  return createElement(
    'dl',
    {},
    ...sumRows.flatMap(([title, value]) => [createElement('dt', {}, title), createElement('dd', {}, value)]),
    ...totalRow,
  );
}

const showError = (error: unknown) =>
  findElement('cart').append(createElement('p', { className: 'wrong', role: 'alert' }, describeError(error)));

/** Shows the cart with the sums of the API: no page computes a sum itself. */
async function showCart(): Promise<void> {
  latestRequestNumber += 1;
  const requestNumber = latestRequestNumber;
  try {
    const productItemIds = await loadUnitIds();
    const quote = productItemIds.length > 0 ? (await client.request(QuoteDocument, { dto: { productItemIds } })).quote : undefined;
    if (requestNumber !== latestRequestNumber) return;
    if (quote) findElement('cart').replaceChildren(createElement('ul', {}, ...quote.lines.map(createRow)), createSumList(quote));
    else findElement('cart').replaceChildren(createElement('p', { className: 'soft' }, 'Пока пусто.'));
  } catch (error) {
    if (requestNumber === latestRequestNumber) showError(error);
  }
}
