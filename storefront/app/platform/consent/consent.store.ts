import { actionBound, computed, makeObservable, observable } from 'mobx';

/** A shopper's choice in the consent question: whether analytics scripts may run. */
type ConsentChoice = 'granted' | 'declined';

const cookieName = 'consent';
const yearSeconds = 31_536_000;
const consentPattern = new RegExp(`(?:^|;\\s*)${cookieName}=(granted|declined)(?:;|$)`);

/** Returns the choice in `document.cookie`, or null if there is none. */
export function readConsent(cookies: string): ConsentChoice | null {
  const choice = consentPattern.exec(cookies)?.[1];
  return choice === 'granted' || choice === 'declined' ? choice : null;
}

/** Returns the cookie that stores the choice in the consent question for a year. */
export function formatConsentCookie(choice: ConsentChoice, isSecure: boolean): string {
  return `${cookieName}=${choice}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/**
 * The shopper's consent to analytics, stored in a cookie for a year. Consent is not granted on the server, nor before the shopper chooses.
 */
export class ConsentStore {
  choice: ConsentChoice | null = null;
  /** Whether the question is displayed, because no choice is stored or the shopper has reopened the question. */
  isQuestionOpen = false;
  /** Whether the shopper reopened the question. It is then displayed even if it covers a form. */
  isReopened = false;

  constructor() {
    makeObservable(this, {
      choice: observable,
      isQuestionOpen: observable,
      isReopened: observable,
      isGranted: computed,
      saveChoice: actionBound,
      reopen: actionBound,
      loadStored: actionBound,
    });
  }

  get isGranted() {
    return this.choice === 'granted';
  }

  saveChoice(choice: ConsentChoice) {
    this.choice = choice;
    this.isQuestionOpen = false;
    this.isReopened = false;
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = formatConsentCookie(choice, location.protocol === 'https:');
  }

  /** Reopens the question. The previous choice applies until the shopper chooses again. */
  reopen() {
    this.isQuestionOpen = true;
    this.isReopened = true;
  }

  loadStored() {
    this.choice = readConsent(document.cookie);
    this.isQuestionOpen = this.choice === null;
  }
}
