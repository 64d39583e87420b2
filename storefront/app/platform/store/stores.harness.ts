type StoreClass<Store> = new (stores: Stores) => Store;

export interface Stores {
  get<Store extends object>(Class: StoreClass<Store>): Store;
}

/** The stores of a simulated tab. The real root store cannot be imported outside a build. */
export function createStores(): Stores {
  const storeByClass = new Map<unknown, object>();
  const stores: Stores = {
    get<Store extends object>(Class: StoreClass<Store>): Store {
      const existing = storeByClass.get(Class);
      if (existing instanceof Class) return existing;
      const store = new Class(stores);
      storeByClass.set(Class, store);
      return store;
    },
  };
  return stores;
}

/** Simulates the event that a browser sends to every tab except the one that wrote. */
export function notifyOtherTabs(key: string) {
  dispatchEvent(new StorageEvent('storage', { key }));
}
