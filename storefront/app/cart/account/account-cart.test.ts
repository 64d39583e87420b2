/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { autorun } from 'mobx';
import { announceSession } from '../../platform/store/session-channel.ts';
import type { CartStore } from '../cart.store.ts';
import { maxLines } from '../cart-lines.rules.ts';
import { ChosenBonusesStore } from '../reduction/chosen-bonuses.store.ts';
import { openTab } from '../tab.harness.ts';
import { ServerCart } from './server-cart.fake.ts';

const createUnit = (id: string) => ({
  id,
  productId: 'p',
  slug: 'slope',
  brand: 'Nordkvart',
  name: `Slope ${id}`,
  size: '41',
  picture: null,
});
const createGuestLine = (id: string, checked = true) => ({ ...createUnit(id), quantity: 1, checked });
const storeGuestLines = (...lines: object[]) => localStorage.setItem('cartItems', JSON.stringify(lines));
const readGuestIds = () => JSON.parse(localStorage.getItem('cartItems') ?? '[]').map(({ id }: { id: string }) => id);
const listIds = (cart: CartStore) => cart.lines.map(({ id, checked }) => (checked ? id : `(${id})`));

let server: ServerCart;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server = new ServerCart();
  server.listen();
});
afterEach(() => {
  server.close();
});

/** Opens a tab of a signed-in shopper and waits until its cart is known. */
async function openAccountTab() {
  const tab = openTab(true);
  await waitFor(() => expect(tab.cart.isLoaded).toBe(true));
  return tab;
}

/** Waits until the server has responded to all changes. */
const waitUntilSent = (...carts: CartStore[]) =>
  waitFor(() => expect(carts.map(({ accountCart }) => accountCart?.hasUnsent)).not.toContain(true));

test('the cart shows the lines of the server in their order, and nothing until they are loaded', async () => {
  server.currentCart.ids = ['a', 'b'];
  const { cart } = openTab(true);
  expect(cart).toMatchObject({ isLoaded: false, count: 0 });
  await waitFor(() => expect(cart.isLoaded).toBe(true));
  expect(listIds(cart)).toEqual(['a', 'b']);
  expect(cart.lines[0]).toMatchObject({ name: 'Slope a', brand: 'Nordkvart', addedPrice: 1000 });
});

test("a guest's lines, both checked and saved for later, are merged into the account's cart once", async () => {
  server.currentCart.ids = ['a'];
  storeGuestLines(createGuestLine('b'), createGuestLine('c', false), createGuestLine('d'));
  const { cart } = await openAccountTab();
  expect(listIds(cart)).toEqual(['a', 'b', 'd', '(c)']);
  expect(server.currentCart.ids).toEqual(['a', 'b', 'd']);
  expect(readGuestIds()).toEqual([]);
  cart.remove('b');
  await waitUntilSent(cart);
  const other = await openAccountTab();
  expect(listIds(other.cart)).toEqual(['a', 'd', '(c)']);
  expect(server.currentCart).toMatchObject({ ids: ['a', 'd'], saved: ['c'] });
  expect(server.requests.filter((request) => /^(AddTo|SaveFor)/.test(request))).toEqual(['AddToCart b d', 'SaveForLater c']);
});

test("a guest's lines stay visible when merging them fails offline, and are merged when the connection is back", async () => {
  storeGuestLines(createGuestLine('a'));
  server.fail('AddToCart', 'offline');
  const { cart } = openTab(true);
  await waitFor(() => expect(cart.hasFailed).toBe(true));
  expect(listIds(cart)).toEqual(['a']);
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(cart.isLoaded).toBe(true));
  expect(server.currentCart.ids).toEqual(['a']);
  expect(readGuestIds()).toEqual([]);
});

test('a line that the server does not add to the cart is saved for later', async () => {
  server.refusedIds = ['b'];
  storeGuestLines(createGuestLine('a'), createGuestLine('b'));
  const { cart } = await openAccountTab();
  expect(listIds(cart)).toEqual(['a', '(b)']);
  cart.setChecked('b', true);
  expect(listIds(cart)).toEqual(['a', 'b']);
  await waitUntilSent(cart);
  expect(listIds(cart)).toEqual(['a', '(b)']);
});

test('several changes are visible at once, reach the server and keep the order of the lines', async () => {
  server.currentCart.ids = ['a', 'b', 'c'];
  const { cart } = await openAccountTab();
  cart.setChecked('a', false);
  cart.remove('b');
  expect(cart.add(createUnit('d'))).toBe(true);
  expect(listIds(cart)).toEqual(['(a)', 'c', 'd']);
  await waitUntilSent(cart);
  expect(server.currentCart.ids).toEqual(['c', 'd']);
  cart.setChecked('a', true);
  cart.undo('b');
  expect(listIds(cart)).toEqual(['a', 'b', 'c', 'd']);
  await waitUntilSent(cart);
  expect(new Set(server.currentCart.ids)).toEqual(new Set(['a', 'b', 'c', 'd']));
  cart.refresh();
  await waitFor(() => expect(server.requests.at(-1)).toBe('AccountCart'));
  expect(listIds(cart)).toEqual(['a', 'b', 'c', 'd']);
});

test('the last of several changes to a line takes effect', async () => {
  const { cart } = await openAccountTab();
  cart.add(createUnit('a'));
  cart.remove('a');
  cart.undo('a');
  cart.setChecked('a', false);
  await waitUntilSent(cart);
  expect(listIds(cart)).toEqual(['(a)']);
  expect(server.currentCart.ids).toEqual([]);
});

test('a change made offline is sent when the connection is back, and is then visible in other tabs', async () => {
  server.currentCart.ids = ['a', 'b'];
  const { cart } = await openAccountTab();
  server.fail('RemoveFromCart', 'offline');
  cart.remove('a');
  await waitFor(() => expect(cart.hasFailed).toBe(true));
  expect(listIds(cart)).toEqual(['b']);
  const other = await openAccountTab();
  expect(listIds(other.cart)).toEqual(['a', 'b']);
  dispatchEvent(new Event('online'));
  await waitUntilSent(cart);
  expect(server.currentCart.ids).toEqual(['b']);
  await waitFor(() => expect(listIds(other.cart)).toEqual(['b']));
});

test('a unit added offline is in the cart when the page is opened again', async () => {
  const { cart } = await openAccountTab();
  server.fail('AddToCart', 'offline');
  cart.add(createUnit('a'));
  await waitFor(() => expect(cart.hasFailed).toBe(true));
  expect(readGuestIds()).toEqual(['a']);
  expect(listIds((await openAccountTab()).cart)).toEqual(['a']);
  expect(server.currentCart.ids).toEqual(['a']);
  expect(readGuestIds()).toEqual([]);
});

test('a line that the server refuses to save for later is displayed as checked again', async () => {
  server.currentCart.ids = ['a'];
  const { cart } = await openAccountTab();
  server.fail('SaveForLater', { code: 'BAD_USER_INPUT' });
  cart.setChecked('a', false);
  expect(listIds(cart)).toEqual(['(a)']);
  await waitFor(() => expect(listIds(cart)).toEqual(['a']));
  expect(cart.hasFailed).toBe(false);
});

test('a line whose removal the server refuses stays removed, without an error', async () => {
  server.currentCart.ids = ['a'];
  const { cart } = await openAccountTab();
  server.fail('RemoveFromCart', { code: 'BAD_USER_INPUT' });
  cart.remove('a');
  await waitUntilSent(cart);
  expect(listIds(cart)).toEqual([]);
  expect(cart.hasFailed).toBe(false);
});

test('two tabs show each other’s changes of the cart without reading the cart again', async () => {
  server.currentCart.ids = ['a', 'b'];
  const [firstTab, secondTab] = [await openAccountTab(), await openAccountTab()];
  const countReads = () => server.requests.filter((request) => request === 'AccountCart').length;
  const readsBefore = countReads();
  firstTab.cart.remove('a');
  firstTab.cart.setChecked('b', false);
  await waitFor(() => expect(listIds(secondTab.cart)).toEqual(['(b)']));
  secondTab.cart.add(createUnit('c'));
  await waitFor(() => expect(listIds(firstTab.cart)).toEqual(['(b)', 'c']));
  expect(server.currentCart).toMatchObject({ ids: ['c'], saved: ['b'] });
  expect(countReads()).toBe(readsBefore);
});

test('a cart that is refreshed takes over what another device has removed, added and checked', async () => {
  server.currentCart.ids = ['a', 'b', 'c'];
  const { cart } = await openAccountTab();
  cart.setChecked('c', false);
  await waitUntilSent(cart);
  // The cart changes on another device.
  server.currentCart.ids = ['b', 'd'];
  cart.refresh();
  await waitFor(() => expect(listIds(cart)).toEqual(['b', '(c)', 'd']));
  server.currentCart.ids = ['b', 'd', 'c'];
  cart.refresh();
  await waitFor(() => expect(listIds(cart)).toEqual(['b', 'c', 'd']));
  expect(server.currentCart.ids).toEqual(['b', 'd', 'c']);
});

test('a response that was requested before a change does not undo the change', async () => {
  server.currentCart.ids = ['a', 'b'];
  const { cart } = await openAccountTab();
  const response = Promise.withResolvers<void>();
  server.hold = () => response.promise;
  cart.refresh();
  await waitFor(() => expect(server.requests.at(-1)).toBe('AccountCart'));
  cart.remove('a');
  cart.add(createUnit('c'));
  server.hold = null;
  response.resolve();
  await waitUntilSent(cart);
  expect(listIds(cart)).toEqual(['b', 'c']);
  expect(server.currentCart.ids).toEqual(['b', 'c']);
});

test('signing out empties the cart, and signing in again restores its lines, including those saved for later', async () => {
  server.currentCart.ids = ['a', 'b'];
  const { cart, setSignedIn } = await openAccountTab();
  cart.setChecked('b', false);
  await waitUntilSent(cart);
  server.session = null;
  setSignedIn(false);
  expect(cart).toMatchObject({ isLoaded: true, count: 0 });
  expect(readGuestIds()).toEqual([]);
  cart.add(createUnit('g'));
  expect(readGuestIds()).toEqual(['g']);
  server.session = 'anna';
  setSignedIn(true);
  await waitFor(() => expect(listIds(cart)).toEqual(['a', '(b)', 'g']));
  expect(server.currentCart.ids).toEqual(['a', 'g']);
});

test('a unit added after the session has ended on the server is in the guest’s cart after signing out', async () => {
  server.currentCart.ids = ['a'];
  const { cart, setSignedIn } = await openAccountTab();
  server.session = null;
  cart.add(createUnit('b'));
  await waitFor(() => expect(server.requests).toContain('AddToCart b'));
  setSignedIn(false);
  expect(listIds(cart)).toEqual(['b']);
  expect(readGuestIds()).toEqual(['b']);
});

test('unsent lines of one account are neither displayed to nor added to the account that signs in next', async () => {
  server.currentCart.ids = ['a', 'b'];
  const { cart } = await openAccountTab();
  cart.setChecked('b', false);
  await waitUntilSent(cart);
  server.fail('AddToCart', 'offline');
  cart.add(createUnit('c'));
  await waitFor(() => expect(cart.hasFailed).toBe(true));
  server.session = 'boris';
  server.currentCart.ids = ['z'];
  const displayedIds: string[][] = [];
  const stop = autorun(() => displayedIds.push(listIds(cart)));
  announceSession();
  await waitFor(() => expect(listIds(cart)).toEqual(['z']));
  stop();
  expect(displayedIds.slice(1).flat()).not.toContain('c');
  await waitUntilSent(cart);
  expect(server.carts.get('boris')?.ids).toEqual(['z']);
  expect(listIds(cart)).toEqual(['z']);
});

test('replacing a unit reaches the server and does not reset the bonuses, but unchecking a line resets them', async () => {
  server.currentCart.ids = ['a', 'b'];
  const { cart, stores } = await openAccountTab();
  const bonuses = stores.get(ChosenBonusesStore);
  bonuses.choose(300, cart.checkedIds);
  const idsBefore = cart.checkedIds;
  cart.replace('a', createUnit('c'));
  bonuses.replace(idsBefore, cart.checkedIds);
  expect(listIds(cart)).toEqual(['c', 'b']);
  expect(bonuses.getBonusesFor(cart.checkedIds)).toBe(300);
  await waitUntilSent(cart);
  expect(server.currentCart.ids).toEqual(['c', 'b']);
  cart.setChecked('b', false);
  expect(bonuses.getBonusesFor(cart.checkedIds)).toBe(0);
});

test('an applied promo code is visible in other tabs, and stays until it is removed, even if another one is refused', async () => {
  const { cart } = await openAccountTab();
  await cart.accountCart?.applyPromocode('ОСЕНЬ10');
  expect(cart.promocode).toBe('ОСЕНЬ10');
  const other = await openAccountTab();
  expect(other.cart.promocode).toBe('ОСЕНЬ10');
  server.fail('ApplyPromocode', { code: 'PROMO_NOT_FOUND' });
  await expect(cart.accountCart?.applyPromocode('НЕТ')).rejects.toThrow('Нельзя');
  expect(cart.promocode).toBe('ОСЕНЬ10');
  await cart.accountCart?.removePromocode();
  expect(cart.promocode).toBeNull();
});

test('a cart accepts a guest’s lines up to its limit, and the others are saved for later', async () => {
  server.currentCart.ids = Array.from({ length: maxLines - 1 }, (_, number) => `own-${number}`);
  storeGuestLines(createGuestLine('a'), createGuestLine('b'));
  const { cart } = await openAccountTab();
  expect(listIds(cart).slice(-2)).toEqual(['a', '(b)']);
  expect(server.currentCart.ids).toHaveLength(maxLines);
});

test('a unit that the shop has deleted stays in the cart until the quote reports it', async () => {
  server.currentCart.ids = ['a', 'b'];
  const { cart } = await openAccountTab();
  server.deletedIds = ['a'];
  cart.refresh();
  await waitFor(() => expect(server.requests.filter((request) => request === 'AccountCart')).toHaveLength(2));
  await waitUntilSent(cart);
  expect(listIds(cart)).toEqual(['a', 'b']);
  cart.dropDeleted(['a']);
  await waitUntilSent(cart);
  expect(server.currentCart.ids).toEqual(['b']);
});

test.each([
  ['anna', 'are saved for later in its cart', ['b', '(c)'], null],
  ['boris', 'are not added to the cart of the account anna and stay stored', ['b'], expect.any(String)],
])('lines that the account %s saved for later in an older release %s', async (owner, _result, lines, remains) => {
  const storedCart = {
    owner,
    lines: [createGuestLine('a'), createGuestLine('b', false), createGuestLine('c', false)],
    pending: [],
    promocode: null,
  };
  localStorage.setItem('accountCart', JSON.stringify(storedCart));
  server.currentCart.ids = ['b'];
  expect(listIds((await openAccountTab()).cart)).toEqual(lines);
  expect(localStorage.getItem('accountCart')).toEqual(remains);
});

test('changes made before the cart is loaded take effect once it is loaded', async () => {
  server.currentCart.ids = ['a', 'b'];
  const { cart } = openTab(true);
  cart.setChecked('a', false);
  cart.remove('b');
  cart.setChecked('gone', true);
  await waitFor(() => expect(listIds(cart)).toEqual(['(a)']));
  await waitUntilSent(cart);
  expect(server.currentCart.ids).toEqual([]);
  cart.undo('b');
  expect(listIds(cart)).toEqual(['(a)', 'b']);
});

/** Holds the responses of the server back. Returns the function that releases them. */
function holdResponses() {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.hold = () => promise;
  return () => {
    server.hold = null;
    resolve();
  };
}

test('a cart that arrives after signing out is not stored', async () => {
  server.currentCart.ids = ['a'];
  const { cart, setSignedIn } = await openAccountTab();
  const releaseResponses = holdResponses();
  server.currentCart.ids = ['a', 'secret'];
  cart.refresh();
  await waitFor(() => expect(server.requests.filter((request) => request === 'AccountCart')).toHaveLength(2));
  server.session = null;
  setSignedIn(false);
  releaseResponses();
  // The response and its effects are microtasks, which end before the next timer.
  await new Promise((resolve) => setTimeout(resolve));
  expect(JSON.stringify(localStorage)).not.toContain('secret');
  expect(cart).toMatchObject({ isLoaded: true, count: 0 });
});

test('a response for one account does not mark the cart of the next one as loaded', async () => {
  server.currentCart.ids = ['a'];
  const { cart } = await openAccountTab();
  const releaseResponses = holdResponses();
  cart.add(createUnit('b'));
  await waitFor(() => expect(server.requests).toContain('AddToCart b'));
  server.session = 'boris';
  server.currentCart.ids = ['z'];
  announceSession();
  await waitFor(() => expect(cart.isLoaded).toBe(false));
  const displayedIds: string[][] = [];
  const stop = autorun(() => cart.isLoaded && displayedIds.push(listIds(cart)));
  releaseResponses();
  await waitFor(() => expect(cart.isLoaded).toBe(true));
  stop();
  expect(displayedIds).toEqual([['z']]);
});
