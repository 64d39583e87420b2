import { setImmediate as waitForNextRound } from 'node:timers/promises';

let lastSlot: Promise<void> = Promise.resolve();

/**
 * Resolves when a page may be rendered. React renders a page in one block. If the data of several pages arrive together, their blocks would
 * follow each other without a pause, and the process would read no new requests meanwhile. So the event loop runs a round between two
 * pages.
 */
export function waitForRenderSlot(): Promise<void> {
  const slot = lastSlot.then(() => waitForNextRound());
  // React begins to render in the iteration of the event loop after the one in which it is called.
  lastSlot = slot.then(() => waitForNextRound());
  return slot;
}
