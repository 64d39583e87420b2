import { listSavedPages, renderOfflinePage } from './offline-page.ts';
import { buildPageKey, classifyRequest } from './requests.rules.ts';
import { addSavedTime, canBeSaved, listAssets, prepareSavedPage } from './saved-page.ts';

const origin = 'https://meet.example';
const classify = (path: string, mode = 'navigate', method = 'GET') => classifyRequest({ url: new URL(path, origin), method, mode }, origin);

test('the worker handles pages, their data, files, pictures and the form of the city page', () => {
  expect(classify('/catalog?sort=cheap')).toBe('page');
  expect(classify('/catalog.data?sort=cheap', 'cors')).toBe('data');
  expect(classify('/assets/entry-a1.js', 'cors')).toBe('asset');
  expect(classify('/app-code.svg?v=1d9d1bdf786e', 'no-cors')).toBe('asset');
  expect(classify('/_ipx/f_webp,w_320/key', 'no-cors')).toBe('picture');
  expect(classify('/city?back=%2Fcart', 'navigate', 'POST')).toBe('city-choice');
  expect(classify('/city?back=%2Fcart')).toBe('page');
});

const unhandledRequests: [path: string, mode: string, method: string][] = [
  ['/account', 'navigate', 'GET'],
  ['/account/orders', 'navigate', 'GET'],
  ['/account.data', 'cors', 'GET'],
  ['/checkout', 'navigate', 'GET'],
  ['/orders/7', 'navigate', 'GET'],
  ['/auth', 'navigate', 'GET'],
  ['/graphql', 'cors', 'GET'],
  ['/api/mobileapp', 'navigate', 'GET'],
  ['/builds/latest.json?1', 'cors', 'GET'],
  ['/sitemap.xml', 'navigate', 'GET'],
  ['/robots.txt', 'navigate', 'GET'],
  ['/catalog', 'navigate', 'POST'],
  ['/cart', 'navigate', 'POST'],
  ['https://other.example/city', 'navigate', 'POST'],
  ['https://mc.yandex.ru/metrika/tag.js', 'no-cors', 'GET'],
];

test.each(unhandledRequests)('the worker does not handle a request for %s (mode %s, method %s)', (path, mode, method) => {
  expect(classify(path, mode, method)).toBe('other');
});

test('campaign parameters and hashes do not change the key under which a page is saved', () => {
  expect(buildPageKey(new URL('/catalog?utm_source=mail&sort=cheap&yclid=1#top', origin))).toBe(`${origin}/catalog?sort=cheap`);
});

/** A same-origin response as a browser's fetch returns it. */
const buildResponse = (headers: Record<string, string>, status = 200) =>
  Object.defineProperty(new Response('<html lang="ru"></html>', { status, headers }), 'type', { value: 'basic' });

test('the worker saves only guest pages with the status 200', () => {
  expect(canBeSaved(buildResponse({ 'x-meet-visitor': 'guest' }))).toBe(true);
  expect(canBeSaved(buildResponse({ 'x-meet-visitor': 'known' }))).toBe(false);
  expect(canBeSaved(buildResponse({}))).toBe(false);
  expect(canBeSaved(buildResponse({ 'x-meet-visitor': 'guest' }, 404))).toBe(false);
});

test('a saved page has the time of its saving in the html element and preloads no scripts', async () => {
  const page = addSavedTime(new Response('<html lang="ru"><link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/></html>'), 7);
  expect(await (await prepareSavedPage(page)).text()).toBe('<html data-saved="7" lang="ru"></html>');
});

test('the offline page lists the saved pages and has no scripts except the one that sets the theme', () => {
  const html =
    '<head><script nonce="n">theme()</script><link rel="modulepreload" href="/assets/a.js"/></head><ul data-kept=""></ul><script nonce="n">window.__reactRouterContext = {};</script><script type="module" async="">import "/assets/a.js"</script>';
  expect(renderOfflinePage(html, [{ address: '/search?query=a&b="', title: 'Кеды &amp; ко' }])).toBe(
    '<head><script nonce="n">theme()</script></head><ul data-kept=""><li><a href="/search?query=a&amp;b=&quot;">Кеды &amp; ко</a></li></ul>',
  );
});

test.each(['$1', '$&', '$$', '$`', "$'", '$<name>'])('the offline page shows %s in an address and a title unchanged', (pattern) => {
  const savedPages = [{ address: `/search?query=${pattern}`, title: pattern }];
  const item = `<li><a href="/search?query=${pattern.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}">${pattern}</a></li>`;
  expect(renderOfflinePage('<p>a</p><ul data-kept=""></ul>', savedPages)).toBe(`<p>a</p><ul data-kept="">${item}</ul>`);
});

test('saved pages are listed newest first, and a product that is saved at several sizes only once, under its latest name', () => {
  const product = (name: string) =>
    `<title>${name}: купить в Meet</title><link rel="canonical" href="${origin}/product/slope"/><h1 class="a"><style>b{}</style><span>${name}</span>\n</h1>`;
  const savedPages = [
    { key: `${origin}/`, html: `<title>Meet</title><link rel="canonical" href="${origin}/"/><h1>Новое начинается здесь</h1>` },
    { key: `${origin}/product/slope?size=41`, html: product('Slope') },
    { key: `${origin}/search?query=a`, html: '<title>a: поиск</title><h1>«a &amp; b»</h1>' },
    { key: `${origin}/product/slope?size=42`, html: product('Slope 2') },
    { key: `${origin}/cart`, html: '<title>Корзина &mdash; Meet</title>' },
  ];
  expect(listSavedPages(savedPages)).toEqual([
    { address: '/cart', title: 'Корзина &mdash; Meet' },
    { address: '/product/slope?size=42', title: 'Slope 2' },
    { address: '/search?query=a', title: '«a &amp; b»' },
    { address: '/', title: 'Главная' },
  ]);
});

test("a page's files are listed once each", () => {
  expect(
    listAssets('<link href="/assets/a-1.css"><script>import "/assets/b_2.js";import "/assets/b_2.js"</script><img src="/_ipx/x">'),
  ).toEqual(['/assets/a-1.css', '/assets/b_2.js']);
  expect(listAssets('<img src="/app-code.svg?v=1d9d1bdf786e"><script>"/app-code.svg?v=1d9d1bdf786e\\"</script>')).toEqual([
    '/app-code.svg?v=1d9d1bdf786e',
  ]);
});
