/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { cleanup, render, screen } from '@testing-library/react';
import { CartLine } from './index.ts';

afterEach(cleanup);

const line = { href: '#', brand: 'Nordkvart', name: 'Slope 2', onCheckedChange: () => undefined };
const readPriceChange = () => screen.queryByText(/^Стало/)?.textContent?.replaceAll('\u00a0', ' ');

it.each([
  [8900, 9400, 'Стало дешевле на 500 ₽'],
  [9400, 8900, 'Стало дороже на 500 ₽'],
])('CartLine describes a price of %i ₽, formerly %i ₽, as «%s»', (price, addedPrice, text) => {
  render(<CartLine {...line} price={price * 100} addedPrice={addedPrice * 100} />);
  expect(readPriceChange()).toBe(text);
});

it.each([
  ['the price has not changed since the unit was added', 890_000, 890_000],
  ['the current price is unknown', null, 890_000],
  ['the price at which the unit was added is unknown', 890_000, null],
])('CartLine describes no price change if %s', (_what, price, addedPrice) => {
  render(<CartLine {...line} price={price} addedPrice={addedPrice} />);
  expect(readPriceChange()).toBeUndefined();
});

it('CartLine shows no price change of an unavailable item', () => {
  render(<CartLine {...line} price={890_000} addedPrice={940_000} unavailable="Эту пару только что купили" />);
  expect(readPriceChange()).toBeUndefined();
});

it('CartLine disables its checkbox until its new price is accepted', () => {
  const { rerender } = render(<CartLine {...line} price={890_000} offer={{ price: 940_000, onAccept: () => undefined }} />);
  const box = () => screen.getByRole<HTMLInputElement>('checkbox');
  expect([box().checked, box().disabled]).toEqual([false, true]);
  rerender(<CartLine {...line} price={940_000} />);
  expect([box().checked, box().disabled]).toEqual([true, false]);
});
