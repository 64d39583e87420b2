import { jest } from '@jest/globals';
import { findDebounceMs, LiveSearch, type SearchResults, suggestDebounceMs } from './live-search.ts';

const buildResults = (total: number): SearchResults => ({ items: [], suggestions: [`${total}`], total, takenFor: null });

interface PendingRequest {
  query: string;
  signal: AbortSignal;
  reply: (results: SearchResults) => void;
  fail: () => void;
}

let productRequests: PendingRequest[];
let suggestionRequests: string[];
let search: LiveSearch;
beforeEach(() => {
  jest.useFakeTimers();
  productRequests = [];
  suggestionRequests = [];
  search = new LiveSearch({
    findProducts: (query, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<SearchResults>();
      productRequests.push({ query, signal, reply: resolve, fail: () => reject(new Error('no network')) });
      return promise;
    },
    suggestQueries: async (query) => {
      suggestionRequests.push(query);
      return [`${query}…`];
    },
  });
});
afterEach(() => jest.useRealTimers());

const listQueries = () => productRequests.map(({ query }) => query);

test('the live search requests products a second after the last change of the query, and suggestions sooner', async () => {
  expect(findDebounceMs).toBe(1000);
  expect(suggestDebounceMs).toBeLessThan(findDebounceMs);
  for (const query of ['к', 'ке', 'кед', 'кеды']) {
    search.changeQuery(query);
    await jest.advanceTimersByTimeAsync(200);
  }
  expect(suggestionRequests).toEqual([]);
  await jest.advanceTimersByTimeAsync(799);
  expect(suggestionRequests).toEqual(['кеды']);
  expect(search.suggestions).toEqual(['кеды…']);
  expect(listQueries()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(listQueries()).toEqual(['кеды']);
  expect(search.isLoading).toBe(true);
  productRequests[0]?.reply(buildResults(3));
  await jest.advanceTimersByTimeAsync(0);
  expect(search).toMatchObject({ results: { total: 3 }, suggestions: ['3'], isLoading: false });
});

test('the live search aborts a stale request for products and ignores its late response', async () => {
  search.changeQuery('кеды');
  await jest.advanceTimersByTimeAsync(1000);
  search.changeQuery('кеды белые');
  expect(productRequests[0]?.signal.aborted).toBe(true);
  await jest.advanceTimersByTimeAsync(1000);
  productRequests[1]?.reply(buildResults(2));
  await jest.advanceTimersByTimeAsync(0);
  productRequests[0]?.reply(buildResults(1));
  await jest.advanceTimersByTimeAsync(0);
  expect(search.results?.total).toBe(2);
});

test('the previous results of the live search stay while the next ones load, and are cleared with the query', async () => {
  search.changeQuery('кеды');
  await jest.advanceTimersByTimeAsync(1000);
  productRequests[0]?.reply(buildResults(3));
  await jest.advanceTimersByTimeAsync(0);
  search.changeQuery('кеды бе');
  expect(search).toMatchObject({ results: { total: 3 }, isLoading: true });
  search.changeQuery('  ');
  expect(search).toMatchObject({ results: null, suggestions: [], isLoading: false });
  await jest.advanceTimersByTimeAsync(2000);
  expect(listQueries()).toEqual(['кеды']);
});

test('a space added to the query does not restart the live search', async () => {
  search.changeQuery('кеды');
  await jest.advanceTimersByTimeAsync(900);
  search.changeQuery('кеды ');
  await jest.advanceTimersByTimeAsync(100);
  expect(listQueries()).toEqual(['кеды']);
});

test('the live search reports a failed request for products until the query changes', async () => {
  search.changeQuery('кеды');
  await jest.advanceTimersByTimeAsync(1000);
  productRequests[0]?.fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(search).toMatchObject({ hasFailed: true, isLoading: false, results: null });
  search.changeQuery('кед');
  expect(search.hasFailed).toBe(false);
});

test('the live search sends no request after it has been stopped', async () => {
  search.changeQuery('кеды');
  search.stop();
  await jest.advanceTimersByTimeAsync(2000);
  expect([...listQueries(), ...suggestionRequests]).toEqual([]);
});
