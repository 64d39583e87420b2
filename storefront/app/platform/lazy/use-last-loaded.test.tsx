/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useLastLoaded } from './use-last-loaded.ts';

test('a part stays when it fails to load again, and a new one replaces it', () => {
  const { result, rerender } = renderHook<string | null, string | null>((part) => useLastLoaded(part), {
    initialProps: 'reviews of a guest',
  });
  rerender(null);
  expect(result.current).toBe('reviews of a guest');
  rerender('reviews of a shopper');
  expect(result.current).toBe('reviews of a shopper');
});

test('a part that has never loaded is absent', () => {
  expect(renderHook(() => useLastLoaded(null)).result.current).toBeNull();
});
