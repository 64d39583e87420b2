import { actionBound, makeObservable, observableRef } from 'mobx';
import type { SessionUserFragment } from '../../platform/graphql/generated/graphql.ts';
import { OverlayStore } from '../../platform/overlay.store.ts';

type Action = () => void | Promise<void>;

/** The signed-in user, as last reported by the API, and the action that waits for a sign-in. */
export class SignInStore {
  /** Null for a guest, undefined until the API has answered. */
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

  /** Runs an action that guests may not do: a guest signs in first. If the visitor is unknown, the action runs and the API decides. */
  require(action: Action) {
    if (this.user !== null) {
      void action();
      return;
    }
    this.#waiting = action;
    this.#overlays.show('auth');
  }

  /** Called when the shopper has signed in by the dialog. Runs the waiting action and waits for it. */
  async signedIn() {
    const action = this.#waiting;
    this.#waiting = null;
    this.#overlays.hide();
    await action?.();
  }

  /** Drops the waiting action, because the dialog was closed. */
  forget() {
    this.#waiting = null;
  }
}
