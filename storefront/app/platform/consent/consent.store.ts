import { actionBound, computed, makeObservable, observable } from 'mobx';
import { type ConsentAnswer, consentCookie, consentOf } from './consent.ts';

/** The shopper's consent to analytics, stored in a cookie for a year. Not granted on the server, nor before the shopper answers. */
export class ConsentStore {
  answer: ConsentAnswer | null = null;
  /** Whether the question is shown: no answer is stored, or the shopper reopened it. */
  asks = false;
  /** Whether the shopper reopened the question. */
  anew = false;

  constructor() {
    makeObservable(this, {
      answer: observable,
      asks: observable,
      anew: observable,
      granted: computed,
      give: actionBound,
      askAnew: actionBound,
      remember: actionBound,
    });
  }

  get granted() {
    return this.answer === 'granted';
  }

  give(answer: ConsentAnswer) {
    this.answer = answer;
    this.asks = false;
    this.anew = false;
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = consentCookie(answer, location.protocol === 'https:');
  }

  /** Reopens the question. The previous answer applies until there is another. */
  askAnew() {
    this.asks = true;
    this.anew = true;
  }

  remember() {
    this.answer = consentOf(document.cookie);
    this.asks = this.answer === null;
  }
}
