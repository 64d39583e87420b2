import { followReturn } from '../../../platform/use-on-return.ts';

/** How often is asked, and how many times until the shopper returns to the page. */
export interface Pace {
  firstWaitMs: number;
  maxWaitMs: number;
  mostAsks: number;
}

/** While the bank is awaited: about five minutes. */
export const bankPace: Pace = { firstWaitMs: 2000, maxWaitMs: 15_000, mostAsks: 24 };
/** While an order is on its way: about four hours of looking at it. */
export const orderPace: Pace = { firstWaitMs: 20_000, maxWaitMs: 60_000, mostAsks: 240 };

/**
 * Asks ever less often until the answer is true or there were enough answers. A hidden page asks nothing. A return to the page starts again.
 * Returns the function that stops.
 */
export function askUntil(ask: (signal: AbortSignal) => Promise<boolean>, { firstWaitMs, maxWaitMs, mostAsks }: Pace): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout>;
  let asks = 0;
  let isDone = false;
  const poll = async () => {
    asks += 1;
    isDone = await ask(signal);
    later();
  };
  const later = () => {
    clearTimeout(timer);
    if (isDone || signal.aborted || asks >= mostAsks || document.hidden) return;
    timer = setTimeout(() => void poll(), Math.min(firstWaitMs * 1.2 ** asks, maxWaitMs));
  };
  const stopFollowing = followReturn(() => {
    asks = 0;
    isDone = false;
    later();
  });
  later();
  return () => {
    stopFollowing();
    clearTimeout(timer);
    controller.abort();
  };
}
