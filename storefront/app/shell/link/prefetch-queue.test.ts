import { freshMs, maxAtOnce, mayPrefetch, PrefetchQueue } from './prefetch-queue.ts';

const queue = () => new PrefetchQueue(() => {});

test('at most four pages are prefetched at once, and of the waiting requests only the latest remains', () => {
  const pages = queue();
  for (const page of ['/1', '/2', '/3', '/4', '/5', '/6']) pages.requestPage(page);
  expect(maxAtOnce).toBe(4);
  expect(pages.running).toEqual(['/1', '/2', '/3', '/4']);
  pages.settled('/2');
  expect(pages.running).toEqual(['/1', '/3', '/4', '/6']);
  pages.settled('/6');
  expect(pages.running).toEqual(['/1', '/3', '/4']);
});

test('a page is prefetched again once its data is stale or after a navigation', () => {
  let now = 0;
  const pages = new PrefetchQueue(
    () => {},
    () => now,
  );
  const askAgain = () => {
    pages.requestPage('/1');
    const { running } = pages;
    pages.settled('/1');
    return running;
  };
  expect(askAgain()).toEqual(['/1']);
  now = freshMs - 1;
  expect(askAgain()).toEqual([]);
  now = freshMs;
  expect(askAgain()).toEqual(['/1']);
  expect(askAgain()).toEqual([]);
  pages.forget();
  expect(askAgain()).toEqual(['/1']);
});

test('a page being prefetched is not requested twice', () => {
  let now = 0;
  const pages = new PrefetchQueue(
    () => {},
    () => now,
  );
  pages.requestPage('/1');
  now = 10 * freshMs;
  pages.requestPage('/1');
  expect(pages.running).toEqual(['/1']);
});

test.each([
  [{}, true],
  [{ connection: { effectiveType: '4g' } }, true],
  [{ connection: { effectiveType: '3g', saveData: false } }, true],
  [{ connection: { effectiveType: '4g', saveData: true } }, false],
  [{ connection: { effectiveType: '2g' } }, false],
  [{ connection: { effectiveType: 'slow-2g' } }, false],
  [{ onLine: false }, false],
])('whether prefetching is allowed with %j: %s', (navigator, may) => {
  expect(mayPrefetch({ onLine: true, ...navigator })).toBe(may);
});
