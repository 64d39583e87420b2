/** @jest-environment jsdom */
import { ViewedProductsStore } from './viewed.store.ts';

function openTab() {
  const viewed = new ViewedProductsStore();
  viewed.loadStored();
  return viewed;
}

beforeEach(() => localStorage.clear());

test('the last six viewed products are stored, newest first, and a product viewed again moves to the front', () => {
  const viewed = openTab();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) viewed.add(id);
  expect(viewed.ids).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  expect(openTab().ids).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
});

test('tabs share one list of viewed products', () => {
  const [firstTab, secondTab] = [openTab(), openTab()];
  firstTab.add('a');
  secondTab.add('b');
  firstTab.add('c');
  expect(openTab().ids).toEqual(['c', 'b', 'a']);
});

test('a stored list of more than six viewed products is truncated', () => {
  localStorage.setItem('recentlyViewed', JSON.stringify(['1', '2', '3', '4', '5', '6', '7', '8']));
  expect(openTab().ids).toEqual(['1', '2', '3', '4', '5', '6']);
});
