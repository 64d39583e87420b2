import { pageListAttribute } from './contract.ts';
import { removeRouterScripts } from './remove-router-scripts.ts';

export interface PageLink {
  /** Path and query of the saved page. */
  address: string;
  title: string;
}

const findHeading = (html: string): string =>
  (/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '')
    .replaceAll(/<style\b[\s\S]*?<\/style>|<[^>]*>/g, '')
    .replaceAll(/\s+/g, (space) => (space.includes('\u00a0') ? '\u00a0' : ' '))
    .trim();

const findTitle = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

const findCanonical = (html: string): string | undefined => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

/** Returns the name of a page as escaped HTML. Prefers the heading of the page to its title, which is written for search engines. */
const readTitle = (pathname: string, html: string): string =>
  pathname === '/' ? 'Главная' : findHeading(html) || findTitle(html) || pathname;

interface SavedPage {
  /** Cache key of the page, which is a URL. */
  key: string;
  html: string;
}

/** Returns the pages to list, newest first. A page that is saved at several URLs, such as a product with each size, is listed once. */
export function listSavedPages(savedPages: readonly SavedPage[]): PageLink[] {
  const linksByCanonical = new Map<string, PageLink>();
  for (const { key, html } of savedPages.toReversed()) {
    const { pathname, search } = new URL(key);
    const canonical = findCanonical(html) ?? key;
    if (!linksByCanonical.has(canonical)) linksByCanonical.set(canonical, { address: pathname + search, title: readTitle(pathname, html) });
  }
  return [...linksByCanonical.values()];
}

const escapeAttribute = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns the offline page for the URL of another page, with links to the saved pages. */
export function renderOfflinePage(html: string, pageLinks: readonly PageLink[]): string {
  const list = pageLinks.map(({ address, title }) => `<li><a href="${escapeAttribute(address)}">${title}</a></li>`).join('');
  return removeRouterScripts(html).replace(new RegExp(`<ul[^>]*\\b${pageListAttribute}=""[^>]*>`), (opening) => opening + list);
}
