import { runInAction } from 'mobx';
import { SignInStore } from '../auth/session/sign-in.store.ts';
import { createStores } from '../platform/store/stores.harness.ts';
import { FavouritesStore } from './favourites.store.ts';

/** Simulates a tab that the shopper opens and uses. The server has rendered its page with `pageIds`, the favourites of an account. */
export function openTab(isSignedIn: boolean, pageIds: readonly string[] | null = null) {
  const stores = createStores();
  const signIn = stores.get(SignInStore);
  const favourites = stores.get(FavouritesStore);
  favourites.setPageIds(pageIds);
  signIn.setSignedIn(isSignedIn);
  favourites.loadStored();
  dispatchEvent(new Event('pointermove'));
  return {
    favourites,
    /** Simulates the page's update when the session has changed. */
    setSignedIn: (isNowSignedIn: boolean, newPageIds: readonly string[] | null = null) =>
      runInAction(() => {
        signIn.setSignedIn(isNowSignedIn);
        favourites.setPageIds(newPageIds);
      }),
  };
}
