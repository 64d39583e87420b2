import { type ComponentType, lazy } from 'react';

function nextChance(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const name of ['online', 'pointerdown']) addEventListener(name, () => resolve(), { once: true, passive: true, capture: true });
  return promise;
}

/** Retries when the network returns or at the next press. */
async function persist<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextChance();
    }
  }
}

/**
 * A component whose script loads when it is rendered. While it is missing, the Suspense fallback stays and no error is thrown; it is loaded
 * again when the network returns or at the next press. The server's HTML contains it only after the page around it: use `servedPart` for
 * what must work without JavaScript.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await persist(load) }));
