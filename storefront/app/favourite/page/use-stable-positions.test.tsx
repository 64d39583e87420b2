/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { maxGuestFavourites } from '../browser-favourites.ts';
import { mergeDisplayedIds, useStablePositions } from './use-stable-positions.ts';

const buildIds = (count: number) => Array.from({ length: count }, (_, index) => `product-${index}`);

test('a removed favourite stays displayed, but is no longer requested once a new favourite has filled the list again', () => {
  const fullList = buildIds(maxGuestFavourites);
  const { result, rerender } = renderHook(useStablePositions, { initialProps: fullList });
  rerender(fullList.slice(1));
  expect(result.current).toMatchObject({ displayedIds: fullList, requestedIds: fullList });
  const changedList = ['new', ...fullList.slice(1)];
  rerender(changedList);
  expect(result.current.displayedIds).toEqual(['new', ...fullList]);
  expect(result.current.requestedIds).toEqual(changedList);
});

test('the favourites page keeps the positions of removed products and shows new ones first', () => {
  expect(mergeDisplayedIds(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', 'b', 'c']);
  expect(mergeDisplayedIds(['a', 'b', 'c'], ['d', 'a', 'c'])).toEqual(['d', 'a', 'b', 'c']);
});
