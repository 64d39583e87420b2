import { actionBound, computed, makeObservable, observable } from 'mobx';
import { type ConsentChoice, consentCookie, readConsent } from './consent.ts';

/** The shopper's consent to analytics, stored in a cookie for a year. Not granted on the server, nor before the shopper answers. */
export class ConsentStore {
  choice: ConsentChoice | null = null;
  /** Whether the question is shown: no answer is stored, or the shopper reopened it. */
  asks = false;
  /** Whether the shopper reopened the question. */
  isReopened = false;

  constructor() {
    makeObservable(this, {
      choice: observable,
      asks: observable,
      isReopened: observable,
      granted: computed,
      give: actionBound,
      reopen: actionBound,
      remember: actionBound,
    });
  }

  get granted() {
    return this.choice === 'granted';
  }

  give(choice: ConsentChoice) {
    this.choice = choice;
    this.asks = false;
    this.isReopened = false;
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = consentCookie(choice, location.protocol === 'https:');
  }

  /** Reopens the question. The previous answer applies until there is another. */
  reopen() {
    this.asks = true;
    this.isReopened = true;
  }

  remember() {
    this.choice = readConsent(document.cookie);
    this.asks = this.choice === null;
  }
}
