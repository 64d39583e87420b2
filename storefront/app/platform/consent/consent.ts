/** A shopper's answer to the analytics question. */
export type ConsentChoice = 'granted' | 'declined';

const cookieName = 'consent';
const yearSeconds = 31_536_000;
const written = new RegExp(`(?:^|;\\s*)${cookieName}=(granted|declined)(?:;|$)`);

/** Returns the answer in `document.cookie`, or null if there is none. */
export function readConsent(cookies: string): ConsentChoice | null {
  const choice = written.exec(cookies)?.[1];
  return choice === 'granted' || choice === 'declined' ? choice : null;
}

/** Returns the cookie that stores the answer. */
export function consentCookie(choice: ConsentChoice, isSecure: boolean): string {
  return `${cookieName}=${choice}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
