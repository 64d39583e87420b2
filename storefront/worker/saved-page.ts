import { visitorHeader } from './contract.ts';

/** Header of a saved copy: when it was saved, in milliseconds since the epoch. */
export const savedAtHeader = 'x-meet-saved';

/** Whether a response may be saved: a complete page or its data, rendered for a guest. */
export function canBeSaved(response: Response): boolean {
  return response.status === 200 && !response.redirected && response.type === 'basic' && response.headers.get(visitorHeader) === 'guest';
}

/** Returns a copy with the time of saving as a header. */
export function addSavedTime(response: Response, now: number): Response {
  const headers = new Headers(response.headers);
  headers.set(savedAtHeader, String(now));
  return new Response(response.body, { status: response.status, headers });
}

/** Returns the built files that a page references, and the app's QR code. */
export function listAssets(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|webp|svg)|\/app-code\.svg\?v=\w+/g) ?? [])];
}

export const removePreloads = (html: string) => html.replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');

/**
 * Prepares a saved page for display. Prices may have changed, so an attribute on <html> hides them from the first paint on; hydration keeps
 * the attribute. Preloads are removed, because Chromium fetches a preloaded file twice if a service worker responds.
 */
export async function prepareSavedPage(response: Response): Promise<Response> {
  const savedAt = response.headers.get(savedAtHeader) ?? '';
  const html = removePreloads(await response.text()).replace(/<html\b/, (tag) => `${tag} data-saved="${savedAt}"`);
  return new Response(html, { status: response.status, headers: response.headers });
}
