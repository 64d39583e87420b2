import { createContext } from 'react';

/**
 * The nonce of the response's Content-Security-Policy; empty on a page that guests share. Server and browser must use the same value, or
 * hydration warns.
 */
export const NonceContext = createContext('');

/** Browsers hide the nonce attribute. Scripts that the policy allows can read the element's property. */
export function readNonce() {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
