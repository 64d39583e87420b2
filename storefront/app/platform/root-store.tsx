import { enableStaticRendering } from 'mobx-react-lite';
import { createContext, use } from 'react';
import { ColourModeStore } from './colour-mode.ts';

// On the server nothing re-renders, and an observer that waits for changes would never be released.
enableStaticRendering(import.meta.env.SSR);

/** What outlives a page. */
export interface RootStore {
  colourMode: ColourModeStore;
}

/** One for each request on the server, one for each tab in the browser; never a module's singleton, or visitors would share it. */
export function createRootStore(): RootStore {
  return { colourMode: new ColourModeStore() };
}

const RootStoreContext = createContext<RootStore | null>(null);

export const RootStoreProvider = RootStoreContext.Provider;

export function useRootStore() {
  const store = use(RootStoreContext);
  if (!store) throw new Error('useRootStore needs a RootStoreProvider above it');
  return store;
}
