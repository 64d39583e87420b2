const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** The Accept-Encoding of current browsers. */
export const browserEncodings = 'gzip, deflate, br, zstd';

/**
 * Upper limit of the bytes by which responses of one page differ: about 30 nonces of 24 characters, and a checksum if the page is
 * sent as gzip.
 */
const MAX_VARIABLE_BYTES = 1_000;

export function createPageScenario(name: string, path: string, isRight: (body: string) => boolean) {
  return {
    name,
    method: 'GET' as const,
    path,
    headers: { accept: 'text/html', 'accept-encoding': browserEncodings, 'user-agent': userAgent },
    isRight,
    variableBytes: MAX_VARIABLE_BYTES,
  };
}

export const isCompleteHtml = (body: string) => body.trimEnd().endsWith('</html>');

export type PageScenario = ReturnType<typeof createPageScenario>;

/** The public page of an order, for everyone who has the URL. */
export const createOrderScenario = (id: string) =>
  createPageScenario('storefront: /orders', `/orders/${id}`, (body) => isCompleteHtml(body) && body.includes(id));

/** The pages that `npm run lab -- bench` requests, with a check of each response. `slug` is that of an existing product. */
export function createStorefrontScenarios(slug: string) {
  return [
    createPageScenario('storefront: /', '/', (body) => isCompleteHtml(body) && body.split('/product/').length > 8),
    createPageScenario('storefront: /catalog', '/catalog', (body) => isCompleteHtml(body) && body.split('/product/').length > 24),
    createPageScenario('storefront: /product', `/product/${slug}`, (body) => isCompleteHtml(body) && body.includes(slug)),
  ];
}
