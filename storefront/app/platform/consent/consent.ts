/** What a shopper has answered to being counted. */
export type ConsentAnswer = 'granted' | 'declined';

const cookieName = 'consent';
const yearSeconds = 31_536_000;
const written = new RegExp(`(?:^|;\\s*)${cookieName}=(granted|declined)(?:;|$)`);

/** The answer in `document.cookie`; null before the shopper has answered. */
export function consentOf(cookies: string): ConsentAnswer | null {
  const answer = written.exec(cookies)?.[1];
  return answer === 'granted' || answer === 'declined' ? answer : null;
}

/** The cookie that remembers it. */
export function consentCookie(answer: ConsentAnswer, isSecure: boolean): string {
  return `${cookieName}=${answer}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
