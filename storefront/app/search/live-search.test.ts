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
    find: (query, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<SearchResults>();
      productRequests.push({ query, signal, reply: resolve, fail: () => reject(new Error('no network')) });
      return promise;
    },
    suggest: async (query) => {
      suggestionRequests.push(query);
      return [`${query}…`];
    },
  });
});
afterEach(() => jest.useRealTimers());

const listQueries = () => productRequests.map(({ query }) => query);

test('products are requested a second after the last change, suggestions sooner', async () => {
  expect(findDebounceMs).toBe(1000);
  expect(suggestDebounceMs).toBeLessThan(findDebounceMs);
  for (const query of ['к', 'ке', 'кед', 'кеды']) {
    search.change(query);
    await jest.advanceTimersByTimeAsync(200);
  }
  expect(suggestionRequests).toEqual([]);
  await jest.advanceTimersByTimeAsync(799);
  expect(suggestionRequests).toEqual(['кеды']);
  expect(search.suggestions).toEqual(['кеды…']);
  expect(listQueries()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(listQueries()).toEqual(['кеды']);
  expect(search.loading).toBe(true);
  productRequests[0]?.reply(buildResults(3));
  await jest.advanceTimersByTimeAsync(0);
  expect(search).toMatchObject({ results: { total: 3 }, suggestions: ['3'], loading: false });
});

test('a stale request is aborted, and its late response is ignored', async () => {
  search.change('кеды');
  await jest.advanceTimersByTimeAsync(1000);
  search.change('кеды белые');
  expect(productRequests[0]?.signal.aborted).toBe(true);
  await jest.advanceTimersByTimeAsync(1000);
  productRequests[1]?.reply(buildResults(2));
  await jest.advanceTimersByTimeAsync(0);
  productRequests[0]?.reply(buildResults(1));
  await jest.advanceTimersByTimeAsync(0);
  expect(search.results?.total).toBe(2);
});

test('the previous results stay while the next ones load, and are cleared with the query', async () => {
  search.change('кеды');
  await jest.advanceTimersByTimeAsync(1000);
  productRequests[0]?.reply(buildResults(3));
  await jest.advanceTimersByTimeAsync(0);
  search.change('кеды бе');
  expect(search).toMatchObject({ results: { total: 3 }, loading: true });
  search.change('  ');
  expect(search).toMatchObject({ results: null, suggestions: [], loading: false });
  await jest.advanceTimersByTimeAsync(2000);
  expect(listQueries()).toEqual(['кеды']);
});

test('an added space does not restart the search', async () => {
  search.change('кеды');
  await jest.advanceTimersByTimeAsync(900);
  search.change('кеды ');
  await jest.advanceTimersByTimeAsync(100);
  expect(listQueries()).toEqual(['кеды']);
});

test('a failed request for products is reported until the query changes', async () => {
  search.change('кеды');
  await jest.advanceTimersByTimeAsync(1000);
  productRequests[0]?.fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(search).toMatchObject({ failed: true, loading: false, results: null });
  search.change('кед');
  expect(search.failed).toBe(false);
});

test('no request is sent after stop', async () => {
  search.change('кеды');
  search.stop();
  await jest.advanceTimersByTimeAsync(2000);
  expect([...listQueries(), ...suggestionRequests]).toEqual([]);
});
