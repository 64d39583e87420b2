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
/** Number of the latest request. Responses to earlier ones are dropped. */
let latestRequest = 0;

/** Ids of the units in the cart. The API stores those of a person, the page those of a guest. */
async function loadUnitIds(): Promise<string[]> {
  if (!isSignedIn) return readGuestCart();
  const { productCart } = await client.request(CartDocument);
  return productCart?.lines.map(({ productItemId }) => productItemId) ?? [];
}

/** Adding or removing twice changes nothing, so a request whose response was lost may be repeated. */
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

/** Adds the guest's cart to the account's, once, at the sign-in. */
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
  const remove = createElement('button', { type: 'button' }, 'Убрать');
  remove.addEventListener('click', () => void removeFromCart(productItemId).catch(showError));
  const name = createElement('span', {}, `${productItem.product.name}, ${productItem.size.name}`);
  const price = problem ? createElement('span', { className: 'wrong' }, 'Нет в наличии') : createElement('span', {}, formatRoubles(cost));
  return createElement('li', {}, name, price, remove);
}

function createSums({ goods, discount, cashback, memberSaving, total }: QuoteQuery['quote']): HTMLElement {
  const lines: [title: string, value: string][] = [['Товары', formatRoubles(goods)]];
  if (discount > 0) lines.push(['Скидка', formatRoubles(-discount)]);
  if (memberSaving) lines.push(['Вход сбережёт', formatRoubles(memberSaving)]);
  lines.push(['Вернётся бонусами', String(cashback)]);
  const totalRow = [
    createElement('dt', { className: 'total' }, 'Итого'),
    createElement('dd', { className: 'total' }, formatRoubles(total)),
  ];
  return createElement(
    'dl',
    {},
    ...lines.flatMap(([title, value]) => [createElement('dt', {}, title), createElement('dd', {}, value)]),
    ...totalRow,
  );
}

const showError = (error: unknown) =>
  findElement('cart').append(createElement('p', { className: 'wrong', role: 'alert' }, describeError(error)));

/** Shows the cart with the sums of the API: no page computes a sum itself. */
async function showCart(): Promise<void> {
  latestRequest += 1;
  const current = latestRequest;
  try {
    const productItemIds = await loadUnitIds();
    const quote = productItemIds.length > 0 ? (await client.request(QuoteDocument, { dto: { productItemIds } })).quote : undefined;
    if (current !== latestRequest) return;
    if (quote) findElement('cart').replaceChildren(createElement('ul', {}, ...quote.lines.map(createRow)), createSums(quote));
    else findElement('cart').replaceChildren(createElement('p', { className: 'soft' }, 'Пока пусто.'));
  } catch (error) {
    if (current === latestRequest) showError(error);
  }
}
