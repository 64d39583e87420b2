/** @jest-environment jsdom */

import { notifyOtherTabs } from '../platform/store/stores.harness.ts';
import type { CartStore } from './cart.store.ts';
import { type CartLine, maxLines } from './cart-lines.rules.ts';
import { loadTab, openTab as openGuestTab } from './tab.harness.ts';

const unit = (id: string) => ({ id, productId: 'p', slug: 'slope-2', brand: 'Nordkvart', name: 'Slope 2', size: '41', picture: null });
const stored = (): CartLine[] => JSON.parse(localStorage.getItem('cartItems') ?? '[]');
const listIds = (cart: CartStore) => cart.lines.map(({ id }) => id);

const openTab = () => openGuestTab().cart;

beforeEach(() => localStorage.clear());

test('the cart is empty and not marked as read until storage has been read', () => {
  openTab().add(unit('a'));
  const cart = loadTab().cart;
  expect(cart).toMatchObject({ count: 0, isRead: false });
  cart.loadStored();
  expect(cart).toMatchObject({ count: 1, isRead: true });
});

test('a unit is added once, checked, and persists after the tab is closed', () => {
  const cart = openTab();
  expect([cart.add(unit('a')), cart.add(unit('a'))]).toEqual([true, true]);
  expect(openTab().lines).toEqual([{ ...unit('a'), quantity: 1, checked: true }]);
});

test('an unchecked line stays unchecked after the tab is closed', () => {
  const cart = openTab();
  cart.add(unit('a'));
  cart.check('a', false);
  expect(openTab().lines[0]?.checked).toBe(false);
});

test('a removed line keeps its position and can be restored, whichever other lines are removed', () => {
  const cart = openTab();
  for (const id of ['a', 'b', 'c', 'd']) cart.add(unit(id));
  for (const id of ['b', 'c', 'a']) cart.remove(id);
  expect(listIds(cart)).toEqual(['d']);
  expect(cart.rows.map(({ line, isRemoved }) => [line.id, isRemoved])).toEqual([
    ['a', true],
    ['b', true],
    ['c', true],
    ['d', false],
  ]);
  cart.undo('c');
  cart.undo('a');
  expect(listIds(cart)).toEqual(['a', 'c', 'd']);
  expect(stored().map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  cart.forgetRemoved();
  cart.undo('b');
  expect(listIds(cart)).toEqual(['a', 'c', 'd']);
});

test('a removed line that is added again in another tab is shown once', () => {
  const cart = openTab();
  cart.add(unit('a'));
  cart.remove('a');
  openTab().add(unit('a'));
  notifyOtherTabs('cartItems');
  expect(cart.rows.map(({ line, isRemoved }) => [line.id, isRemoved])).toEqual([['a', false]]);
});

test('two tabs that write in turn lose no changes, even without storage events', () => {
  const [one, other] = [openTab(), openTab()];
  one.add(unit('a'));
  other.add(unit('b'));
  one.check('a', false);
  other.remove('b');
  one.add(unit('c'));
  expect(stored().map(({ id, checked }) => [id, checked])).toEqual([
    ['a', false],
    ['c', true],
  ]);
});

test('a change in one tab is visible in the others', () => {
  const [one, other] = [openTab(), openTab()];
  one.add(unit('a'));
  notifyOtherTabs('cartItems');
  expect(other.count).toBe(1);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect([one.count, other.count]).toEqual([0, 0]);
});

test(`the cart holds at most ${maxLines} lines`, () => {
  const cart = openTab();
  for (let number = 0; number < maxLines; number += 1) expect(cart.add(unit(`unit-${number}`))).toBe(true);
  expect(cart.add(unit('one-more'))).toBe(false);
  expect(cart.count).toBe(maxLines);
});

test('invalid stored lines and duplicate units are dropped', () => {
  const line = { ...unit('a'), quantity: 1, checked: true };
  localStorage.setItem('cartItems', JSON.stringify([line, { ...line, size: 42 }, 'junk', null, line, { ...line, id: 'b', quantity: 3 }]));
  expect(listIds(openTab())).toEqual(['a']);
  localStorage.setItem('cartItems', '{"not":"a list"}');
  expect(listIds(openTab())).toEqual([]);
});

test('if storage is full, the page still displays its changes', () => {
  openTab().add(unit('old'));
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  try {
    const cart = openTab();
    cart.add(unit('a'));
    cart.add(unit('b'));
    cart.remove('old');
    expect(listIds(cart)).toEqual(['a', 'b']);
  } finally {
    Storage.prototype.setItem = setItem;
  }
});
