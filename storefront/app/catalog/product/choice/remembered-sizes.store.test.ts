/** @jest-environment jsdom */
import { RememberedSizesStore } from './remembered-sizes.store.ts';

function openTab() {
  const sizes = new RememberedSizesStore();
  sizes.loadStored();
  return sizes;
}

beforeEach(() => localStorage.clear());

test('sizes are remembered by category, the latest first', () => {
  const sizes = openTab();
  sizes.add('obuv', '41');
  sizes.add('odezhda', 'm');
  sizes.add('obuv', '42');
  expect(openTab().listSizes('obuv')).toEqual(['42', '41']);
  expect(openTab().listSizes('odezhda')).toEqual(['m']);
  sizes.add('obuv', '41');
  expect(openTab().listSizes('obuv')).toEqual(['41', '42']);
  expect(openTab().listSizes('sumki')).toEqual([]);
});
