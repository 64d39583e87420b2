/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { usePromo } from './use-promo.ts';

test('until the script of the cart has loaded, the browser itself submits the form of the promo code, and its field is idle', () => {
  const { result } = renderHook(() => usePromo({ accountCart: null }, { code: null, quote: undefined }));
  expect(result.current).toMatchObject({ state: 'idle', apply: undefined, clear: undefined });
});

test('a promo code that could not be applied disappears once another code has been saved', async () => {
  const accountCart = { applyPromocode: () => Promise.reject(new Error('no network')), removePromocode: () => Promise.resolve() };
  const initialProps: { code: string | null } = { code: null };
  const { result, rerender } = renderHook(({ code }) => usePromo({ accountCart }, { code, quote: undefined }), { initialProps });
  await act(async () => result.current.apply?.('BAD'));
  expect(result.current).toMatchObject({ state: 'error', code: 'BAD' });
  rerender({ code: 'GOOD' });
  expect(result.current).toMatchObject({ state: 'checking', code: 'GOOD' });
});
