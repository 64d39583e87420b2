import { cacheNames, type PageMessage } from '../../../worker/contract.ts';

const timeoutMs = 2000;

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
