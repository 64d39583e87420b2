import { makeObservable, observable, runInAction } from 'mobx';
import { codeOfRefusal } from '../graphql/browser-api.ts';
import { followReturn } from '../use-on-return.ts';
import { oneAtATime } from './one-at-a-time.ts';

const firstWaitMs = 2000;
const maxWaitMs = 60_000;

/** Waits for an answer. Throws if the session has changed meanwhile, because then it may be about another account. */
export type ResponseTo = <Result>(pending: Promise<Result>) => Promise<Result>;

interface Synced {
  /** Name of the lock by which tabs take turns. */
  name: string;
  /** Reads what another tab may have stored just now. */
  reread: () => void;
  /** Whether anything is stored that the server has not got yet. */
  hasUnsent: () => boolean;
  /** Reads what the server has. Returns false if the session is over, and throws if the API does not answer, as does `send`. */
  read: (awaitResponse: ResponseTo) => Promise<boolean>;
  /** Sends what is stored. */
  send: (awaitResponse: ResponseTo) => Promise<void>;
}

/**
 * Keeps what a browser has stored of an account in step with the server. Changes are stored first, and sent until the server has answered.
 *
 * What could go wrong:
 * - Two tabs send the same change, or an old answer overwrites a newer one. So the tabs take turns, and changes wait in shared storage.
 * - A change is lost with its answer, or with the tab. So it stays in storage until it is confirmed; sent twice, it must do no more than once.
 * - Another account signs in. So nothing is shown or sent before the server has told whose it is, and an answer that was asked for in an
 *   earlier session is dropped.
 */
export class AccountSync {
  /** Whether the server has told that what is stored is of this session's account. */
  isConfirmed = false;
  /** Whether the server has got everything and told what the account has. */
  isLoaded = false;
  /** Whether the last exchange failed. It is repeated by itself. */
  hasFailed = false;
  readonly #synced: Synced;
  #isOpen = false;
  /** Number of sessions so far. */
  #session = 0;
  #reads = false;
  #waiting: Promise<void> | undefined;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(synced: Synced) {
    this.#synced = synced;
    makeObservable(this, { isConfirmed: observable, isLoaded: observable, hasFailed: observable });
    addEventListener('online', () => void this.sync());
    // Another device may have changed something meanwhile.
    followReturn(() => void this.refresh());
  }

  /** Starts to follow the account of the session, which may be another one than before. */
  open(): Promise<void> {
    this.#isOpen = true;
    this.#session += 1;
    this.#forget();
    return this.refresh();
  }

  /** Stops, because the session is over. */
  close() {
    this.#isOpen = false;
    this.#session += 1;
    clearTimeout(this.#timer);
    this.#forget();
    this.#setFailed(false);
  }

  /** Reads what the server has. */
  refresh(): Promise<void> {
    this.#reads = true;
    return this.sync();
  }

  /** Exchanges with the server soon. Changes that come before its turn go with it. */
  sync(): Promise<void> {
    clearTimeout(this.#timer);
    this.#waiting ??= oneAtATime(this.#synced.name, async () => {
      this.#waiting = undefined;
      await this.#runExchange();
    });
    return this.#waiting;
  }

  /** Sends a request of its own in turn, and takes its answer unless the session has changed. Throws if the API refuses it. */
  ask<Result>(ask: () => Promise<Result>, take: (response: Result) => void): Promise<void> {
    const isCurrent = this.#sessionCheck();
    return oneAtATime(this.#synced.name, async () => {
      if (!isCurrent()) return;
      const response = await ask();
      if (isCurrent()) take(response);
    });
  }

  async #runExchange() {
    if (!this.#isOpen) return;
    const isCurrent = this.#sessionCheck();
    const awaitResponse: ResponseTo = async (pending) => {
      const response = await pending;
      if (!isCurrent()) throw new Error('the session has changed');
      return response;
    };
    try {
      const isCurrentAccount = await this.#exchange(awaitResponse);
      if (isCurrent()) this.#end(isCurrentAccount);
    } catch {
      if (isCurrent()) this.#fail();
    }
  }

  async #exchange(awaitResponse: ResponseTo): Promise<boolean> {
    const { reread, hasUnsent, read, send } = this.#synced;
    const reads = this.#reads;
    this.#reads = false;
    reread();
    // Before anything is sent, it must be known that it is of this account. Sending reads too.
    const mustRead = !this.isLoaded || (reads && !hasUnsent());
    const isCurrentAccount = !mustRead || (await read(awaitResponse));
    runInAction(() => {
      this.isConfirmed = isCurrentAccount;
    });
    if (isCurrentAccount) await send(awaitResponse);
    return isCurrentAccount;
  }

  #forget() {
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

  /** Returns a function that tells whether the session is still the present one. */
  #sessionCheck() {
    const session = this.#session;
    return () => this.#session === session;
  }

  #end(isCurrentAccount: boolean) {
    this.#failures = 0;
    this.#setFailed(false);
    runInAction(() => {
      this.isLoaded = isCurrentAccount;
    });
    if (isCurrentAccount && this.#synced.hasUnsent()) void this.sync();
  }

  #fail() {
    this.#setFailed(true);
    this.#reads = true;
    this.#timer = setTimeout(() => void this.sync(), Math.min(firstWaitMs * 2 ** this.#failures, maxWaitMs));
    this.#failures += 1;
  }
}

const passing = new Set(['UNAVAILABLE', 'OUTCOME_UNKNOWN', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAUTHENTICATED']);

/** Whether the API has refused a change for good. Otherwise it is sent again. */
function isFinal(error: unknown): boolean {
  const code = codeOfRefusal(error);
  return code !== undefined && !passing.has(code);
}

/** Returns null if the server has refused a change for good. */
export const unlessRefused = <Result>(pending: Promise<Result>, refused: (error: unknown) => void = () => undefined) =>
  pending.catch((error: unknown) => {
    if (!isFinal(error)) throw error;
    refused(error);
    return null;
  });
