// Which tool of this folder to take:
// - The HTML contains the part, and only its script loads later: `hydrateLater`. The part works without JavaScript.
// - The part is displayed only in the browser or after a press: `lazyPart`, or `useOnDemand` if a failure must be reported by a toast.
// - An action or a store needs code that displays nothing by itself: `onDemand`. The caller handles a failure.
// - The data of a part may be missing or late: `loadOptional` in the loader; below the first screen `defer`, rendered by `DeferredPart`.
// - What only the browser knows: `useHydrated` for stored values, `useHasInteracted` for the first gesture, `useInView` for visibility.

import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';

function waitForNextChance(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const name of ['online', 'pointerdown']) addEventListener(name, () => resolve(), { once: true, passive: true, capture: true });
  return promise;
}

/** Retries when the network returns or at the next press. */
async function loadWithRetries<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await waitForNextChance();
    }
  }
}

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

/** Displays the substitute of a part whose script failed to load, until another attempt succeeds. */
function replaceWhileMissing<Props extends object>(load: Load<Props>, StandIn: ComponentType): ComponentType<Props> {
  return (props) => {
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      void waitForNextChance()
        .then(() => loadWithRetries(load))
        .then((loaded) => setPart(() => loaded));
    }, []);
    return Part ? createElement(Part, props) : createElement(StandIn);
  };
}

/**
 * A component whose script loads when it is rendered. If the script fails to load, no error is thrown; the script is loaded again when the
 * network returns or at the next press. Until then the Suspense fallback is displayed, or `StandIn` for a part whose fallback would leave
 * the previous page visible. The server's HTML contains the part only after the page around it: use `hydrateLater` for parts that must work
 * without JavaScript.
 */
export const lazyPart = <Props extends object>(load: Load<Props>, StandIn?: ComponentType) =>
  lazy<ComponentType<Props>>(async () => ({
    default: await (StandIn ? load().catch(() => replaceWhileMissing(load, StandIn)) : loadWithRetries(load)),
  }));
