/** @jest-environment jsdom */
import { maxGuestFavourites } from './browser-favourites.ts';
import { openTab } from './tab.harness.ts';

const openGuestFavourites = () => openTab(false).favourites;

beforeEach(() => localStorage.clear());

test("toggling a guest's favourite adds it at the front or removes it, and the list persists after the tab is closed", () => {
  const favourites = openGuestFavourites();
  expect([favourites.toggle('a'), favourites.toggle('b'), favourites.toggle('a'), favourites.toggle('c')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(openGuestFavourites().ids).toEqual(['c', 'b']);
});

test("a guest's restored favourite returns to its position", () => {
  const favourites = openGuestFavourites();
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

test('two tabs that change the favourites in turn lose no changes', () => {
  const [firstTab, secondTab] = [openGuestFavourites(), openGuestFavourites()];
  firstTab.toggle('a');
  secondTab.toggle('b');
  firstTab.toggle('c');
  expect(openGuestFavourites().ids).toEqual(['c', 'b', 'a']);
});

test(`a guest has at most ${maxGuestFavourites} favourites`, () => {
  const favourites = openGuestFavourites();
  for (let number = 0; number < maxGuestFavourites; number += 1) favourites.toggle(`product-${number}`);
  expect(favourites.toggle('one more')).toBe(false);
  expect(favourites.count).toBe(maxGuestFavourites);
  expect(favourites.has('product-0')).toBe(true);
});
