/** What the counters keep on the device begins so. */
const names = /^_(?:ym|ga|gid|gcl|gat)/;

const expired = (name: string, domain?: string) => `${name}=; Path=/; Max-Age=0${domain ? `; Domain=${domain}` : ''}`;

/** The host and every domain above it: a counter writes its cookies as high as it may. */
const domainsOf = (host: string) => {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
};

/** Takes away by what the counters would know this browser again. */
export function forgetCounters() {
  for (const cookie of document.cookie.split(/;\s*/)) {
    const [name = ''] = cookie.split('=');
    if (!names.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    for (const domain of [undefined, ...domainsOf(location.hostname)]) document.cookie = expired(name, domain);
  }
  try {
    for (const name of Object.keys(localStorage)) if (names.test(name)) localStorage.removeItem(name);
  } catch {
    // A browser that keeps its storage closed has let no counter write there either.
  }
}
