import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { subscribeToSession } from '../../platform/store/session-channel.ts';
import type { SignInStore } from './sign-in.store.ts';

interface AccountStorage {
  readonly isLoaded: boolean;
  readonly hasFailed: boolean;
  open(): Promise<void>;
  close(): void;
  refresh(): Promise<void>;
}

/**
 * Opens the storage of an account for a signed-in shopper, and closes it when the session ends. Pages of guests do not load the script of
 * the storage.
 */
export class LazyAccountStorage<LoadedStorage extends AccountStorage> {
  /** Null until the shopper is known to be signed in and the script has loaded. */
  storage: LoadedStorage | null = null;
  hasScriptFailed = false;
  readonly #signIn: SignInStore;
  readonly #load: () => Promise<LoadedStorage>;

  /** `load` loads the script and creates the storage. If it fails, the next attempt calls it again. */
  constructor(signIn: SignInStore, load: () => Promise<LoadedStorage>) {
    this.#signIn = signIn;
    this.#load = load;
    makeObservable(this, { storage: observableRef, hasScriptFailed: observable });
  }

  get isGuest() {
    return this.#signIn.isSignedIn === false;
  }

  get isLoaded() {
    return !this.isGuest && (this.storage?.isLoaded ?? false);
  }

  /** Whether the data could not be read or changed. The request is repeated automatically. */
  get hasFailed() {
    return !this.isGuest && (this.hasScriptFailed || (this.storage?.hasFailed ?? false));
  }

  followSession() {
    this.#signIn.subscribe(this.#openOrClose);
    // Another account may have signed in, in another tab.
    subscribeToSession(this.#openOrClose);
  }

  refresh() {
    if (this.isGuest) return;
    if (this.hasScriptFailed) void this.#open();
    // Data that is still being read for the first time need not be read again.
    else if (this.storage?.isLoaded || this.storage?.hasFailed) void this.storage.refresh();
  }

  #openOrClose = () => {
    if (this.isGuest) this.storage?.close();
    else void this.#open();
  };

  async #open() {
    if (!this.#signIn.isSignedIn) return;
    try {
      const loadedStorage = this.storage ?? (await this.#load());
      // A concurrent call may have created the storage meanwhile.
      const storage = this.storage ?? loadedStorage;
      runInAction(() => {
        this.storage = storage;
        this.hasScriptFailed = false;
      });
      if (this.#signIn.isSignedIn) await storage.open();
    } catch {
      runInAction(() => {
        this.hasScriptFailed = true;
      });
    }
  }
}
