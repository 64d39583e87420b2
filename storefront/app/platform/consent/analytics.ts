/** Ids of the configured analytics services. The Content-Security-Policy allows only these services. */
export interface AnalyticsIds {
  metrika?: string | undefined;
  tagManager?: string | undefined;
}

interface AnalyticsGlobals {
  /** Yandex Metrika's queue. Its script takes the queue over once loaded. */
  ym?: ((...call: unknown[]) => void) & { a?: unknown[][]; l?: number };
  /** Tag Manager's queue, which its script reads once loaded. */
  dataLayer?: object[];
}

declare global {
  interface Window extends AnalyticsGlobals {}
}

/**
 * Loads a script without a nonce, because guests' pages have none. The Content-Security-Policy allows the script by its host, but not
 * inline scripts that the loaded script adds.
 */
function loadScript(src: string) {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

function startMetrika(id: string) {
  const queuedCalls: unknown[][] = [];
  window.ym = Object.assign((...call: unknown[]) => queuedCalls.push(call), { a: queuedCalls, l: Date.now() });
  loadScript('https://mc.yandex.ru/metrika/tag.js');
  window.ym(Number(id), 'init', { defer: true, clickmap: false, trackLinks: true, accurateTrackBounce: true, ecommerce: 'dataLayer' });
}

function startTagManager(id: string) {
  window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
}

/** Loads the scripts of the configured analytics services. Requires consent. */
export function startAnalytics({ metrika, tagManager }: AnalyticsIds) {
  if (metrika) startMetrika(metrika);
  if (tagManager) startTagManager(tagManager);
}

/** Reports a page view. Analytics scripts do not detect client navigations by themselves. */
export function reportPageView({ metrika, tagManager }: AnalyticsIds, path: string) {
  if (metrika) window.ym?.(Number(metrika), 'hit', path);
  if (tagManager) window.dataLayer?.push({ event: 'page_view', page_path: path });
}
