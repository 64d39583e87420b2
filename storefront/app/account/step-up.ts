import { actionBound, makeObservable, observable } from 'mobx';
import { detailsOfRefusal } from '../platform/graphql/browser-api.ts';

const isUnconfirmed = (error: unknown) => detailsOfRefusal(error).confirmIdentity === true;

/** Something that only a session confirmed of late may do: whether the shopper has to show first who is there, and what goes on then. */
export class StepUp {
  asks: boolean;
  #answer: ((confirmed: boolean) => void) | undefined;

  constructor(asks = false) {
    this.asks = asks;
    makeObservable(this, { asks: observable, ask: actionBound, confirm: actionBound, decline: actionBound });
  }

  /** Asks the shopper; resolves to whether they have shown it. */
  ask(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#answer = resolve;
    this.asks = true;
    return promise;
  }

  confirm() {
    this.#end(true);
  }

  decline() {
    this.#end(false);
  }

  /**
   * Does it; where the API finds the session unconfirmed by then, asks and does it again. Resolves to whether it was done. Throws any other
   * refusal.
   */
  async perform(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!isUnconfirmed(error)) throw error;
    }
    return (await this.ask()) && this.perform(work);
  }

  #end(confirmed: boolean) {
    this.asks = false;
    this.#answer?.(confirmed);
    this.#answer = undefined;
  }
}
