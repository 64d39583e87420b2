import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { followSession } from '../../platform/store/session-channel.ts';
import type { SignInStore } from './sign-in.store.ts';

/** Stores data of the signed-in account. */
interface AccountKeeper {
  readonly isLoaded: boolean;
  readonly hasFailed: boolean;
  open(): Promise<void>;
  close(): void;
  refresh(): Promise<void>;
}

/** Opens the keeper of an account for a signed-in shopper, and closes it when the session ends. Pages of guests do not load its script. */
export class SessionKeeper<Keeper extends AccountKeeper> {
  /** Null until the shopper is known to be signed in and the script has loaded. */
  keeper: Keeper | null = null;
  /** Whether the keeper's script failed to load. */
  hasScriptFailed = false;
  readonly #signIn: SignInStore;
  readonly #load: () => Promise<Keeper>;

  /** `load` loads the script and creates the keeper. It is called again if it fails. */
  constructor(signIn: SignInStore, load: () => Promise<Keeper>) {
    this.#signIn = signIn;
    this.#load = load;
    makeObservable(this, { keeper: observableRef, hasScriptFailed: observable });
  }

  get isGuest() {
    return this.#signIn.isSignedIn === false;
  }

  /** Whether the data of the account has loaded. */
  get isLoaded() {
    return !this.isGuest && (this.keeper?.isLoaded ?? false);
  }

  /** Whether the data could not be read or changed. It is retried automatically. */
  get hasFailed() {
    return !this.isGuest && (this.hasScriptFailed || (this.keeper?.hasFailed ?? false));
  }

  follow() {
    this.#signIn.subscribe(this.#follow);
    // Another account may have signed in.
    followSession(this.#follow);
  }

  refresh() {
    if (this.isGuest) return;
    if (this.hasScriptFailed) void this.#open();
    // Data that is still being read for the first time need not be read again.
    else if (this.keeper?.isLoaded || this.keeper?.hasFailed) void this.keeper.refresh();
  }

  #follow = () => {
    if (this.isGuest) this.keeper?.close();
    else void this.#open();
  };

  async #open() {
    if (!this.#signIn.isSignedIn) return;
    try {
      const loaded = this.keeper ?? (await this.#load());
      // It may have been opened meanwhile.
      const keeper = this.keeper ?? loaded;
      runInAction(() => {
        this.keeper = keeper;
        this.hasScriptFailed = false;
      });
      if (this.#signIn.isSignedIn) await keeper.open();
    } catch {
      runInAction(() => {
        this.hasScriptFailed = true;
      });
    }
  }
}
