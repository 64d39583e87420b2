/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useLoadMore } from './use-load-more.ts';

const page = (ids: string, totalItems: number) => ({ items: [...ids].map((id) => ({ id })), pagination: { totalItems } });
type Page = ReturnType<typeof page>;

let requests: { number: number; answer: (page: Page) => void; fail: () => void }[];
beforeEach(() => {
  requests = [];
});

function list(first: Page, removedCount = 0) {
  const load = (number: number) =>
    new Promise<Page>((response, fail) => requests.push({ number, answer: response, fail: () => fail(new Error('down')) }));
  const hook = renderHook((latest: Page) => useLoadMore({ first: latest, pageSize: 2, removedCount, load }), { initialProps: first });
  const shown = () => {
    const { items, total, state } = hook.result.current;
    return { ids: items.map(({ id }) => id).join(''), total, state };
  };
  return { ...hook, shown, more: () => act(() => hook.result.current.loadMore()) };
}

test('the next page is appended without the items that are displayed already', async () => {
  const { shown, more } = list(page('dc', 4));
  more();
  expect(shown().state).toBe('loading');
  await act(async () => requests[0]?.answer(page('cb', 5)));
  expect(shown()).toEqual({ ids: 'dcb', total: 5, state: 'idle' });
  more();
  expect(requests.map(({ number }) => number)).toEqual([2, 2]);
});

test('one more page is loaded if all items of the loaded one are displayed already', async () => {
  const { shown, more } = list(page('dc', 4));
  more();
  await act(async () => requests[0]?.answer(page('dc', 6)));
  await act(async () => requests[1]?.answer(page('ba', 6)));
  expect(shown()).toEqual({ ids: 'dcba', total: 6, state: 'idle' });
  expect(requests.map(({ number }) => number)).toEqual([2, 3]);
});

test('no item is skipped if the items have moved up because a displayed one was removed', async () => {
  const { shown, more } = list(page('dc', 4), 1);
  more();
  await act(async () => requests[0]?.answer(page('cb', 3)));
  expect(requests.map(({ number }) => number)).toEqual([1]);
  expect(shown().ids).toBe('dcb');
});

test('the items stay after a failure, and loading can be repeated', async () => {
  const { shown, more } = list(page('dc', 4));
  more();
  await act(async () => requests[0]?.fail());
  expect(shown()).toEqual({ ids: 'dc', total: 4, state: 'failed' });
  more();
  await act(async () => requests[1]?.answer(page('ba', 4)));
  expect(shown()).toEqual({ ids: 'dcba', total: 4, state: 'idle' });
});

test("new items are put on top when the page's data is reloaded", async () => {
  const { shown, more, rerender } = list(page('dc', 4));
  more();
  await act(async () => requests[0]?.answer(page('ba', 4)));
  rerender(page('ed', 5));
  expect(shown()).toEqual({ ids: 'edcba', total: 5, state: 'idle' });
});
