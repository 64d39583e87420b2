import { cacheNames, type PageMessage } from '../../../worker/contract.ts';

const timeoutMs = 2000;
/** A page counts as viewed once it has been open for this time. */
const viewedAfterMs = 1000;

/** Resolves when the worker has replied or the timeout has passed. */
function postToWorker(worker: ServiceWorker, message: PageMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => resolve();
  setTimeout(resolve, timeoutMs);
  worker.postMessage(message, [port2]);
  return promise;
}

/**
 * Deletes the pages saved for offline use. Call it when the shopper signs in or out, before the next page loads. The worker is notified
 * too, because it must not save a page that it is just fetching.
 */
export async function deleteSavedPages(): Promise<void> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (worker) await postToWorker(worker, { type: 'forget' });
  if ('caches' in window) await Promise.all([cacheNames.pages, cacheNames.data].map((name) => caches.delete(name)));
}

/** Asks the worker to save the current page, which has been displayed since `displayedAt`, with its pictures and files. */
export function savePage(path: string, displayedAt: number): void {
  if (!('serviceWorker' in navigator)) return;
  const loadedImages = [...document.images].filter(({ complete, currentSrc }) => complete && currentSrc.includes('/_ipx/'));
  const loadedUrls = performance.getEntriesByType('resource').map(({ name }) => name);
  const message: PageMessage = {
    type: 'seen',
    path,
    displayedAt,
    pictures: loadedImages.map(({ currentSrc }) => currentSrc),
    files: loadedUrls.filter((name) => name.startsWith(`${location.origin}/assets/`)),
  };
  navigator.serviceWorker.controller?.postMessage(message);
}

/**
 * Saves the current page once it counts as viewed, and again after it has loaded more files, such as the scripts of parts that wait for an
 * interaction. Returns a function that ends this.
 */
export function saveViewedPage(path: string): () => void {
  const displayedAt = Date.now();
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  const scheduleSave = () => {
    saveTimer ??= setTimeout(() => {
      saveTimer = undefined;
      savePage(path, displayedAt);
    }, viewedAfterMs);
  };
  scheduleSave();
  const loads = new PerformanceObserver(scheduleSave);
  loads.observe({ type: 'resource' });
  return () => {
    loads.disconnect();
    clearTimeout(saveTimer);
  };
}
