/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { SearchHistoryStore } from './search-history.store.ts';

const listQueries = ({ entries }: SearchHistoryStore) => entries.map(({ value }) => value);

let history: SearchHistoryStore;
beforeEach(() => {
  localStorage.clear();
  history = new SearchHistoryStore();
});

test('the search history stores at most eight queries, newest first', () => {
  for (let query = 1; query <= 8; query += 1) history.add(`${query}`);
  expect(listQueries(history)).toEqual(['8', '7', '6', '5', '4', '3', '2', '1']);
  history.add('9');
  expect(listQueries(history)).toEqual(['9', '8', '7', '6', '5', '4', '3', '2']);
});

test('the id of a search history entry is its timestamp and its trimmed query, and blank queries are ignored', () => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  history.add('  белые кеды ');
  jest.useRealTimers();
  expect(history.entries).toEqual([{ id: '1700000000000-белые кеды', value: 'белые кеды' }]);
  history.add('   ');
  expect(history.entries).toHaveLength(1);
});

test('a repeated query moves to the front of the search history', () => {
  for (const query of ['кеды', 'сумки', 'Кеды']) history.add(query);
  expect(listQueries(history)).toEqual(['Кеды', 'сумки']);
});

test('the search history persists without removed entries, and can be cleared', () => {
  for (const query of ['кеды', 'сумки', 'худи']) history.add(query);
  history.remove(history.entries[1]?.id ?? '');
  const nextVisit = new SearchHistoryStore();
  nextVisit.loadStored();
  expect(listQueries(nextVisit)).toEqual(['худи', 'кеды']);
  nextVisit.clear();
  history.loadStored();
  expect(listQueries(history)).toEqual([]);
});

test('the search history does not overwrite queries that other tabs have added', () => {
  const otherTab = new SearchHistoryStore();
  history.add('кеды');
  otherTab.add('сумки');
  history.add('худи');
  expect(listQueries(history)).toEqual(['худи', 'сумки', 'кеды']);
});

test('invalid stored entries of the search history are dropped', () => {
  localStorage.setItem('searchHistory', '[{"id":"1","value":"кеды"},{"value":3},null]');
  history.loadStored();
  expect(listQueries(history)).toEqual(['кеды']);
});
