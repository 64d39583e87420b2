import {
  AddToCartDocument,
  CartChangedDocument,
  CartDocument,
  QuoteDocument,
  type QuoteQuery,
  RemoveFromCartDocument,
} from '@meet/client/operations';
import { byId, element } from './element.ts';
import { client, describeError, roubles } from './shop.ts';

type Line = QuoteQuery['quote']['lines'][number];

const key = 'cart-of-a-guest';
const guestCart = (): string[] => JSON.parse(localStorage.getItem(key) ?? '[]');
const keep = (ids: string[]) => localStorage.setItem(key, JSON.stringify(ids));

let isSignedIn = false;
/** Tells a later answer from an earlier one. */
let latest = 0;

/** Ids of the units: the API keeps those of a person, the page those of a guest. */
async function unitIds(): Promise<string[]> {
  if (!isSignedIn) return guestCart();
  const { productCart } = await client.request(CartDocument);
  return productCart?.lines.map(({ productItemId }) => productItemId) ?? [];
}

/** Adding or removing twice changes nothing, so a lost answer may be repeated. */
const repeatable = { isRepeatable: true };

export async function addToCart(id: string): Promise<void> {
  if (isSignedIn) await client.request(AddToCartDocument, { dto: { id } }, repeatable);
  else keep([...guestCart().filter((one) => one !== id), id]);
  await showCart();
}

async function removeFromCart(id: string): Promise<void> {
  if (isSignedIn) await client.request(RemoveFromCartDocument, { dto: { ids: [id] } }, repeatable);
  else keep(guestCart().filter((one) => one !== id));
  await showCart();
}

let stopFollowing = () => {};

/** Shows what other tabs and devices do to the cart. */
function followCart(): void {
  stopFollowing();
  stopFollowing = client.subscribe(CartChangedDocument, {}, { next: () => void showCart(), restored: () => void showCart() });
}

/** A guest's cart is pushed once, at the sign-in. */
export async function takeCartAlong(): Promise<void> {
  isSignedIn = true;
  const ids = guestCart();
  if (ids.length > 0) await client.request(AddToCartDocument, { dto: { ids } }, repeatable);
  localStorage.removeItem(key);
  await showCart();
  followCart();
}

export async function leaveCart(): Promise<void> {
  isSignedIn = false;
  stopFollowing();
  await showCart();
}

function row({ productItemId, productItem, cost, problem }: Line): HTMLElement {
  const remove = element('button', { type: 'button' }, 'Убрать');
  remove.addEventListener('click', () => void removeFromCart(productItemId).catch(fail));
  const name = element('span', {}, `${productItem.product.name}, ${productItem.size.name}`);
  const price = problem ? element('span', { className: 'wrong' }, 'Нет в наличии') : element('span', {}, roubles(cost));
  return element('li', {}, name, price, remove);
}

function sums({ goods, discount, cashback, memberSaving, total }: QuoteQuery['quote']): HTMLElement {
  const lines: [title: string, value: string][] = [['Товары', roubles(goods)]];
  if (discount > 0) lines.push(['Скидка', roubles(-discount)]);
  if (memberSaving) lines.push(['Вход сбережёт', roubles(memberSaving)]);
  lines.push(['Вернётся бонусами', String(cashback)]);
  const last = [element('dt', { className: 'total' }, 'Итого'), element('dd', { className: 'total' }, roubles(total))];
  return element('dl', {}, ...lines.flatMap(([title, value]) => [element('dt', {}, title), element('dd', {}, value)]), ...last);
}

const fail = (error: unknown) => byId('cart').append(element('p', { className: 'wrong', role: 'alert' }, describeError(error)));

/** Shows the cart with the sums of the API: no page computes a sum itself. */
async function showCart(): Promise<void> {
  latest += 1;
  const current = latest;
  try {
    const productItemIds = await unitIds();
    const quote = productItemIds.length > 0 ? (await client.request(QuoteDocument, { dto: { productItemIds } })).quote : undefined;
    if (current !== latest) return;
    if (quote) byId('cart').replaceChildren(element('ul', {}, ...quote.lines.map(row)), sums(quote));
    else byId('cart').replaceChildren(element('p', { className: 'soft' }, 'Пока пусто.'));
  } catch (error) {
    if (current === latest) fail(error);
  }
}
