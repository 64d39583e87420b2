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

/** A lazy component that retries. If its script fails to load, its Suspense fallback stays and no error is thrown. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await persist(load) }));
