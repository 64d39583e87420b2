import { clearTimers, enableStaticRendering } from 'mobx-react-lite';
import { createContext, use, useEffect } from 'react';

// Nothing re-renders on the server, and observers would never be disposed.
enableStaticRendering(typeof document === 'undefined');

// mobx-react-lite cancels a timer when the garbage collector has collected an observer that was never mounted. In Chromium this can happen
// when the window already displays the next page, and then cancels a timer of that page, which has the same id. So a page that is left
// disposes of such observers itself.
if (typeof window !== 'undefined') window.addEventListener('pagehide', clearTimers);

/** A store whose initial state matches the server's. `loadStored` is called when it may read browser storage. */
interface StoreWithStorage {
  loadStored?(): void;
}

type StoreClass<Store> = new (stores: RootStore) => Store;

/**
 * State that outlives a page: one instance of each store, created on first use, so that the platform does not depend on the stores, and a
 * page loads only the stores that it needs. There is one root for each request on the server and one for each tab in the browser. It must
 * not be a module-level singleton, or visitors would share it.
 */
export class RootStore {
  readonly #stores = new Map<StoreClass<object>, object>();
  readonly #loadedStores = new WeakSet<object>();

  get<Store extends object>(Class: StoreClass<Store>): Store {
    const existing = this.#stores.get(Class);
    if (existing instanceof Class) return existing;
    const store = new Class(this);
    this.#stores.set(Class, store);
    return store;
  }

  /** Lets a store read browser storage, once. */
  loadStored(store: StoreWithStorage) {
    if (this.#loadedStores.has(store)) return;
    this.#loadedStores.add(store);
    store.loadStored?.();
  }
}

const RootStoreContext = createContext<RootStore | null>(null);

export const RootStoreProvider = RootStoreContext.Provider;

/** Returns the instance of a store. The store reads browser storage only after the first render, which must match the server's. */
export function useStore<Store extends object>(Class: StoreClass<Store>): Store {
  const root = use(RootStoreContext);
  if (!root) throw new Error('useStore needs a RootStoreProvider above it');
  const store = root.get(Class);
  useEffect(() => root.loadStored(store), [root, store]);
  return store;
}
