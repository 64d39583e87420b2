import { actionBound, makeObservable, observable } from 'mobx';
import { readRefusalDetails } from '../../platform/graphql/browser-api.ts';

const isUnconfirmed = (error: unknown) => readRefusalDetails(error).confirmIdentity === true;

/** Step-up authentication: an action that needs a recent confirmation of identity first requests a code and then continues. */
export class StepUp {
  isConfirming: boolean;
  /** Whether the shopper has confirmed their identity since the page was opened. The page's data says so only after its next load. */
  wasConfirmed = false;
  #resolveConfirmation: ((confirmed: boolean) => void) | undefined;

  constructor(isConfirming = false) {
    this.isConfirming = isConfirming;
    makeObservable(this, { isConfirming: observable, requestConfirmation: actionBound, confirm: actionBound, decline: actionBound });
  }

  /** Requests a confirmation of identity. The promise resolves to false if the shopper declines. */
  requestConfirmation(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#resolveConfirmation = resolve;
    this.isConfirming = true;
    return promise;
  }

  confirm() {
    this.wasConfirmed = true;
    this.#endConfirmation(true);
  }

  decline() {
    this.#endConfirmation(false);
  }

  /**
   * Runs the action. If the API requires a confirmation of identity, requests it from the shopper and runs the action again. Resolves to
   * whether the action was done. Throws other errors.
   */
  async perform(action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (error) {
      if (!isUnconfirmed(error)) throw error;
    }
    return (await this.requestConfirmation()) && this.perform(action);
  }

  #endConfirmation(confirmed: boolean) {
    this.isConfirming = false;
    this.#resolveConfirmation?.(confirmed);
    this.#resolveConfirmation = undefined;
  }
}
