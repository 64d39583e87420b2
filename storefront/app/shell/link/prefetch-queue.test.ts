import { canPrefetch, maxAgeMs, maxConcurrent, PrefetchQueue } from './prefetch-queue.ts';

const createQueue = () => new PrefetchQueue(() => {});

test('at most four pages are prefetched at once, and only the latest waiting request is kept', () => {
  const pages = createQueue();
  for (const page of ['/1', '/2', '/3', '/4', '/5', '/6']) pages.requestPage(page);
  expect(maxConcurrent).toBe(4);
  expect(pages.runningPages).toEqual(['/1', '/2', '/3', '/4']);
  pages.finish('/2');
  expect(pages.runningPages).toEqual(['/1', '/3', '/4', '/6']);
  pages.finish('/6');
  expect(pages.runningPages).toEqual(['/1', '/3', '/4']);
});

test('a page is prefetched again once its data is stale or after a navigation', () => {
  let now = 0;
  const pages = new PrefetchQueue(
    () => {},
    () => now,
  );
  const requestAgain = () => {
    pages.requestPage('/1');
    const { runningPages } = pages;
    pages.finish('/1');
    return runningPages;
  };
  expect(requestAgain()).toEqual(['/1']);
  now = maxAgeMs - 1;
  expect(requestAgain()).toEqual([]);
  now = maxAgeMs;
  expect(requestAgain()).toEqual(['/1']);
  expect(requestAgain()).toEqual([]);
  pages.reset();
  expect(requestAgain()).toEqual(['/1']);
});

test('a page being prefetched is not requested twice', () => {
  let now = 0;
  const pages = new PrefetchQueue(
    () => {},
    () => now,
  );
  pages.requestPage('/1');
  now = 10 * maxAgeMs;
  pages.requestPage('/1');
  expect(pages.runningPages).toEqual(['/1']);
});

test.each([
  [{}, true],
  [{ connection: { effectiveType: '4g' } }, true],
  [{ connection: { effectiveType: '3g', saveData: false } }, true],
  [{ connection: { effectiveType: '4g', saveData: true } }, false],
  [{ connection: { effectiveType: '2g' } }, false],
  [{ connection: { effectiveType: 'slow-2g' } }, false],
  [{ onLine: false }, false],
])('prefetching is allowed with %j: %s', (navigator, isAllowed) => {
  expect(canPrefetch({ onLine: true, ...navigator })).toBe(isAllowed);
});
