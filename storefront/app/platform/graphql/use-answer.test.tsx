/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import type { TypedDocumentString } from './generated/graphql.ts';
import { useAnswer } from './use-answer.ts';

const document = { toString: () => 'query Prices { prices }' } as TypedDocumentString<{ prices: number[] }, { ids: string[] }>;

let settle: { answer: (prices: number[]) => void; fail: () => void };
const ownFetch = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = () =>
    new Promise((resolve, reject) => {
      settle = {
        answer: (prices) => resolve({ json: async () => ({ data: { prices } }) } as Response),
        fail: () => reject(new TypeError('fetch failed')),
      };
    });
});
afterEach(() => {
  globalThis.fetch = ownFetch;
});

test('says that it asks, each time, and of a failure until there is an answer', async () => {
  const { result } = renderHook(({ ids }) => useAnswer(document, { ids }), { initialProps: { ids: ['1'] } });
  const said = () => ({ asking: result.current.asking, failed: result.current.failed, answer: result.current.answer });
  expect(said()).toEqual({ asking: true, failed: false, answer: null });
  settle.answer([1]);
  await waitFor(() => expect(said()).toEqual({ asking: false, failed: false, answer: { prices: [1] } }));
  act(() => result.current.again());
  expect(said()).toMatchObject({ asking: true, failed: false });
  settle.fail();
  await waitFor(() => expect(said()).toMatchObject({ asking: false, failed: true }));
  act(() => result.current.again());
  expect(said()).toMatchObject({ asking: true, failed: true });
  settle.answer([2]);
  await waitFor(() => expect(said()).toEqual({ asking: false, failed: false, answer: { prices: [2] } }));
});

test('nothing is asked for nothing', () => {
  const { result } = renderHook(() => useAnswer(document, null));
  expect(result.current).toMatchObject({ asking: false, failed: false, answer: null });
});
