import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { buildVisit } from '../app/platform/visit.factory.ts';
import type { Visit } from '../app/platform/visit.server.ts';
import { computeGuestPageKey, GuestPageCache, type GuestResult, isSameForAllGuests } from './guest-page-cache.ts';
import type { RenderResult } from './page-bundle.ts';
import type { Encoding } from './page-compression.ts';

let now = 0;
let renderCount = 0;
let cache: GuestPageCache;
beforeEach(() => {
  now = 5_000;
  renderCount = 0;
  cache = new GuestPageCache({ bytes: 10_000, maxAgeMs: 1_000 }, () => now);
});

let visitCount = 0;
/** A guest with a nonce of their own. */
function createGuest(overrides: Partial<Visit> = {}): Visit {
  visitCount += 1;
  return buildVisit({
    visitor: 'unknown',
    nonce: `${visitCount}`.padStart(22, 'n').concat('=='),
    startedAt: new Date(1_800_000_000_000 + visitCount),
    freshUntil: Number.POSITIVE_INFINITY,
    ...overrides,
  });
}

const buildMarkup = ({ nonce, startedAt }: Visit) =>
  `<script nonce="${nonce}">start(${startedAt.getTime()})</script><p>страница</p><script nonce="${nonce}"></script>`;

const render = async (visit: Visit): Promise<RenderResult> => {
  renderCount += 1;
  visit.visitor = 'guest';
  return { response: new Response(null, { status: 200 }), body: Buffer.from(buildMarkup(visit)) };
};

const openConnection = new AbortController().signal;

const loadPage = (visit: Visit, renderPage: (visit: Visit) => Promise<RenderResult> = render, signal = openConnection) =>
  cache.loadPage('/catalog', { visit, encoding: null, signal, render: () => renderPage(visit) });

const readText = ({ body }: RenderResult) => String(body);

test('a page that several guests open at once is rendered once, and the waiting guests share its bytes, which have no nonce', async () => {
  const visitors = Array.from({ length: 5 }, () => createGuest());
  const [firstPage, ...others] = await Promise.all(visitors.map((visit) => loadPage(visit)));
  const lateVisit = createGuest();
  others.push(await loadPage(lateVisit));
  expect(readText(firstPage as RenderResult)).toBe(buildMarkup(visitors[0] as Visit));
  expect(new Set(others.map(({ body }) => body)).size).toBe(1);
  expect(readText(others[0] as RenderResult)).toBe(buildMarkup(visitors[0] as Visit).replaceAll(/ nonce="[^"]+"/g, ''));
  expect([renderCount, lateVisit.visitor]).toEqual([1, 'guest']);
});

const hashScript = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('the shared page of guests allows the inline scripts that were rendered with its nonce, and no injected one', async () => {
  const page = (nonce: string) =>
    `<script nonce="${nonce}">own()</script><script>injected()</script><script type="application/ld+json">{}</script>
    <script nonce="${nonce}" type="module" async="">import("/a.js")</script><script src="/a.js" nonce="${nonce}"></script>`;
  const renderPage = async (visit: Visit) => ({ ...(await render(visit)), body: Buffer.from(page(visit.nonce)) });
  const firstPage: GuestResult = await loadPage(createGuest(), renderPage);
  const secondPage = await loadPage(createGuest(), renderPage);
  expect(firstPage.scriptSources).toBeUndefined();
  expect(secondPage.scriptSources).toEqual([hashScript('own()'), hashScript('import("/a.js")')]);
});

const decompress = { gzip: gunzipSync, br: brotliDecompressSync, zstd: zstdDecompressSync };

test.each([
  'gzip',
  'br',
  'zstd',
] as const)('a shared page of guests is compressed once with %s for the clients that prefer it', async (encoding: Encoding) => {
  const firstPage = await loadPage(createGuest());
  const loadCompressed = () =>
    cache.loadPage('/catalog', { visit: createGuest(), encoding, signal: openConnection, render: () => render(createGuest()) });
  const { response, body } = await loadCompressed();
  expect(decompress[encoding](body as Buffer).toString()).toBe(readText(await loadPage(createGuest())));
  expect((await loadCompressed()).body).toBe(body);
  expect([...response.headers]).toEqual([
    ['content-encoding', encoding],
    ['vary', 'accept-encoding'],
  ]);
  expect([...firstPage.response.headers]).toEqual([]);
});

test("guests' pages at different addresses are cached separately", async () => {
  await loadPage(createGuest());
  await cache.loadPage('/catalog?page=2', {
    visit: createGuest(),
    encoding: null,
    signal: openConnection,
    render: () => render(createGuest()),
  });
  expect(renderCount).toBe(2);
});

test.each([
  ['a second has passed', Number.POSITIVE_INFINITY, 1_000],
  ['the first of its data may be too old', 5_300, 300],
])("a guest's page is cached until %s", async (_until, freshUntil, ms) => {
  await loadPage(createGuest({ freshUntil }));
  now += ms - 1;
  await loadPage(createGuest());
  expect(renderCount).toBe(1);
  now += 1;
  await loadPage(createGuest());
  expect(renderCount).toBe(2);
});

const renderChanged = (change: (result: RenderResult, visit: Visit) => RenderResult) => async (visit: Visit) =>
  change(await render(visit), visit);

test.each([
  ['of a shopper', renderChanged((result, visit) => Object.assign(visit, { visitor: 'known' }) && result)],
  ['of a visitor with an unknown session', renderChanged((result, visit) => Object.assign(visit, { visitor: 'unknown' }) && result)],
  ['that sets a cookie', renderChanged(({ body }) => ({ response: new Response(null, { headers: { 'set-cookie': 'access=' } }), body }))],
  ['that is not found', renderChanged(({ body }) => ({ response: new Response(null, { status: 404 }), body }))],
  ['that is streamed', renderChanged(({ response, body }) => ({ response, body: Readable.from([body]) }))],
  ['without some of its data', renderChanged((result, visit) => Object.assign(visit, { freshUntil: Number.NEGATIVE_INFINITY }) && result)],
])('GuestPageCache does not share a page %s', async (_what, renderPage) => {
  await Promise.all([loadPage(createGuest(), renderPage), loadPage(createGuest(), renderPage)]);
  await loadPage(createGuest(), renderPage);
  expect(renderCount).toBe(3);
});

test('if the visitor for whom a page is rendered leaves, the waiting visitors still get the page, which is rendered once for them', async () => {
  const leavingController = new AbortController();
  const pendingRender = Promise.withResolvers<RenderResult>();
  const firstPage = loadPage(createGuest(), () => pendingRender.promise, leavingController.signal);
  const others = Promise.all([loadPage(createGuest()), loadPage(createGuest())]);
  leavingController.abort(new Error('gone'));
  pendingRender.reject(leavingController.signal.reason);
  await expect(firstPage).rejects.toThrow('gone');
  await others;
  expect(renderCount).toBe(1);
});

test('a failed render affects one visitor only, and one of the waiting visitors renders the page', async () => {
  const failing = async () => Promise.reject(new Error('broken'));
  const results = await Promise.allSettled([loadPage(createGuest(), failing), loadPage(createGuest()), loadPage(createGuest())]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(renderCount).toBe(1);
});

test('a visitor gets a page that was current when they arrived, although it is too old for the next visitor', async () => {
  const firstVisit = createGuest({ freshUntil: 5_300 });
  const delayedRender = Promise.withResolvers<void>();
  const renderLate = async (visit: Visit) => {
    await delayedRender.promise;
    return render(visit);
  };
  const bothPages = [loadPage(firstVisit, renderLate), loadPage(createGuest())];
  await Promise.resolve();
  now += 400;
  delayedRender.resolve();
  await Promise.all(bothPages);
  expect(renderCount).toBe(1);
  await loadPage(createGuest());
  expect(renderCount).toBe(2);
});

test('a visitor who has waited for a slow page gets one that was cached meanwhile', async () => {
  const delayedRender = Promise.withResolvers<void>();
  const renderLate = async (visit: Visit) => {
    await delayedRender.promise;
    return render(visit);
  };
  const firstPage = loadPage(createGuest(), renderLate);
  const secondRender = Promise.withResolvers<void>();
  const neverRendered = loadPage(createGuest(), () => {
    secondRender.resolve();
    return new Promise<RenderResult>(() => undefined);
  });
  const thirdPage = loadPage(createGuest());
  await secondRender.promise;
  delayedRender.resolve();
  await Promise.all([firstPage, thirdPage]);
  expect(renderCount).toBe(1);
  void neverRendered;
});

test('a page whose rendering for one guest never ends is rendered again for the next guest', async () => {
  const neverRendered = new Promise<RenderResult>(() => undefined);
  void loadPage(createGuest(), () => neverRendered);
  await loadPage(createGuest());
  expect(renderCount).toBe(1);
});

test('GuestPageCache evicts the oldest page when the cached pages have too many bytes', async () => {
  const size = Buffer.byteLength(buildMarkup(createGuest()));
  cache = new GuestPageCache({ bytes: 4 * size, maxAgeMs: 1_000 }, () => now);
  const visitTo = async (address: string) => {
    const visit = createGuest();
    await cache.loadPage(address, { visit, encoding: null, signal: openConnection, render: () => render(visit) });
  };
  for (const address of ['/1', '/2', '/3']) await visitTo(address);
  await visitTo('/3');
  await visitTo('/2');
  expect(renderCount).toBe(3);
  await visitTo('/1');
  expect(renderCount).toBe(4);
});

const buildRequest = (url: string, headers: Record<string, string> = {}, method = 'GET') => ({ method, url, headers });

test("bots and browsers do not share guests' pages", () => {
  const findKey = (agent?: string) =>
    computeGuestPageKey(buildRequest('/catalog?sort=new', agent === undefined ? {} : { 'user-agent': agent }));
  const browser = findKey('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36');
  expect(findKey('Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)')).not.toBe(browser);
  expect([findKey(), browser].every((key) => key.endsWith('/catalog?sort=new'))).toBe(true);
});

test('guests of different cities share no page, and a cookie without a valid city counts as no city', () => {
  const findKey = (cookie?: string) => computeGuestPageKey(buildRequest('/product/slope', cookie === undefined ? {} : { cookie }));
  const keys = ['city=kazan', 'city=moskva', undefined].map(findKey);
  expect(new Set(keys).size).toBe(3);
  expect(findKey('consent=granted; city=kazan')).toBe(keys[0]);
  for (const cookie of ['consent=granted', 'city=', 'city=%20/product/slope', 'city=KAZAN']) expect(findKey(cookie)).toBe(keys[2]);
});

test.each([
  ['a guest', buildRequest('/catalog?sort=new')],
  ['a guest with harmless cookies', buildRequest('/', { cookie: 'consent=granted; _ga=1; _ym_uid=2' })],
  ['a guest with a city', buildRequest('/', { cookie: 'city=kazan' })],
])('%s may get a shared page', (_who, request) => {
  expect(isSameForAllGuests(request)).toBe(true);
});

test.each([
  ['a shopper', buildRequest('/', { cookie: 'consent=granted; access=token' })],
  ['a shopper whose access token has expired', buildRequest('/', { cookie: 'refresh=token' })],
  ['a visitor who signs in without JavaScript', buildRequest('/', { cookie: 'code-for=%7B%7D' })],
  ['a visitor with an unknown cookie', buildRequest('/', { cookie: 'town=kazan' })],
  ['a visitor with credentials in a header', buildRequest('/', { authorization: 'Bearer token' })],
  ['a request for a personal page', buildRequest('/account')],
  ["a request for a page's data", buildRequest('/catalog.data?sort=new')],
  ['a posted form', buildRequest('/auth', {}, 'POST')],
])('%s gets no shared page', (_who, request) => {
  expect(isSameForAllGuests(request)).toBe(false);
});
