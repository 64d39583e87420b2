/** @jest-environment jsdom */
import { maxGuestFavourites } from './browser-favourites.ts';
import { openTab as openTabOf } from './tab.harness.ts';

const openTab = () => openTabOf(false).favourites;

beforeEach(() => localStorage.clear());

test('toggling adds a product at the front or removes it, and the list persists after the tab is closed', () => {
  const favourites = openTab();
  expect([favourites.toggle('a'), favourites.toggle('b'), favourites.toggle('a'), favourites.toggle('c')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(openTab().ids).toEqual(['c', 'b']);
});

test('a restored product returns to its position', () => {
  const favourites = openTab();
  for (const id of ['c', 'b', 'a']) favourites.toggle(id);
  favourites.toggle('b');
  favourites.restore('b', 'c');
  expect(favourites.ids).toEqual(['a', 'b', 'c']);
  favourites.toggle('c');
  favourites.restore('c', undefined);
  expect(favourites.ids).toEqual(['a', 'b', 'c']);
  favourites.restore('c', 'gone meanwhile');
  expect(favourites.ids).toEqual(['a', 'b', 'c']);
});

test('two tabs that write in turn lose no changes', () => {
  const [one, other] = [openTab(), openTab()];
  one.toggle('a');
  other.toggle('b');
  one.toggle('c');
  expect(openTab().ids).toEqual(['c', 'b', 'a']);
});

test(`the list holds at most ${maxGuestFavourites} products`, () => {
  const favourites = openTab();
  for (let number = 0; number < maxGuestFavourites; number += 1) favourites.toggle(`product-${number}`);
  expect(favourites.toggle('one more')).toBe(false);
  expect(favourites.count).toBe(maxGuestFavourites);
  expect(favourites.has('product-0')).toBe(true);
});
