import { createStores, shop, startApi, startStorefront } from '../support/shop/harness.ts';

const visitorCount = 200;
const simultaneousVisits = 50;
const sorts = ['new', 'cheap', 'expensive', 'sale'] as const;
const directories = ['krossovki', 'obuv', 'odezhda', 'sumki', 'aksessuary'] as const;

// Each visitor has their own IP address, because the API limits the requests of one address.
async function visit(origin: string, number: number) {
  const directory = directories[number % directories.length];
  const sort = sorts[number % sorts.length];
  const id = `visitor-${number}-of-many`;
  const response = await fetch(`${origin}/catalog/${directory}?sort=${sort}`, {
    headers: { 'x-request-id': id, 'x-forwarded-for': `198.51.100.${number}`, 'user-agent': `Mozilla/5.0 (${id})` },
  });
  const html = await response.text();
  return {
    status: response.status,
    id: response.headers.get('x-request-id'),
    allowedNonce: /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1],
    nonces: new Set([...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce)),
    activeDirectories: [
      ...html.matchAll(/href="\/catalog\/([\w-]+)"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/catalog\/([\w-]+)"/g),
    ].map(([, after, before]) => after ?? before),
    selectedSort: /<option value="(\w+)" selected/.exec(html)?.[1],
    isComplete: html.endsWith('</html>'),
    expected: { id, directory, sort },
  };
}

// The API's rate limit allows a few pages for one IP address, but not all pages of this test. If the storefront did not pass on the IP
// addresses of visitors, all requests would count for its own address and exceed the limit.
let stores: Awaited<ReturnType<typeof createStores>>;
let api: Awaited<ReturnType<typeof startApi>>;
let storefront: Awaited<ReturnType<typeof startStorefront>>;
beforeAll(async () => {
  stores = await createStores();
  api = await startApi({ ...stores.variables, DATABASE_URL: shop().database, RATE_PER_MINUTE: '10' });
  storefront = await startStorefront(api.url, { TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(async () => {
  await Promise.all([storefront?.stop(), api?.stop()]);
  await stores.remove();
});

test(`each of ${visitorCount} visitors, ${simultaneousVisits} at a time, gets their own complete page`, async () => {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let first = 0; first < visitorCount; first += simultaneousVisits) {
    visits.push(...(await Promise.all(Array.from({ length: simultaneousVisits }, (_, number) => visit(storefront.url, first + number)))));
  }
  for (const { expected, ...actual } of visits) {
    expect(actual).toMatchObject({ status: 200, id: expected.id, selectedSort: expected.sort, isComplete: true });
    expect([...actual.nonces]).toEqual(actual.allowedNonce ? [actual.allowedNonce] : []);
    expect(new Set(actual.activeDirectories)).toEqual(new Set([expected.directory]));
  }
  const nonces = visits.flatMap(({ allowedNonce }) => allowedNonce ?? []);
  expect(new Set(nonces).size).toBe(nonces.length);
});
