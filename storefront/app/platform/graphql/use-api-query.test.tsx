/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { announceSession } from '../store/session-channel.ts';
import type { TypedDocumentString } from './generated/graphql.ts';
import { useApiQuery } from './use-api-query.ts';

const document = { toString: () => 'query Prices { prices }' } as TypedDocumentString<{ prices: number[] }, { ids: string[] }>;

let pendingRequest: { respond: (prices: number[]) => void; fail: () => void };
const ownFetch = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = () =>
    new Promise((resolve, reject) => {
      pendingRequest = {
        respond: (prices) => resolve({ text: async () => JSON.stringify({ data: { prices } }) } as Response),
        fail: () => reject(new TypeError('fetch failed')),
      };
    });
});
afterEach(() => {
  globalThis.fetch = ownFetch;
});

test('useApiQuery reports a running request, and a failure until the next response', async () => {
  const { result } = renderHook(({ ids }) => useApiQuery(document, { ids }), { initialProps: { ids: ['1'] } });
  const readState = () => ({ loading: result.current.loading, failed: result.current.failed, response: result.current.response });
  expect(readState()).toEqual({ loading: true, failed: false, response: null });
  pendingRequest.respond([1]);
  await waitFor(() => expect(readState()).toEqual({ loading: false, failed: false, response: { prices: [1] } }));
  act(() => result.current.reload());
  expect(readState()).toMatchObject({ loading: true, failed: false });
  const firstRequest = pendingRequest;
  firstRequest.fail();
  // A failed read is sent once more.
  await waitFor(() => expect(pendingRequest).not.toBe(firstRequest));
  expect(readState()).toMatchObject({ loading: true, failed: false });
  pendingRequest.fail();
  await waitFor(() => expect(readState()).toMatchObject({ loading: false, failed: true }));
  act(() => result.current.reload());
  expect(readState()).toMatchObject({ loading: true, failed: true });
  pendingRequest.respond([2]);
  await waitFor(() => expect(readState()).toEqual({ loading: false, failed: false, response: { prices: [2] } }));
});

test('useApiQuery repeats its request after a sign-in, because prices depend on the viewer', async () => {
  const { result } = renderHook(() => useApiQuery(document, { ids: ['1'] }));
  pendingRequest.respond([100]);
  await waitFor(() => expect(result.current).toMatchObject({ loading: false, response: { prices: [100] } }));
  announceSession();
  await waitFor(() => expect(result.current.loading).toBe(true));
  pendingRequest.respond([80]);
  await waitFor(() => expect(result.current).toMatchObject({ loading: false, response: { prices: [80] } }));
});

test('useApiQuery never replaces a response by a late response to an older request', async () => {
  const { result, rerender } = renderHook(({ ids }) => useApiQuery(document, { ids }), { initialProps: { ids: ['1'] } });
  const earlyRequest = pendingRequest;
  rerender({ ids: ['2'] });
  pendingRequest.respond([2]);
  await waitFor(() => expect(result.current.response).toEqual({ prices: [2] }));
  await act(async () => earlyRequest.respond([1]));
  expect(result.current).toMatchObject({ loading: false, response: { prices: [2] } });
});

test('useApiQuery sends no request for null variables', () => {
  const { result } = renderHook(() => useApiQuery(document, null));
  expect(result.current).toMatchObject({ loading: false, failed: false, response: null });
});
