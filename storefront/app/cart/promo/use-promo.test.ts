/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { usePromo } from './use-promo.ts';

test('without the script of the cart the browser sends the form, and nothing is checked for ever', () => {
  const { result } = renderHook(() => usePromo({ account: null }, { code: null, quote: undefined }));
  expect(result.current).toMatchObject({ state: 'idle', apply: undefined, clear: undefined });
});
