import { createContext } from 'react';

/** The nonce of this answer's Content-Security-Policy: the same on the server and in the browser, or hydration warns. */
export const NonceContext = createContext('');

/** Attributes hide a nonce from scripts of others; the property of an element gives it to ours. */
export function readNonce() {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
