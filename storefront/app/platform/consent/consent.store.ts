import { actionBound, computed, makeObservable, observable } from 'mobx';
import { type ConsentAnswer, consentCookie, consentOf } from './consent.ts';

/**
 * The shopper's consent to being counted. Until there is an answer, and on the server, nothing is granted. A cookie keeps it for a year.
 */
export class ConsentStore {
  answer: ConsentAnswer | null = null;
  /** Whether it is known that nobody has answered yet, or the shopper wants to answer anew. */
  asks = false;
  /** Whether the shopper has called for the question. */
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

  /** What was answered holds until there is another answer. */
  askAnew() {
    this.asks = true;
    this.anew = true;
  }

  remember() {
    this.answer = consentOf(document.cookie);
    this.asks = this.answer === null;
  }
}
