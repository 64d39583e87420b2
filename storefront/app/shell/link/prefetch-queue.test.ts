import { maxAgeMs, maxConcurrent, PrefetchQueue } from './prefetch-queue.ts';

const createQueue = () => new PrefetchQueue(() => {});

test('at most four pages are prefetched at once, and only the latest waiting request is kept', () => {
  const queue = createQueue();
  for (const page of ['/1', '/2', '/3', '/4', '/5', '/6']) queue.requestPage(page);
  expect(maxConcurrent).toBe(4);
  expect(queue.runningPages).toEqual(['/1', '/2', '/3', '/4']);
  queue.finish('/2');
  expect(queue.runningPages).toEqual(['/1', '/3', '/4', '/6']);
  queue.finish('/6');
  expect(queue.runningPages).toEqual(['/1', '/3', '/4']);
});

test('a page is prefetched again once its data is stale or after a navigation', () => {
  let now = 0;
  const queue = new PrefetchQueue(
    () => {},
    () => now,
  );
  const requestAgain = () => {
    queue.requestPage('/1');
    const { runningPages } = queue;
    queue.finish('/1');
    return runningPages;
  };
  expect(requestAgain()).toEqual(['/1']);
  now = maxAgeMs - 1;
  expect(requestAgain()).toEqual([]);
  now = maxAgeMs;
  expect(requestAgain()).toEqual(['/1']);
  expect(requestAgain()).toEqual([]);
  queue.reset();
  expect(requestAgain()).toEqual(['/1']);
});

test('PrefetchQueue does not request a page that is being prefetched', () => {
  let now = 0;
  const queue = new PrefetchQueue(
    () => {},
    () => now,
  );
  queue.requestPage('/1');
  now = 10 * maxAgeMs;
  queue.requestPage('/1');
  expect(queue.runningPages).toEqual(['/1']);
});
