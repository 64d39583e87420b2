const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** The Accept-Encoding of current browsers. */
export const encodingsOfBrowsers = 'gzip, deflate, br, zstd';

/** A page has about 30 nonces of 24 characters, and a checksum if it is sent as gzip. */
const ownBytes = 1_000;

function page(name: string, path: string, isRight: (body: string) => boolean) {
  return {
    name,
    method: 'GET' as const,
    path,
    headers: { accept: 'text/html', 'accept-encoding': encodingsOfBrowsers, 'user-agent': browser },
    isRight,
    ownBytes,
  };
}

const isWhole = (body: string) => body.trimEnd().endsWith('</html>');

export type PageScenario = ReturnType<typeof page>;

/** The public page of an order, for everyone with the address. */
export const orderScenario = (id: string) => page('storefront: /orders', `/orders/${id}`, (body) => isWhole(body) && body.includes(id));

/** The pages that `npm run lab -- bench` requests, with a check of each response. `slug` is that of an existing product. */
export function storefrontScenarios(slug: string) {
  return [
    page('storefront: /', '/', (body) => isWhole(body) && body.split('/product/').length > 8),
    page('storefront: /catalog', '/catalog', (body) => isWhole(body) && body.split('/product/').length > 24),
    page('storefront: /product', `/product/${slug}`, (body) => isWhole(body) && body.includes(slug)),
  ];
}
