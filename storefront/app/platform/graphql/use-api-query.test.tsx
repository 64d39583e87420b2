/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { announceSession } from '../store/session-channel.ts';
import type { TypedDocumentString } from './generated/graphql.ts';
import { useApiQuery } from './use-api-query.ts';

const document = { toString: () => 'query Prices { prices }' } as TypedDocumentString<{ prices: number[] }, { ids: string[] }>;

let settle: { answer: (prices: number[]) => void; fail: () => void };
const ownFetch = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = () =>
    new Promise((resolve, reject) => {
      settle = {
        answer: (prices) => resolve({ text: async () => JSON.stringify({ data: { prices } }) } as Response),
        fail: () => reject(new TypeError('fetch failed')),
      };
    });
});
afterEach(() => {
  globalThis.fetch = ownFetch;
});

test('a running request is reported, and a failure is reported until the next response', async () => {
  const { result } = renderHook(({ ids }) => useApiQuery(document, { ids }), { initialProps: { ids: ['1'] } });
  const readState = () => ({ loading: result.current.loading, failed: result.current.failed, response: result.current.response });
  expect(readState()).toEqual({ loading: true, failed: false, response: null });
  settle.answer([1]);
  await waitFor(() => expect(readState()).toEqual({ loading: false, failed: false, response: { prices: [1] } }));
  act(() => result.current.reload());
  expect(readState()).toMatchObject({ loading: true, failed: false });
  const first = settle;
  first.fail();
  // A read is sent again once.
  await waitFor(() => expect(settle).not.toBe(first));
  expect(readState()).toMatchObject({ loading: true, failed: false });
  settle.fail();
  await waitFor(() => expect(readState()).toMatchObject({ loading: false, failed: true }));
  act(() => result.current.reload());
  expect(readState()).toMatchObject({ loading: true, failed: true });
  settle.answer([2]);
  await waitFor(() => expect(readState()).toEqual({ loading: false, failed: false, response: { prices: [2] } }));
});

test('the request is repeated after a sign-in, because prices depend on the viewer', async () => {
  const { result } = renderHook(() => useApiQuery(document, { ids: ['1'] }));
  settle.answer([100]);
  await waitFor(() => expect(result.current).toMatchObject({ loading: false, response: { prices: [100] } }));
  announceSession();
  await waitFor(() => expect(result.current.loading).toBe(true));
  settle.answer([80]);
  await waitFor(() => expect(result.current).toMatchObject({ loading: false, response: { prices: [80] } }));
});

test('a late response never replaces that of a newer request', async () => {
  const { result, rerender } = renderHook(({ ids }) => useApiQuery(document, { ids }), { initialProps: { ids: ['1'] } });
  const early = settle;
  rerender({ ids: ['2'] });
  settle.answer([2]);
  await waitFor(() => expect(result.current.response).toEqual({ prices: [2] }));
  await act(async () => early.answer([1]));
  expect(result.current).toMatchObject({ loading: false, response: { prices: [2] } });
});

test('null variables send no request', () => {
  const { result } = renderHook(() => useApiQuery(document, null));
  expect(result.current).toMatchObject({ loading: false, failed: false, response: null });
});
