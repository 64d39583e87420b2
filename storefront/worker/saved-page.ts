import { keptMark, savedHeader, visitorHeader } from './caches.ts';

/** Whether an answer may be kept: a whole page or its data, made for a guest. One that was made for somebody signed in never is. */
export function isForKeeping(response: Response): boolean {
  return response.status === 200 && !response.redirected && response.type === 'basic' && response.headers.get(visitorHeader) === 'guest';
}

/** The copy that is kept, with the moment it was made. */
export function dated(response: Response, now: number): Response {
  const headers = new Headers(response.headers);
  headers.set(savedHeader, String(now));
  return new Response(response.body, { status: response.status, headers });
}

const withoutPreloads = (html: string) => html.replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');

/**
 * A kept page as it is shown. The mark on <html> hides its prices, which may have changed, before the first paint, and hydration leaves the
 * mark alone. The preloads go, because Chromium fetches a file twice whose preload a worker has answered.
 */
export async function asSaved(response: Response): Promise<Response> {
  const saved = response.headers.get(savedHeader) ?? '';
  const html = withoutPreloads(await response.text()).replace(/<html\b/, `<html data-saved="${saved}"`);
  return new Response(html, { status: response.status, headers: response.headers });
}

export interface KeptPage {
  /** Path and query. */
  address: string;
  title: string;
}

/** Title as it stands in the page: escaped already. */
export const titleIn = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

const escapedAddress = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The offline page at another page's address: with what can be shown instead, and without the scripts that would take it for that page. */
export function offlinePage(html: string, kept: readonly KeptPage[]): string {
  const list = kept.map(({ address, title }) => `<li><a href="${escapedAddress(address)}">${title}</a></li>`).join('');
  return withoutPreloads(html)
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) => (/type="module"|__reactRouter|\$R[CBSX]/.test(script) ? '' : script))
    .replace(new RegExp(`(<ul[^>]*\\b${keptMark}=""[^>]*>)`), `$1${list}`);
}
