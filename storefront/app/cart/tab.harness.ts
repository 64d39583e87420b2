import { runInAction } from 'mobx';
import { SignInStore } from '../auth/session/sign-in.store.ts';
import { createStores } from '../platform/store/stores.harness.ts';
import { CartStore } from './cart.store.ts';

/** Simulates a tab whose page was loaded, before its scripts have read the storage. */
export function loadTab(isSignedIn = false) {
  const stores = createStores();
  const signIn = stores.get(SignInStore);
  signIn.setSignedIn(isSignedIn);
  return {
    cart: stores.get(CartStore),
    stores,
    /** Simulates what the page does when the session has changed. */
    setSignedIn: (isNowSignedIn: boolean) => runInAction(() => signIn.setSignedIn(isNowSignedIn)),
  };
}

/** Simulates a tab whose scripts have read the storage. */
export function openTab(isSignedIn = false) {
  const tab = loadTab(isSignedIn);
  tab.cart.loadStored();
  return tab;
}
