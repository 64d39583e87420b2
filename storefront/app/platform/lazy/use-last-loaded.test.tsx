/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useLastLoaded } from './use-last-loaded.ts';

test('a displayed part stays when it fails to load again, and a newly loaded one replaces it', () => {
  const { result, rerender } = renderHook<string | null, string | null>((part) => useLastLoaded(part), {
    initialProps: 'reviews of a guest',
  });
  rerender(null);
  expect(result.current).toBe('reviews of a guest');
  rerender('reviews of a shopper');
  expect(result.current).toBe('reviews of a shopper');
});

test('useLastLoaded returns null for a part that has never loaded', () => {
  expect(renderHook(() => useLastLoaded(null)).result.current).toBeNull();
});
