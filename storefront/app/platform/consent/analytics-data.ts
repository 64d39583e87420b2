/** Prefixes of the cookies and storage keys that analytics scripts use. */
const analyticsPrefix = /^_(?:ym|ga|gid|gcl|gat)/;

/** Whether a cookie or storage key belongs to an analytics script. */
export const isAnalyticsName = (name: string): boolean => analyticsPrefix.test(name);

const createExpiredCookie = (name: string, domain?: string) => `${name}=; Path=/; Max-Age=0${domain ? `; Domain=${domain}` : ''}`;

/** The host and all its parent domains, because an analytics script sets its cookies on the topmost domain that the browser allows. */
const listDomains = (host: string) => {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
};

/** Deletes the identifiers that analytics scripts have stored in this browser. */
export function clearAnalyticsData() {
  for (const cookie of document.cookie.split(/;\s*/)) {
    const [name = ''] = cookie.split('=');
    if (!isAnalyticsName(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    for (const domain of [undefined, ...listDomains(location.hostname)]) document.cookie = createExpiredCookie(name, domain);
  }
  try {
    for (const name of Object.keys(localStorage)) if (isAnalyticsName(name)) localStorage.removeItem(name);
  } catch {
    // If storage is blocked, no analytics script has written to it either.
  }
}
