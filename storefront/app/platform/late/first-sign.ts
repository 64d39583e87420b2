import { type ComponentType, lazy } from 'react';

/** By these somebody shows that the page is not only looked at. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'change', 'scroll'] as const;

let sign: Promise<void> = Promise.resolve();
let give = () => {};
let hasSign = false;
/** What was declared late before the sign. */
const early = new Set<() => Promise<unknown>>();

function oneOf(names: readonly string[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const name of names) addEventListener(name, () => resolve(), { once: true, passive: true, capture: true });
  return promise;
}

/** Asks for what may be shown soon; a failure is told where it is. */
function ahead(load: () => Promise<unknown>) {
  load().catch(() => undefined);
}

/** For the moment before the server's markup is taken over: from here on what lies below the first screen waits for a sign of its reader. */
export function waitForSign() {
  if (scrollY === 0) {
    const { promise, resolve } = Promise.withResolvers<void>();
    oneOf(signs).then(resolve);
    sign = promise;
    give = resolve;
  }
  sign.then(() => {
    hasSign = true;
    for (const load of early) ahead(load);
  });
}

/** For what a browser remembers of its shopper and late parts show, a liked product or one in the cart: it is seen without a sign. */
export const hurryLateParts = () => give();

/** What cannot be loaded leaves the server's markup as it is, and is tried again when there is a network, or a press. */
async function persist<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await oneOf(['online', 'pointerdown']);
    }
  }
}

/** A component whose script is loaded when it is first shown; without it nothing is shown, and nothing else fails. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await persist(load) }));

/**
 * A component that the server has rendered and whose script comes with the first sign of a reader. Until then its links are links. Give it
 * a Suspense of its own (`served` has one), and render the component itself on the server. On a page that is gone to later nothing is to be
 * waited for: the script is asked for with that of the page, and by the sign whether it is shown yet or not.
 */
export function afterSign<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  if (hasSign) ahead(load);
  else early.add(load);
  return lazy(async () => {
    await sign;
    return { default: await persist(load) };
  });
}
