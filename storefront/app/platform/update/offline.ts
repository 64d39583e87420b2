import { cacheNames, type PageMessage } from '../../../worker/caches.ts';

const patienceMs = 2000;

/** Resolves when the worker has done it, or takes too long. */
function askWorker(worker: ServiceWorker, message: PageMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => resolve();
  setTimeout(resolve, patienceMs);
  worker.postMessage(message, [port2]);
  return promise;
}

/**
 * Forgets the pages that are kept for a time without a network. To be called when somebody signs in or out, before the next page is
 * loaded. The worker is told too, because a page that it is fetching at this moment must not be kept after that.
 */
export async function forgetPages(): Promise<void> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (worker) await askWorker(worker, { type: 'forget' });
  if ('caches' in window) await Promise.all([cacheNames.pages, cacheNames.data].map((name) => caches.delete(name)));
}

/** Lets the worker keep the page that is being looked at, with its pictures and files. */
export function keepPage(path: string): void {
  if (!('serviceWorker' in navigator)) return;
  const shown = [...document.images].filter(({ complete, currentSrc }) => complete && currentSrc.includes('/_ipx/'));
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const message: PageMessage = {
    type: 'seen',
    path,
    pictures: shown.map(({ currentSrc }) => currentSrc),
    files: loaded.filter((name) => name.startsWith(`${location.origin}/assets/`)),
  };
  navigator.serviceWorker.controller?.postMessage(message);
}

interface Registration {
  /** A newer worker has taken over the page. */
  renewed(): void;
  /** The first worker of this browser has. */
  ready(): void;
  answered(isSaved: boolean): void;
}

/** Registers the worker once the page is loaded: it must not compete with what is being looked at. Throws where the browser refuses. */
export async function registerWorker({ renewed, ready, answered }: Registration): Promise<void> {
  const { serviceWorker } = navigator;
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  let hasWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hasWorker) renewed();
    else ready();
    hasWorker = true;
  });
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === 'answered') answered(data.isSaved === true);
  });
  await serviceWorker.register('/sw.js', { scope: '/' });
}
