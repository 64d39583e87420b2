import { actionBound, makeObservable, observable } from 'mobx';
import { readRefusalDetails } from '../../platform/graphql/browser-api.ts';

const isUnconfirmed = (error: unknown) => readRefusalDetails(error).confirmIdentity === true;

/** Step-up authentication: an action that needs a recently confirmed session asks for a code first and then continues. */
export class StepUp {
  asks: boolean;
  #settle: ((confirmed: boolean) => void) | undefined;

  constructor(asks = false) {
    this.asks = asks;
    makeObservable(this, { asks: observable, requestConfirmation: actionBound, confirm: actionBound, decline: actionBound });
  }

  /** Asks for confirmation. Resolves to whether the shopper confirmed. */
  requestConfirmation(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#settle = resolve;
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
   * Runs the action. If the API requires confirmation, asks for it and retries. Resolves to whether the action was done. Throws other
   * errors.
   */
  async perform(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!isUnconfirmed(error)) throw error;
    }
    return (await this.requestConfirmation()) && this.perform(work);
  }

  #end(confirmed: boolean) {
    this.asks = false;
    this.#settle?.(confirmed);
    this.#settle = undefined;
  }
}
