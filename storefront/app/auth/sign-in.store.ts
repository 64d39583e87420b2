import { actionBound, makeObservable, observableRef } from 'mobx';
import type { SessionUserFragment } from '../platform/graphql/generated/graphql.ts';
import { OverlayStore } from '../platform/overlay.store.ts';

type Action = () => void | Promise<void>;

/** Who is signed in, as the last page that could be told said, and what waits until somebody is. */
export class SignInStore {
  /** Null is nobody; nothing until the API has said it. */
  user: SessionUserFragment | null | undefined = undefined;
  readonly #overlays: OverlayStore;
  #waiting: Action | null = null;

  constructor(stores: { get: (Class: typeof OverlayStore) => OverlayStore }) {
    this.#overlays = stores.get(OverlayStore);
    makeObservable(this, { user: observableRef, know: actionBound });
  }

  know(user: SessionUserFragment | null) {
    this.user = user;
  }

  /** Asks a guest to sign in, and does after that what a guest may not do; anybody else does it at once. Where nobody is known the API has the word. */
  require(action: Action) {
    if (this.user !== null) {
      void action();
      return;
    }
    this.#waiting = action;
    this.#overlays.show('auth');
  }

  /** Somebody has signed in over the page: what waited goes on, and is waited for. */
  async signedIn() {
    const action = this.#waiting;
    this.#waiting = null;
    this.#overlays.hide();
    await action?.();
  }

  /** The question went away without an answer: what waited is not wanted any more. */
  forget() {
    this.#waiting = null;
  }
}
