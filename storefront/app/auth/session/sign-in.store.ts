import { actionBound, makeObservable, observable } from 'mobx';
import { OverlayStore } from '../../platform/overlay.store.ts';

type Action = () => void | Promise<void>;

/** Whether the shopper is signed in, as last reported by the API, and the action that waits for a sign-in. */
export class SignInStore {
  /** Undefined until the API has responded. */
  isSignedIn: boolean | undefined = undefined;
  readonly #overlays: OverlayStore;
  #waiting: Action | null = null;
  readonly #followers: (() => void)[] = [];

  constructor(stores: { get: (Class: typeof OverlayStore) => OverlayStore }) {
    this.#overlays = stores.get(OverlayStore);
    makeObservable(this, { isSignedIn: observable, know: actionBound });
  }

  know(isSignedIn: boolean) {
    const isNew = this.isSignedIn !== isSignedIn;
    this.isSignedIn = isSignedIn;
    if (isNew) for (const follow of this.#followers) follow();
  }

  /** Calls back now and whenever the shopper has signed in or out. For stores that live as long as this one. */
  follow(changed: () => void) {
    this.#followers.push(changed);
    changed();
  }

  /** Runs an action that guests may not do: a guest signs in first. If the visitor is unknown, the action runs and the API decides. */
  require(action: Action) {
    if (this.isSignedIn !== false) {
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
