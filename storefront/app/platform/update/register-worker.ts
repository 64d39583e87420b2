import type { WorkerMessage } from '../../../worker/contract.ts';

interface WorkerHandlers {
  /** Called when a newer worker has taken over the page. */
  onUpdate(): void;
  /** Called when the first worker of this browser has taken over the page. */
  onReady(): void;
  onMessage(message: WorkerMessage): void;
}

/** Registers the worker after the load event, so that it does not compete with the page. Throws if the browser rejects it. */
export async function registerWorker({ onUpdate, onReady, onMessage }: WorkerHandlers): Promise<void> {
  const { serviceWorker } = navigator;
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  let hasWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hasWorker) onUpdate();
    else onReady();
    hasWorker = true;
  });
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => onMessage(data));
  await serviceWorker.register('/sw.js', { scope: '/' });
}
