import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { buildVisit } from '../app/platform/visit.factory.ts';
import type { Visit } from '../app/platform/visit.server.ts';
import { computeSharedKey, GuestPageCache, type GuestResult, isForEveryGuest } from './guest-page-cache.ts';
import type { Encoding } from './page-compression.ts';
import type { Result } from './render.ts';

let now = 0;
let rendered = 0;
let pages: GuestPageCache;
beforeEach(() => {
  now = 5_000;
  rendered = 0;
  pages = new GuestPageCache({ bytes: 10_000, maxAgeMs: 1_000 }, () => now);
});

let visits = 0;
/** A guest with a nonce of their own. */
function guest(overrides: Partial<Visit> = {}): Visit {
  visits += 1;
  return buildVisit({
    visitor: 'unknown',
    nonce: `${visits}`.padStart(22, 'n').concat('=='),
    startedAt: new Date(1_800_000_000_000 + visits),
    currentUntil: Number.POSITIVE_INFINITY,
    ...overrides,
  });
}

const markupFor = ({ nonce, startedAt }: Visit) =>
  `<script nonce="${nonce}">start(${startedAt.getTime()})</script><p>страница</p><script nonce="${nonce}"></script>`;

const render = async (visit: Visit): Promise<Result> => {
  rendered += 1;
  visit.visitor = 'guest';
  return { response: new Response(null, { status: 200 }), body: Buffer.from(markupFor(visit)) };
};

const staying = new AbortController().signal;

const take = (visit: Visit, by: (visit: Visit) => Promise<Result> = render, signal = staying) =>
  pages.loadPage('/catalog', { visit, encoding: null, signal, render: () => by(visit) });

const readText = ({ body }: Result) => String(body);

test('concurrent visits of a page render it once, and those who wait get the same bytes without a nonce', async () => {
  const rush = Array.from({ length: 5 }, () => guest());
  const [first, ...others] = await Promise.all(rush.map((visit) => take(visit)));
  const late = guest();
  others.push(await take(late));
  expect(readText(first as Result)).toBe(markupFor(rush[0] as Visit));
  expect(new Set(others.map(({ body }) => body)).size).toBe(1);
  expect(readText(others[0] as Result)).toBe(markupFor(rush[0] as Visit).replaceAll(/ nonce="[^"]+"/g, ''));
  expect([rendered, late.visitor]).toEqual([1, 'guest']);
});

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('the shared page allows the inline scripts that were rendered with its nonce, and no injected one', async () => {
  const page = (nonce: string) =>
    `<script nonce="${nonce}">own()</script><script>injected()</script><script type="application/ld+json">{}</script>
    <script nonce="${nonce}" type="module" async="">import("/a.js")</script><script src="/a.js" nonce="${nonce}"></script>`;
  const by = async (visit: Visit) => ({ ...(await render(visit)), body: Buffer.from(page(visit.nonce)) });
  const first: GuestResult = await take(guest(), by);
  const second = await take(guest(), by);
  expect(first.scripts).toBeUndefined();
  expect(second.scripts).toEqual([hash('own()'), hash('import("/a.js")')]);
});

const decompress = { gzip: gunzipSync, br: brotliDecompressSync, zstd: zstdDecompressSync };

test.each([
  'gzip',
  'br',
  'zstd',
] as const)('a shared page is compressed once with %s for the clients that prefer it', async (encoding: Encoding) => {
  const first = await take(guest());
  const takeCompressed = () => pages.loadPage('/catalog', { visit: guest(), encoding, signal: staying, render: () => render(guest()) });
  const { response, body } = await takeCompressed();
  expect(decompress[encoding](body as Buffer).toString()).toBe(readText(await take(guest())));
  expect((await takeCompressed()).body).toBe(body);
  expect([...response.headers]).toEqual([
    ['content-encoding', encoding],
    ['vary', 'accept-encoding'],
  ]);
  expect([...first.response.headers]).toEqual([]);
});

test('pages at different addresses are cached separately', async () => {
  await take(guest());
  await pages.loadPage('/catalog?page=2', { visit: guest(), encoding: null, signal: staying, render: () => render(guest()) });
  expect(rendered).toBe(2);
});

test.each([
  ['a second has passed', Number.POSITIVE_INFINITY, 1_000],
  ['the first of its data may be too old', 5_300, 300],
])('a page is cached until %s', async (_until, currentUntil, ms) => {
  await take(guest({ currentUntil }));
  now += ms - 1;
  await take(guest());
  expect(rendered).toBe(1);
  now += 1;
  await take(guest());
  expect(rendered).toBe(2);
});

const changed = (change: (result: Result, visit: Visit) => Result) => async (visit: Visit) => change(await render(visit), visit);

test.each([
  ['of a shopper', changed((result, visit) => Object.assign(visit, { visitor: 'known' }) && result)],
  ['of a visitor with an unknown session', changed((result, visit) => Object.assign(visit, { visitor: 'unknown' }) && result)],
  ['that sets a cookie', changed(({ body }) => ({ response: new Response(null, { headers: { 'set-cookie': 'access=' } }), body }))],
  ['that is not found', changed(({ body }) => ({ response: new Response(null, { status: 404 }), body }))],
  ['that is streamed', changed(({ response, body }) => ({ response, body: Readable.from([body]) }))],
  ['without some of its data', changed((result, visit) => Object.assign(visit, { currentUntil: Number.NEGATIVE_INFINITY }) && result)],
])('a page %s is for its visitor only', async (_what, by) => {
  await Promise.all([take(guest(), by), take(guest(), by)]);
  await take(guest(), by);
  expect(rendered).toBe(3);
});

test('a visitor who leaves does not fail the others, who render the page once', async () => {
  const leaving = new AbortController();
  const gone = Promise.withResolvers<Result>();
  const first = take(guest(), () => gone.promise, leaving.signal);
  const others = Promise.all([take(guest()), take(guest())]);
  leaving.abort(new Error('gone'));
  gone.reject(leaving.signal.reason);
  await expect(first).rejects.toThrow('gone');
  await others;
  expect(rendered).toBe(1);
});

test('a failure affects one visitor only, and one of the others renders the page', async () => {
  const failing = async () => Promise.reject(new Error('broken'));
  const all = await Promise.allSettled([take(guest(), failing), take(guest()), take(guest())]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(rendered).toBe(1);
});

test('a visitor gets a page that was current when they came, although it is too old for the next visitor', async () => {
  const first = guest({ currentUntil: 5_300 });
  const slow = Promise.withResolvers<void>();
  const renderLate = async (visit: Visit) => {
    await slow.promise;
    return render(visit);
  };
  const both = [take(first, renderLate), take(guest())];
  await Promise.resolve();
  now += 400;
  slow.resolve();
  await Promise.all(both);
  expect(rendered).toBe(1);
  await take(guest());
  expect(rendered).toBe(2);
});

test('a visitor who has waited for a slow page gets one that was cached meanwhile', async () => {
  const slow = Promise.withResolvers<void>();
  const renderLate = async (visit: Visit) => {
    await slow.promise;
    return render(visit);
  };
  const first = take(guest(), renderLate);
  const impatient = Promise.withResolvers<void>();
  const never = take(guest(), () => {
    impatient.resolve();
    return new Promise<Result>(() => undefined);
  });
  const third = take(guest());
  await impatient.promise;
  slow.resolve();
  await Promise.all([first, third]);
  expect(rendered).toBe(1);
  void never;
});

test('nobody waits long for a slow page of another visitor', async () => {
  const never = new Promise<Result>(() => undefined);
  void take(guest(), () => never);
  await take(guest());
  expect(rendered).toBe(1);
});

test('the oldest page is evicted when the cached pages have too many bytes', async () => {
  const size = Buffer.byteLength(markupFor(guest()));
  pages = new GuestPageCache({ bytes: 4 * size, maxAgeMs: 1_000 }, () => now);
  const visitTo = async (address: string) => {
    const visit = guest();
    await pages.loadPage(address, { visit, encoding: null, signal: staying, render: () => render(visit) });
  };
  for (const address of ['/1', '/2', '/3']) await visitTo(address);
  await visitTo('/3');
  await visitTo('/2');
  expect(rendered).toBe(3);
  await visitTo('/1');
  expect(rendered).toBe(4);
});

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') => ({ method, url, headers });

test('bots and browsers do not share pages', () => {
  const findKey = (agent?: string) => computeSharedKey(ask('/catalog?sort=new', agent === undefined ? {} : { 'user-agent': agent }));
  const browser = findKey('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36');
  expect(findKey('Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)')).not.toBe(browser);
  expect([findKey(), browser].every((key) => key.endsWith('/catalog?sort=new'))).toBe(true);
});

test('guests of different cities share no page, and a cookie with no valid city counts as none', () => {
  const findKey = (cookie?: string) => computeSharedKey(ask('/product/slope', cookie === undefined ? {} : { cookie }));
  const keys = ['city=kazan', 'city=moskva', undefined].map(findKey);
  expect(new Set(keys).size).toBe(3);
  expect(findKey('consent=granted; city=kazan')).toBe(keys[0]);
  for (const cookie of ['consent=granted', 'city=', 'city=%20/product/slope', 'city=KAZAN']) expect(findKey(cookie)).toBe(keys[2]);
});

test.each([
  ['a guest', ask('/catalog?sort=new'), true],
  ['a guest with harmless cookies', ask('/', { cookie: 'consent=granted; _ga=1; _ym_uid=2' }), true],
  ['a shopper', ask('/', { cookie: 'consent=granted; access=token' }), false],
  ['a shopper whose access has expired', ask('/', { cookie: 'refresh=token' }), false],
  ['somebody who signs in without scripts', ask('/', { cookie: 'code-for=%7B%7D' }), false],
  ['a guest with a city', ask('/', { cookie: 'city=kazan' }), true],
  ['a visitor with an unknown cookie', ask('/', { cookie: 'town=kazan' }), false],
  ['a visitor with credentials in a header', ask('/', { authorization: 'Bearer token' }), false],
  ['a request for a personal page', ask('/account'), false],
  ["a request for a page's data", ask('/catalog.data?sort=new'), false],
  ['a posted form', ask('/auth', {}, 'POST'), false],
])('%s may get a shared page: %s', (_who, request, isShared) => {
  expect(isForEveryGuest(request)).toBe(isShared);
});
