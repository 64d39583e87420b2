/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useProductsOfAllResponses } from './use-products-of-all-responses.ts';

test('useProductsOfAllResponses returns a removed product even after a response without it', () => {
  const buildProduct = (id: string) => ({ id, name: id.toUpperCase() });
  const { result, rerender } = renderHook(useProductsOfAllResponses<ReturnType<typeof buildProduct>>, { initialProps: undefined });
  expect(result.current.size).toBe(0);
  rerender([buildProduct('a'), buildProduct('b')]);
  rerender([{ ...buildProduct('b'), name: 'renamed' }]);
  expect([...result.current.values()].map(({ name }) => name)).toEqual(['A', 'renamed']);
});
