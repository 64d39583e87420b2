import { actionBound, makeObservable, observable } from 'mobx';
import { OverlayStore } from '../../platform/overlay.store.ts';

type Action = () => void | Promise<void>;

/** Whether the shopper is signed in, as last reported by the API, and the action that waits for a sign-in. */
export class SignInStore {
  /** Undefined until the API has responded. */
  isSignedIn: boolean | undefined = undefined;
  readonly #overlays: OverlayStore;
  #pendingAction: Action | null = null;
  readonly #listeners: (() => void)[] = [];

  constructor(stores: { get: (Class: typeof OverlayStore) => OverlayStore }) {
    this.#overlays = stores.get(OverlayStore);
    makeObservable(this, { isSignedIn: observable, setSignedIn: actionBound });
  }

  setSignedIn(isSignedIn: boolean) {
    const hasChanged = this.isSignedIn !== isSignedIn;
    this.isSignedIn = isSignedIn;
    if (hasChanged) for (const listener of this.#listeners) listener();
  }

  /**
   * Calls `onChange` now and whenever the shopper signs in or out. Subscribers must live as long as this store, because none can
   * unsubscribe.
   */
  subscribe(onChange: () => void) {
    this.#listeners.push(onChange);
    onChange();
  }

  /** Runs an action that guests may not do: a guest signs in first. If the visitor is unknown, the action runs and the API decides. */
  runSignedIn(action: Action) {
    if (this.isSignedIn !== false) {
      void action();
      return;
    }
    this.#pendingAction = action;
    this.#overlays.show('auth');
  }

  /** Called when the shopper has signed in by the dialog. Runs the waiting action and waits for it. */
  async handleSignedIn() {
    const action = this.#pendingAction;
    this.#pendingAction = null;
    this.#overlays.hide();
    await action?.();
  }

  /** Drops the waiting action, because the dialog was closed. */
  dropPendingAction() {
    this.#pendingAction = null;
  }
}
