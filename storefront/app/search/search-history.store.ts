import { actionBound, makeObservable } from 'mobx';
import { StoredList } from '../platform/store/stored-list.ts';

/** Maximum number of stored queries. */
const maxEntries = 8;

export interface SearchHistoryEntry {
  /** Time at which the query was added, followed by the query. */
  id: string;
  /** The trimmed query. */
  value: string;
}

function isEntry(value: unknown): value is SearchHistoryEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, value: query }: Partial<Record<string, unknown>> = { ...value };
  return typeof id === 'string' && typeof query === 'string';
}

const isSameQuery = (query: string, otherQuery: string) => query.toLowerCase() === otherQuery.toLowerCase();

/** Search history of this browser, newest first, shared between its tabs. */
export class SearchHistoryStore {
  readonly #list = new StoredList('searchHistory', { isMember: isEntry, getKey: ({ id }) => id, max: maxEntries });

  constructor() {
    makeObservable(this, { add: actionBound, remove: actionBound, clear: actionBound });
  }

  get entries() {
    return this.#list.members;
  }

  /** Adds a query, or moves a repeated one to the front. */
  add(text: string) {
    const value = text.trim();
    if (value === '') return;
    const newEntry = { id: `${Date.now()}-${value}`, value };
    this.#list.change((entries) => [newEntry, ...entries.filter((entry) => !isSameQuery(entry.value, value))]);
  }

  remove(id: string) {
    this.#list.change((entries) => entries.filter((entry) => entry.id !== id));
  }

  clear() {
    this.#list.change(() => []);
  }

  loadStored() {
    this.#list.loadStored();
  }
}
