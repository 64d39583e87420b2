import { canPrefetch } from '../app/shell/link/prefetch-connection.ts';
import { BoundedCache } from './bounded-cache.ts';
import { cacheNames, offlinePath, type PageMessage, type PageViewMessage, type WorkerMessage } from './contract.ts';
import { listSavedPages, renderOfflinePage } from './offline-page.ts';
import { buildPageUrl } from './page-url.ts';
import { PendingWork } from './pending-work.ts';
import { buildPageKey, classifyRequest } from './requests.rules.ts';
import { addSavedTime, canBeSaved, listAssets, prepareSavedPage, savedAtHeader } from './saved-page.ts';
import { SavingPeriod } from './saving-period.ts';

declare global {
  interface WorkerNavigator {
    /** State of the network. Not every browser reports it. */
    connection?: Parameters<typeof canPrefetch>[0]['connection'];
  }
}

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build, so that each build's worker differs and the browser updates it. */
declare const buildId: string;

/** Network timeout, after which a saved page is shown if there is one. */
const networkTimeoutMs = 8000;
/** Minimum age before a saved page is refreshed in the background. */
const refreshAfterMs = 600_000;
/** Maximum number of saved pages on the offline page. */
const maxListedPages = 10;
/** Maximum number of entries in each cache. */
const maxEntries = { assets: 200, pictures: 150, pages: 30, data: 60 };

const assets = new BoundedCache(cacheNames.assets, maxEntries.assets);
const pictures = new BoundedCache(cacheNames.pictures, maxEntries.pictures);
const pages = new BoundedCache(cacheNames.pages, maxEntries.pages);
const data = new BoundedCache(cacheNames.data, maxEntries.data);
/** Cache of this build's offline page. */
const shellCacheName = `${cacheNames.shell}-${buildId}`;
const pendingSaves = new PendingWork();
/** Ids of clients whose latest request for a page or its data failed. Their files are served from the caches. */
const savedCopyClients = new Set<string>();
const period = new SavingPeriod();

async function saveFile(cache: BoundedCache, href: string) {
  if (await cache.find(href)) return;
  const response = await fetch(href).catch(() => null);
  if (response?.status === 200 && response.type === 'basic') await cache.store(href, response);
}

/** Caches missing files. Files that fail to load are skipped. */
async function saveFiles(cache: BoundedCache, urls: readonly string[]) {
  const sameOriginUrls = urls.map((url) => new URL(url, self.location.origin)).filter(({ origin }) => origin === self.location.origin);
  for (const { href } of sameOriginUrls) await pendingSaves.runOnce(href, () => saveFile(cache, href));
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const page = await fetch(offlinePath, { credentials: 'omit', cache: 'no-store' });
      if (page.status !== 200) throw new Error(`the offline page answers ${page.status}`);
      await saveFiles(assets, listAssets(await page.clone().text()));
      await (await caches.open(shellCacheName)).put(offlinePath, page);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await self.registration.navigationPreload?.enable();
      const outdatedShells = (await caches.keys()).filter((name) => name.startsWith(cacheNames.shell) && name !== shellCacheName);
      await Promise.all(outdatedShells.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

interface PageVersion {
  key: string;
  /** Number of the saving period in which the page was requested. */
  requestPeriod: number;
}

async function saveIfGuest(cache: BoundedCache, { key, requestPeriod }: PageVersion, response: Response) {
  if (requestPeriod !== period.current || !canBeSaved(response)) return;
  const copy = addSavedTime(response, Date.now());
  const body = await copy.blob();
  if (requestPeriod === period.current) await cache.store(key, new Response(body, { headers: copy.headers }));
}

async function fetchPage(event: FetchEvent, hasSavedCopy: boolean): Promise<Response> {
  const networkResponse = (event.preloadResponse as Promise<Response | undefined>).then((preloaded) => preloaded ?? fetch(event.request));
  if (!hasSavedCopy) return networkResponse;
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the network timed out')), networkTimeoutMs);
  });
  return Promise.race([networkResponse, timeout]);
}

async function notifyPage({ clientId, request }: FetchEvent, isSaved: boolean) {
  const client = await self.clients.get(clientId);
  client?.postMessage({ type: 'answered', address: buildPageUrl(new URL(request.url)), isSaved } satisfies WorkerMessage);
}

async function respondOffline(): Promise<Response | undefined> {
  const page = await (await caches.open(shellCacheName)).match(offlinePath);
  if (!page) return undefined;
  const savedPages = await Promise.all((await pages.listAll()).map(async ({ key, response }) => ({ key, html: await response.text() })));
  const listedPages = listSavedPages(savedPages).slice(0, maxListedPages);
  return new Response(renderOfflinePage(await page.text(), listedPages), { status: 503, headers: page.headers });
}

/** Responds from the network or, if it fails or times out, with the saved copy. Without a copy, a page is replaced by the offline page. */
async function respondWithPage(event: FetchEvent, cache: BoundedCache, isPage: boolean): Promise<Response> {
  const page = { key: buildPageKey(new URL(event.request.url)), requestPeriod: period.current };
  const savedCopy = await cache.find(page.key);
  const clientId = isPage ? event.resultingClientId : event.clientId;
  try {
    const response = await fetchPage(event, savedCopy !== undefined);
    event.waitUntil(saveIfGuest(cache, page, response.clone()));
    savedCopyClients.delete(clientId);
    if (!isPage) await notifyPage(event, false);
    return response;
  } catch (error) {
    savedCopyClients.add(clientId);
    if (!isPage) {
      if (!savedCopy) throw error;
      await notifyPage(event, true);
      return savedCopy;
    }
    if (savedCopy) return prepareSavedPage(savedCopy);
    return (await respondOffline()) ?? Promise.reject(error);
  }
}

const respondWithFile = async ({ request }: FetchEvent, cache: BoundedCache): Promise<Response> =>
  (await cache.find(request.url)) ?? fetch(request);

/**
 * Serves files from the worker's caches only if the browser is offline, or if their page could not be loaded. Otherwise files bypass the
 * worker: the browser's HTTP cache has them, and after a response by a worker Chromium ignores the preload and fetches the file twice.
 */
const shouldServeSaved = ({ clientId }: FetchEvent) => savedCopyClients.has(clientId) || !self.navigator.onLine;

/** Deletes the saved pages only after the response, because until then pages are still rendered for the previous city. */
async function respondToCityChoice({ request }: FetchEvent): Promise<Response> {
  const response = await fetch(request);
  // The server has stored the choice, so the response is sent even if the saved pages cannot be deleted.
  await deleteSavedPages().catch(() => undefined);
  return response;
}

const responders = {
  'city-choice': respondToCityChoice,
  page: (event: FetchEvent) => respondWithPage(event, pages, true),
  data: (event: FetchEvent) => respondWithPage(event, data, false),
  asset: (event: FetchEvent) => respondWithFile(event, assets),
  picture: (event: FetchEvent) => respondWithFile(event, pictures),
};

self.addEventListener('fetch', (event) => {
  const { url, method, mode, headers } = event.request;
  const kind = classifyRequest({ url: new URL(url), method, mode }, self.location.origin);
  if (kind === 'other' || headers.has('range')) return;
  if ((kind === 'asset' || kind === 'picture') && !shouldServeSaved(event)) return;
  event.respondWith(responders[kind](event));
});

/** Saves the document of a page as a guest gets it, for pages that were loaded before the worker or by the router. */
async function saveDocument(url: URL, page: PageVersion) {
  const savedCopy = await pages.find(page.key);
  if (savedCopy && Date.now() - Number(savedCopy.headers.get(savedAtHeader)) < refreshAfterMs) return;
  const response = await fetch(url, { credentials: 'omit', headers: { accept: 'text/html' } });
  const html = await response.clone().text();
  await saveIfGuest(pages, page, response);
  await saveFiles(assets, listAssets(html));
}

/** Saves a viewed page with its files, unless the connection is slow or metered. */
async function saveViewedPage({ path, displayedAt, pictures: displayedPictures, files }: PageViewMessage) {
  // The message may arrive after a new period has begun, because a page may send it while the shopper leaves the page.
  if (!period.isCurrent(displayedAt)) return;
  const url = new URL(path, self.location.origin);
  if (classifyRequest({ url, method: 'GET', mode: 'navigate' }, self.location.origin) !== 'page' || !canPrefetch(self.navigator)) return;
  const page = { key: buildPageKey(url), requestPeriod: period.current };
  const savedDocument = pendingSaves.runOnce(`${period.current} ${page.key}`, () => saveDocument(url, page));
  await Promise.all([savedDocument, saveFiles(pictures, displayedPictures), saveFiles(assets, files)]);
}

async function deleteSavedPages() {
  period.begin(Date.now());
  await Promise.all([pages.deleteAll(), data.deleteAll()]);
}

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  const [reply] = event.ports;
  const finished = message.type === 'seen' ? saveViewedPage(message).catch(() => undefined) : deleteSavedPages();
  event.waitUntil(finished.then(() => reply?.postMessage('done')));
});
