import { followReturn } from '../../../platform/use-on-return.ts';

/** How often to send a request, and how many until the shopper returns to the page. */
export interface Pace {
  firstWaitMs: number;
  maxWaitMs: number;
  mostAsks: number;
}

/** Pace while the page waits for the bank: about five minutes. */
export const bankPace: Pace = { firstWaitMs: 2000, maxWaitMs: 15_000, mostAsks: 24 };
/** Pace while an order is in transit: about four hours of a visible page. */
export const orderPace: Pace = { firstWaitMs: 20_000, maxWaitMs: 60_000, mostAsks: 240 };

/**
 * Polls ever less often until the result is true or the maximum number of requests is reached. A hidden page sends none. A return to the
 * page starts again. Returns the function that stops.
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
