import { subscribeToTabReturn } from '../../../platform/use-on-tab-return.ts';

/** How often to poll, and how many requests to send until the shopper returns to the page. */
export interface PollingPace {
  firstDelayMs: number;
  maxDelayMs: number;
  maxRequests: number;
}

/** Pace while the page waits for the bank: for four to five minutes. */
export const bankPace: PollingPace = { firstDelayMs: 2000, maxDelayMs: 15_000, maxRequests: 24 };
/** Pace while an order is in transit: about four hours of a visible page. */
export const orderPace: PollingPace = { firstDelayMs: 20_000, maxDelayMs: 60_000, maxRequests: 240 };

/**
 * Polls ever less often until `sendRequest` returns true or the maximum number of requests is reached. A hidden page sends no requests.
 * When the shopper returns to the page, polling starts again. Returns the function that stops polling.
 */
export function pollUntil(
  sendRequest: (signal: AbortSignal) => Promise<boolean>,
  { firstDelayMs, maxDelayMs, maxRequests }: PollingPace,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout>;
  let requestCount = 0;
  let isDone = false;
  const poll = async () => {
    requestCount += 1;
    isDone = await sendRequest(signal);
    pollLater();
  };
  const pollLater = () => {
    clearTimeout(timer);
    if (isDone || signal.aborted || requestCount >= maxRequests || document.hidden) return;
    timer = setTimeout(() => void poll(), Math.min(firstDelayMs * 1.2 ** requestCount, maxDelayMs));
  };
  const unsubscribe = subscribeToTabReturn(() => {
    requestCount = 0;
    isDone = false;
    pollLater();
  });
  pollLater();
  return () => {
    unsubscribe();
    clearTimeout(timer);
    controller.abort();
  };
}
