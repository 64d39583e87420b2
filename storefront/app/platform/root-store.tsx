import { enableStaticRendering } from 'mobx-react-lite';
import { createContext, use, useEffect } from 'react';

// On the server nothing re-renders, and an observer that waits for changes would never be released.
enableStaticRendering(import.meta.env.SSR);

/** A store that begins as the server must render it, and is told when it may read what the browser remembers. */
interface Remembering {
  remember?(): void;
}

type StoreClass<Store> = new (stores: RootStore) => Store;

/**
 * What outlives a page: one instance of each store, made when it is first asked for, so that the platform need not know them and a page
 * does not load those of others. One root for each request on the server, one for each tab in the browser; never a module's singleton,
 * or visitors would share it.
 */
export class RootStore {
  readonly #stores = new Map<StoreClass<object>, object>();
  readonly #remembered = new WeakSet<object>();

  get<Store extends object>(Class: StoreClass<Store>): Store {
    const present = this.#stores.get(Class);
    if (present instanceof Class) return present;
    const made = new Class(this);
    this.#stores.set(Class, made);
    return made;
  }

  /** Lets a store read what the browser remembers, once. */
  remember(store: Remembering) {
    if (this.#remembered.has(store)) return;
    this.#remembered.add(store);
    store.remember?.();
  }
}

const RootStoreContext = createContext<RootStore | null>(null);

export const RootStoreProvider = RootStoreContext.Provider;

/** The one instance of a store. It remembers after the first rendering, which has to be the server's. */
export function useStore<Store extends object>(Class: StoreClass<Store>): Store {
  const root = use(RootStoreContext);
  if (!root) throw new Error('useStore needs a RootStoreProvider above it');
  const store = root.get(Class);
  useEffect(() => root.remember(store), [root, store]);
  return store;
}
