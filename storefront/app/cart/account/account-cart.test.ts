/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { autorun } from 'mobx';
import { announceSession } from '../../platform/session/session-channel.ts';
import { tellTabs } from '../../platform/store/stores.harness.ts';
import type { CartStore } from '../cart.store.ts';
import { mostLines } from '../cart-lines.rules.ts';
import { ChosenBonusesStore } from '../reduction/chosen-bonuses.store.ts';
import { openTab } from '../tab.harness.ts';
import { ServerCart } from './server-cart.fake.ts';

const unit = (id: string) => ({ id, productId: 'p', slug: 'slope', brand: 'Nordkvart', name: `Slope ${id}`, size: '41', picture: null });
const guestLine = (id: string, checked = true) => ({ ...unit(id), quantity: 1, checked });
const keepAsGuest = (...lines: object[]) => localStorage.setItem('cartItems', JSON.stringify(lines));
const guestIds = () => JSON.parse(localStorage.getItem('cartItems') ?? '[]').map(({ id }: { id: string }) => id);
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
  await waitFor(() => expect(tab.cart.isRead).toBe(true));
  return tab;
}

/** Waits until the server has got everything. */
const settled = () => waitFor(() => expect(JSON.parse(localStorage.getItem('accountCart') ?? '{}')).toMatchObject({ pending: [] }));

test("shows the server's cart, in its order, and nothing before it is known", async () => {
  server.own.ids = ['a', 'b'];
  const { cart } = openTab(true);
  expect(cart).toMatchObject({ isRead: false, count: 0 });
  await waitFor(() => expect(cart.isRead).toBe(true));
  expect(listIds(cart)).toEqual(['a', 'b']);
  expect(cart.lines[0]).toMatchObject({ name: 'Slope a', brand: 'Nordkvart', addedPrice: 1000 });
});

test("pushes the guest's checked lines once; those saved for later stay in the browser", async () => {
  server.own.ids = ['a'];
  keepAsGuest(guestLine('b'), guestLine('c', false), guestLine('d'));
  const { cart } = await openAccountTab();
  expect(listIds(cart)).toEqual(['a', 'b', '(c)', 'd']);
  expect(server.own.ids).toEqual(['a', 'b', 'd']);
  expect(guestIds()).toEqual([]);
  cart.remove('b');
  await settled();
  const other = await openAccountTab();
  expect(listIds(other.cart)).toEqual(['a', '(c)', 'd']);
  expect(server.own.ids).toEqual(['a', 'd']);
  expect(server.asked.filter((one) => one.startsWith('AddToCart'))).toEqual(['AddToCart b d']);
});

test('a push without an answer is repeated, and nothing is lost meanwhile', async () => {
  keepAsGuest(guestLine('a'));
  server.fail('AddToCart', 'offline');
  const { cart } = openTab(true);
  await waitFor(() => expect(cart.hasFailed).toBe(true));
  expect(listIds(cart)).toEqual(['a']);
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(cart.isRead).toBe(true));
  expect(server.own.ids).toEqual(['a']);
  expect(guestIds()).toEqual([]);
});

test('a line that the server does not take is kept for later', async () => {
  server.refusedIds = ['b'];
  keepAsGuest(guestLine('a'), guestLine('b'));
  const { cart } = await openAccountTab();
  expect(listIds(cart)).toEqual(['a', '(b)']);
  cart.check('b', true);
  expect(listIds(cart)).toEqual(['a', 'b']);
  await settled();
  expect(listIds(cart)).toEqual(['a', '(b)']);
});

test('changes show at once, reach the server in any number, and keep the order of the lines', async () => {
  server.own.ids = ['a', 'b', 'c'];
  const { cart } = await openAccountTab();
  cart.check('a', false);
  cart.remove('b');
  expect(cart.add(unit('d'))).toBe(true);
  expect(listIds(cart)).toEqual(['(a)', 'c', 'd']);
  await settled();
  expect(server.own.ids).toEqual(['c', 'd']);
  cart.check('a', true);
  cart.undo('b');
  expect(listIds(cart)).toEqual(['a', 'b', 'c', 'd']);
  await settled();
  expect(new Set(server.own.ids)).toEqual(new Set(['a', 'b', 'c', 'd']));
  cart.refresh();
  await waitFor(() => expect(server.asked.at(-1)).toBe('AccountCart'));
  expect(listIds(cart)).toEqual(['a', 'b', 'c', 'd']);
});

test('the last of several changes to a line counts', async () => {
  const { cart } = await openAccountTab();
  cart.add(unit('a'));
  cart.remove('a');
  cart.undo('a');
  cart.check('a', false);
  await settled();
  expect(listIds(cart)).toEqual(['(a)']);
  expect(server.own.ids).toEqual([]);
});

test('a change made while the connection is lost is sent when it returns, from another tab too', async () => {
  server.own.ids = ['a', 'b'];
  const { cart } = await openAccountTab();
  server.fail('RemoveFromCart', 'offline');
  cart.remove('a');
  await waitFor(() => expect(cart.hasFailed).toBe(true));
  expect(listIds(cart)).toEqual(['b']);
  const other = await openAccountTab();
  expect(listIds(other.cart)).toEqual(['b']);
  await settled();
  expect(server.own.ids).toEqual(['b']);
});

test('a removal that the server refuses is ignored', async () => {
  server.own.ids = ['a'];
  const { cart } = await openAccountTab();
  server.fail('RemoveFromCart', { code: 'BAD_USER_INPUT' });
  cart.remove('a');
  await settled();
  expect(listIds(cart)).toEqual([]);
  expect(cart.hasFailed).toBe(false);
});

test('two tabs show each other’s changes', async () => {
  server.own.ids = ['a', 'b'];
  const [one, other] = [await openAccountTab(), await openAccountTab()];
  one.cart.remove('a');
  one.cart.check('b', false);
  tellTabs('accountCart');
  expect(listIds(other.cart)).toEqual(['(b)']);
  other.cart.add(unit('c'));
  tellTabs('accountCart');
  expect(listIds(one.cart)).toEqual(['(b)', 'c']);
  await settled();
  expect(server.own.ids).toEqual(['c']);
});

test('two devices follow the server: what one has removed or bought does not come back from the other', async () => {
  server.own.ids = ['a', 'b', 'c'];
  const { cart } = await openAccountTab();
  cart.check('c', false);
  await settled();
  // On the other device.
  server.own.ids = ['b', 'd'];
  cart.refresh();
  await waitFor(() => expect(listIds(cart)).toEqual(['b', '(c)', 'd']));
  server.own.ids = ['b', 'd', 'c'];
  cart.refresh();
  await waitFor(() => expect(listIds(cart)).toEqual(['b', 'c', 'd']));
  expect(server.own.ids).toEqual(['b', 'd', 'c']);
});

test('an answer that was asked for before a change does not undo it', async () => {
  server.own.ids = ['a', 'b'];
  const { cart } = await openAccountTab();
  const response = Promise.withResolvers<void>();
  server.hold = () => response.promise;
  cart.refresh();
  await waitFor(() => expect(server.asked.at(-1)).toBe('AccountCart'));
  cart.remove('a');
  cart.add(unit('c'));
  server.hold = null;
  response.resolve();
  await settled();
  expect(listIds(cart)).toEqual(['b', 'c']);
  expect(server.own.ids).toEqual(['b', 'c']);
});

test('signing out leaves an empty cart, and lines saved for later wait for their owner', async () => {
  server.own.ids = ['a', 'b'];
  const { cart, know } = await openAccountTab();
  cart.check('b', false);
  await settled();
  server.session = null;
  know(false);
  expect(cart).toMatchObject({ isRead: true, count: 0 });
  expect(guestIds()).toEqual([]);
  cart.add(unit('g'));
  expect(guestIds()).toEqual(['g']);
  server.session = 'anna';
  know(true);
  await waitFor(() => expect(listIds(cart)).toEqual(['(b)', 'a', 'g']));
  expect(server.own.ids).toEqual(['a', 'g']);
});

test('a unit added while the session is ending is not lost', async () => {
  server.own.ids = ['a'];
  const { cart, know } = await openAccountTab();
  server.session = null;
  cart.add(unit('b'));
  await waitFor(() => expect(server.asked).toContain('AddToCart b'));
  know(false);
  expect(listIds(cart)).toEqual(['b']);
  expect(guestIds()).toEqual(['b']);
});

test('another account that signs in neither sees nor gets what was in the cart before', async () => {
  server.own.ids = ['a', 'b'];
  const { cart } = await openAccountTab();
  cart.check('b', false);
  await settled();
  server.fail('AddToCart', 'offline');
  cart.add(unit('c'));
  await waitFor(() => expect(cart.hasFailed).toBe(true));
  server.session = 'boris';
  server.own.ids = ['z'];
  announceSession();
  await waitFor(() => expect(listIds(cart)).toEqual(['z']));
  await settled();
  expect(server.carts.get('boris')?.ids).toEqual(['z']);
  expect(listIds(cart)).toEqual(['z']);
});

test('a unit takes the place of another, here and on the server, and the chosen bonuses stay until the goods change', async () => {
  server.own.ids = ['a', 'b'];
  const { cart, stores } = await openAccountTab();
  const bonuses = stores.get(ChosenBonusesStore);
  bonuses.choose(300, cart.checkedIds);
  const before = cart.checkedIds;
  cart.replace('a', unit('c'));
  bonuses.replace(before, cart.checkedIds);
  expect(listIds(cart)).toEqual(['c', 'b']);
  expect(bonuses.for(cart.checkedIds)).toBe(300);
  await settled();
  expect(server.own.ids).toEqual(['c', 'b']);
  cart.check('b', false);
  expect(bonuses.for(cart.checkedIds)).toBe(0);
});

test('the server keeps the promo code', async () => {
  const { cart } = await openAccountTab();
  await cart.account?.applyPromocode('ОСЕНЬ10');
  expect(cart.promocode).toBe('ОСЕНЬ10');
  const other = await openAccountTab();
  expect(other.cart.promocode).toBe('ОСЕНЬ10');
  server.fail('ApplyPromocode', { code: 'PROMO_NOT_FOUND' });
  await expect(cart.account?.applyPromocode('НЕТ')).rejects.toThrow('Нельзя');
  expect(cart.promocode).toBe('ОСЕНЬ10');
  await cart.account?.removePromocode();
  expect(cart.promocode).toBeNull();
});

test('a full cart takes as many of the guest’s lines as there is room for, and keeps the others for later', async () => {
  server.own.ids = Array.from({ length: mostLines - 1 }, (_, number) => `own-${number}`);
  keepAsGuest(guestLine('a'), guestLine('b'));
  const { cart } = await openAccountTab();
  expect(listIds(cart).slice(-2)).toEqual(['a', '(b)']);
  expect(server.own.ids).toHaveLength(mostLines);
});

test('a unit that the shop has deleted stays until the quote says so', async () => {
  server.own.ids = ['a', 'b'];
  const { cart } = await openAccountTab();
  server.deletedIds = ['a'];
  cart.refresh();
  await waitFor(() => expect(server.asked.filter((one) => one === 'AccountCart')).toHaveLength(2));
  await settled();
  expect(listIds(cart)).toEqual(['a', 'b']);
  cart.drop(['a']);
  await settled();
  expect(server.own.ids).toEqual(['b']);
});

test('invalid storage counts as unknown', async () => {
  localStorage.setItem('accountCart', '{"owner":"anna","lines":[{}],"pending":[],"promocode":null}');
  server.own.ids = ['a'];
  expect(listIds((await openAccountTab()).cart)).toEqual(['a']);
});

test('what is pressed before the cart is read counts once it is, and changes no other line', async () => {
  server.own.ids = ['a', 'b'];
  const { cart } = openTab(true);
  cart.check('a', false);
  cart.remove('b');
  cart.check('gone', true);
  await waitFor(() => expect(listIds(cart)).toEqual(['(a)']));
  await settled();
  expect(server.own.ids).toEqual([]);
  cart.undo('b');
  expect(listIds(cart)).toEqual(['(a)', 'b']);
});

/** Holds the next answer back. */
function heldAnswer() {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.hold = () => promise;
  return () => {
    server.hold = null;
    resolve();
  };
}

test('an answer that comes after signing out writes nothing', async () => {
  server.own.ids = ['a'];
  const { cart, know } = await openAccountTab();
  const response = heldAnswer();
  server.own.ids = ['a', 'secret'];
  cart.refresh();
  await waitFor(() => expect(server.asked.filter((one) => one === 'AccountCart')).toHaveLength(2));
  server.session = null;
  know(false);
  response();
  // The answer and all that follows from it are microtasks, which end before the next timer.
  await new Promise((resolve) => setTimeout(resolve));
  expect(localStorage.getItem('accountCart')).not.toContain('secret');
  expect(cart).toMatchObject({ isRead: true, count: 0 });
});

test('an answer for one account does not confirm the cart of the next', async () => {
  server.own.ids = ['a'];
  const { cart } = await openAccountTab();
  const response = heldAnswer();
  cart.add(unit('b'));
  await waitFor(() => expect(server.asked).toContain('AddToCart b'));
  server.session = 'boris';
  server.own.ids = ['z'];
  announceSession();
  await waitFor(() => expect(cart.isRead).toBe(false));
  const shown: string[][] = [];
  const stop = autorun(() => cart.isRead && shown.push(listIds(cart)));
  response();
  await waitFor(() => expect(cart.isRead).toBe(true));
  stop();
  expect(shown).toEqual([['z']]);
});
