/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { maxGuestFavourites } from '../browser-favourites.ts';
import { mergeDisplayedIds, useLatestProducts, useStablePositions } from './use-stable-positions.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `product-${index}`);

test('a removed favourite stays displayed and requested; when a full list gets a new one, it is only displayed', () => {
  const full = ids(maxGuestFavourites);
  const { result, rerender } = renderHook(useStablePositions, { initialProps: full });
  rerender(full.slice(1));
  expect(result.current).toMatchObject({ displayedIds: full, requestedIds: full });
  const changed = ['new', ...full.slice(1)];
  rerender(changed);
  expect(result.current.displayedIds).toEqual(['new', ...full]);
  expect(result.current.requestedIds).toEqual(changed);
});

test('a removed product is still available after a response without it', () => {
  const product = (id: string) => ({ id, name: id.toUpperCase() });
  const { result, rerender } = renderHook(useLatestProducts<ReturnType<typeof product>>, { initialProps: undefined });
  expect(result.current.size).toBe(0);
  rerender([product('a'), product('b')]);
  rerender([{ ...product('b'), name: 'renamed' }]);
  expect([...result.current.values()].map(({ name }) => name)).toEqual(['A', 'renamed']);
});

test('the favourites page keeps the positions of removed products and shows new ones first', () => {
  expect(mergeDisplayedIds(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', 'b', 'c']);
  expect(mergeDisplayedIds(['a', 'b', 'c'], ['d', 'a', 'c'])).toEqual(['d', 'a', 'b', 'c']);
});
