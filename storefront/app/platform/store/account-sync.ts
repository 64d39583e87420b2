import { makeObservable, observable, runInAction } from 'mobx';
import { subscribeToTabReturn } from '../use-on-tab-return.ts';

const lastRunByName = new Map<string, Promise<unknown>>();

function queueAfterLast<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const result = (lastRunByName.get(name) ?? Promise.resolve()).then(run);
  lastRunByName.set(
    name,
    result.catch(() => undefined),
  );
  return result;
}

/**
 * Runs requests with the same name, such as those of the cart, one after the other, in all tabs. So no response is older than the previous
 * one, and a change is sent only once. Without Web Locks this holds only within a tab.
 */
const runOneAtATime = <Result>(name: string, run: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(name, run) : queueAfterLast(name, run);

const minRetryMs = 2000;
const maxRetryMs = 60_000;

/** Waits for a response. Throws if the session has changed meanwhile, because the response may then belong to another account. */
export type AwaitResponse = <Result>(pending: Promise<Result>) => Promise<Result>;

interface SyncedStore {
  /** Name of the lock that lets one tab at a time send requests. */
  name: string;
  /** Reads what another tab may have stored just now. */
  reread: () => void;
  /** Whether some stored changes have not reached the server yet. */
  hasUnsent: () => boolean;
  /** Reads the server's data. Returns false if the session has ended, and throws if the API does not respond, as does `send`. */
  read: (awaitResponse: AwaitResponse) => Promise<boolean>;
  /** Sends the stored changes. */
  send: (awaitResponse: AwaitResponse) => Promise<void>;
}

/**
 * Synchronizes an account's data in the browser with the server. Changes are stored first, and sent until the server has responded.
 *
 * What could go wrong:
 * - Two tabs send the same change, or an old response overwrites a newer one. So one tab at a time sends requests, and changes wait in
 *   shared storage.
 * - A change is lost with its response, or with the tab. So it stays in storage until it is confirmed; sending it twice must have no
 *   further effect.
 * - Another account signs in. So nothing is displayed or sent before the server has confirmed the owner of the data, and a response to a
 *   request of an earlier session is dropped.
 */
export class AccountSync {
  /** Whether the server has confirmed that the stored data belongs to this session's account. */
  isConfirmed = false;
  /** Whether the server has received all changes and returned the account's data. */
  isLoaded = false;
  /** Whether the last synchronization failed. It is repeated automatically. */
  hasFailed = false;
  readonly #store: SyncedStore;
  #isOpen = false;
  /** Changes when a session begins or ends. */
  #sessionNumber = 0;
  #isReadRequested = false;
  #queuedSync: Promise<void> | undefined;
  #failureCount = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: SyncedStore) {
    this.#store = store;
    makeObservable(this, { isConfirmed: observable, isLoaded: observable, hasFailed: observable });
    addEventListener('online', () => void this.sync());
    // Another device may have changed something meanwhile.
    subscribeToTabReturn(() => void this.refresh());
  }

  /** Starts to synchronize the account of the session, which may differ from the previous one. */
  open(): Promise<void> {
    this.#isOpen = true;
    this.#sessionNumber += 1;
    this.#resetState();
    return this.refresh();
  }

  /** Stops synchronizing, because the session has ended. */
  close() {
    this.#isOpen = false;
    this.#sessionNumber += 1;
    clearTimeout(this.#retryTimer);
    this.#resetState();
    this.#setFailed(false);
  }

  /** Reads the server's data. */
  refresh(): Promise<void> {
    this.#isReadRequested = true;
    return this.sync();
  }

  /** Exchanges data with the server soon. Changes that are made before the exchange begins are part of it. */
  sync(): Promise<void> {
    clearTimeout(this.#retryTimer);
    this.#queuedSync ??= runOneAtATime(this.#store.name, async () => {
      this.#queuedSync = undefined;
      await this.#runSync();
    });
    return this.#queuedSync;
  }

  /**
   * Sends a separate request in the queue of the exchanges, and passes the response to `apply`. Does neither once the session has changed.
   * Throws if the API rejects the request.
   */
  query<Result>(send: () => Promise<Result>, apply: (response: Result) => void): Promise<void> {
    const isCurrent = this.#createSessionCheck();
    return runOneAtATime(this.#store.name, async () => {
      if (!isCurrent()) return;
      const response = await send();
      if (isCurrent()) apply(response);
    });
  }

  async #runSync() {
    if (!this.#isOpen) return;
    const isCurrent = this.#createSessionCheck();
    const awaitResponse: AwaitResponse = async (pending) => {
      const response = await pending;
      if (!isCurrent()) throw new Error('the session has changed');
      return response;
    };
    try {
      const isCurrentAccount = await this.#exchangeData(awaitResponse);
      if (isCurrent()) this.#end(isCurrentAccount);
    } catch {
      if (isCurrent()) this.#fail();
    }
  }

  async #exchangeData(awaitResponse: AwaitResponse): Promise<boolean> {
    const { reread, hasUnsent, read, send } = this.#store;
    const isReadRequested = this.#isReadRequested;
    this.#isReadRequested = false;
    reread();
    // Before changes are sent, the server must have confirmed that they belong to this account. Sending changes also reads the data.
    const needsRead = !this.isLoaded || (isReadRequested && !hasUnsent());
    const isCurrentAccount = !needsRead || (await read(awaitResponse));
    runInAction(() => {
      this.isConfirmed = isCurrentAccount;
    });
    if (isCurrentAccount) await send(awaitResponse);
    return isCurrentAccount;
  }

  #resetState() {
    runInAction(() => {
      this.isConfirmed = false;
      this.isLoaded = false;
    });
  }

  #setFailed(hasFailed: boolean) {
    runInAction(() => {
      this.hasFailed = hasFailed;
    });
  }

  /** Returns a function that checks whether the session is still the current one. */
  #createSessionCheck() {
    const session = this.#sessionNumber;
    return () => this.#sessionNumber === session;
  }

  #end(isCurrentAccount: boolean) {
    this.#failureCount = 0;
    this.#setFailed(false);
    runInAction(() => {
      this.isLoaded = isCurrentAccount;
    });
    if (isCurrentAccount && this.#store.hasUnsent()) void this.sync();
  }

  #fail() {
    this.#setFailed(true);
    this.#isReadRequested = true;
    this.#retryTimer = setTimeout(() => void this.sync(), Math.min(minRetryMs * 2 ** this.#failureCount, maxRetryMs));
    this.#failureCount += 1;
  }
}
