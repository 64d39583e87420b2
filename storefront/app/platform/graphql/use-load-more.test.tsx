/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useLoadMore } from './use-load-more.ts';

const buildPage = (ids: string, totalItems: number) => ({ items: [...ids].map((id) => ({ id })), pagination: { totalItems } });
type Page = ReturnType<typeof buildPage>;

let requests: { number: number; respond: (page: Page) => void; fail: () => void }[];
beforeEach(() => {
  requests = [];
});

function renderList(first: Page, removedCount = 0) {
  const load = (number: number) =>
    new Promise<Page>((response, fail) => requests.push({ number, respond: response, fail: () => fail(new Error('down')) }));
  const hook = renderHook((latest: Page) => useLoadMore({ firstPage: latest, pageSize: 2, removedCount, load }), { initialProps: first });
  const readList = () => {
    const { items, total, state } = hook.result.current;
    return { ids: items.map(({ id }) => id).join(''), total, state };
  };
  return { ...hook, readList, loadMore: () => act(() => hook.result.current.loadMore()) };
}

test('useLoadMore appends the next page without the items that are displayed already', async () => {
  const { readList, loadMore } = renderList(buildPage('dc', 4));
  loadMore();
  expect(readList().state).toBe('loading');
  await act(async () => requests[0]?.respond(buildPage('cb', 5)));
  expect(readList()).toEqual({ ids: 'dcb', total: 5, state: 'idle' });
  loadMore();
  expect(requests.map(({ number }) => number)).toEqual([2, 2]);
});

test('useLoadMore loads one more page if all items of the loaded page are displayed already', async () => {
  const { readList, loadMore } = renderList(buildPage('dc', 4));
  loadMore();
  await act(async () => requests[0]?.respond(buildPage('dc', 6)));
  await act(async () => requests[1]?.respond(buildPage('ba', 6)));
  expect(readList()).toEqual({ ids: 'dcba', total: 6, state: 'idle' });
  expect(requests.map(({ number }) => number)).toEqual([2, 3]);
});

test('useLoadMore skips no item if the items have moved up because a displayed one was removed', async () => {
  const { readList, loadMore } = renderList(buildPage('dc', 4), 1);
  loadMore();
  await act(async () => requests[0]?.respond(buildPage('cb', 3)));
  expect(requests.map(({ number }) => number)).toEqual([1]);
  expect(readList().ids).toBe('dcb');
});

test('the items stay after useLoadMore has failed, and loading can be repeated', async () => {
  const { readList, loadMore } = renderList(buildPage('dc', 4));
  loadMore();
  await act(async () => requests[0]?.fail());
  expect(readList()).toEqual({ ids: 'dc', total: 4, state: 'failed' });
  loadMore();
  await act(async () => requests[1]?.respond(buildPage('ba', 4)));
  expect(readList()).toEqual({ ids: 'dcba', total: 4, state: 'idle' });
});

test("useLoadMore puts new items on top when the page's data is reloaded", async () => {
  const { readList, loadMore, rerender } = renderList(buildPage('dc', 4));
  loadMore();
  await act(async () => requests[0]?.respond(buildPage('ba', 4)));
  rerender(buildPage('ed', 5));
  expect(readList()).toEqual({ ids: 'edcba', total: 5, state: 'idle' });
});
