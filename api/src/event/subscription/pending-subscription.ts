import type { ID } from 'graphql-ws';

type Subscriptions = Record<ID, AsyncGenerator<unknown> | AsyncIterable<unknown> | null>;

/**
 * Holds the id of a subscription from its message until it is active. graphql-ws only notes that the id is in use, so that a client could
 * complete the subscription, use the id for another one, and then have two, of which the first could not be ended. It calls `return` of
 * what stands under the id when the client completes the subscription or the socket closes.
 */
export class PendingSubscription implements AsyncIterable<never> {
  #hasEnded = false;

  static begin(subscriptions: Subscriptions, id: ID): PendingSubscription {
    const pending = new PendingSubscription();
    subscriptions[id] = pending;
    return pending;
  }

  /** Whether the client has completed the subscription, or the socket has closed. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  async return(): Promise<void> {
    this.#hasEnded = true;
  }

  [Symbol.asyncIterator](): AsyncIterator<never> {
    return { next: async () => ({ done: true, value: undefined }) };
  }
}

/**
 * What the library waits for in place of a subscription that has ended. It would take any result for that of the subscription which may
 * have the id meanwhile. Nothing refers to the promise, so it is collected.
 */
export const waitForever = (): Promise<never> => new Promise(() => undefined);
