/** @jest-environment jsdom */

import { notifyOtherTabs } from '../platform/store/stores.harness.ts';
import type { CartStore } from './cart.store.ts';
import { type CartLine, maxLines } from './cart-lines.rules.ts';
import { loadTab, openTab as openGuestTab } from './tab.harness.ts';

const createUnit = (id: string) => ({
  id,
  productId: 'p',
  slug: 'slope-2',
  brand: 'Nordkvart',
  name: 'Slope 2',
  size: '41',
  picture: null,
});
const readStoredLines = (): CartLine[] => JSON.parse(localStorage.getItem('cartItems') ?? '[]');
const listIds = (cart: CartStore) => cart.lines.map(({ id }) => id);

const openTab = () => openGuestTab().cart;

beforeEach(() => localStorage.clear());

test('the cart is empty and not marked as loaded until storage has been read', () => {
  openTab().add(createUnit('a'));
  const cart = loadTab().cart;
  expect(cart).toMatchObject({ count: 0, isLoaded: false });
  cart.loadStored();
  expect(cart).toMatchObject({ count: 1, isLoaded: true });
});

test('a unit added twice is one checked line, which persists after the tab is closed', () => {
  const cart = openTab();
  expect([cart.add(createUnit('a')), cart.add(createUnit('a'))]).toEqual([true, true]);
  expect(openTab().lines).toEqual([{ ...createUnit('a'), quantity: 1, checked: true }]);
});

test('an unchecked line stays unchecked after the tab is closed', () => {
  const cart = openTab();
  cart.add(createUnit('a'));
  cart.setChecked('a', false);
  expect(openTab().lines[0]?.checked).toBe(false);
});

test('a removed line keeps its position and can be restored, whichever other lines are removed', () => {
  const cart = openTab();
  for (const id of ['a', 'b', 'c', 'd']) cart.add(createUnit(id));
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
  expect(readStoredLines().map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  cart.forgetRemoved();
  cart.undo('b');
  expect(listIds(cart)).toEqual(['a', 'c', 'd']);
});

test('a removed line that is added again in another tab is listed once, and no longer as removed', () => {
  const cart = openTab();
  cart.add(createUnit('a'));
  cart.remove('a');
  openTab().add(createUnit('a'));
  notifyOtherTabs('cartItems');
  expect(cart.rows.map(({ line, isRemoved }) => [line.id, isRemoved])).toEqual([['a', false]]);
});

test('two tabs that write in turn lose no changes, even without storage events', () => {
  const [firstTab, secondTab] = [openTab(), openTab()];
  firstTab.add(createUnit('a'));
  secondTab.add(createUnit('b'));
  firstTab.setChecked('a', false);
  secondTab.remove('b');
  firstTab.add(createUnit('c'));
  expect(readStoredLines().map(({ id, checked }) => [id, checked])).toEqual([
    ['a', false],
    ['c', true],
  ]);
});

test('a change in one tab is visible in the others', () => {
  const [firstTab, secondTab] = [openTab(), openTab()];
  firstTab.add(createUnit('a'));
  notifyOtherTabs('cartItems');
  expect(secondTab.count).toBe(1);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect([firstTab.count, secondTab.count]).toEqual([0, 0]);
});

test(`the cart holds at most ${maxLines} lines`, () => {
  const cart = openTab();
  for (let number = 0; number < maxLines; number += 1) expect(cart.add(createUnit(`unit-${number}`))).toBe(true);
  expect(cart.add(createUnit('one-more'))).toBe(false);
  expect(cart.count).toBe(maxLines);
});

test('invalid stored lines and duplicate units are dropped', () => {
  const line = { ...createUnit('a'), quantity: 1, checked: true };
  localStorage.setItem('cartItems', JSON.stringify([line, { ...line, size: 42 }, 'junk', null, line, { ...line, id: 'b', quantity: 3 }]));
  expect(listIds(openTab())).toEqual(['a']);
  localStorage.setItem('cartItems', '{"not":"a list"}');
  expect(listIds(openTab())).toEqual([]);
});

test('if storage is full, the page still displays its changes', () => {
  openTab().add(createUnit('old'));
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  try {
    const cart = openTab();
    cart.add(createUnit('a'));
    cart.add(createUnit('b'));
    cart.remove('old');
    expect(listIds(cart)).toEqual(['a', 'b']);
  } finally {
    Storage.prototype.setItem = setItem;
  }
});
