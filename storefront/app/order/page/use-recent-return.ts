import { useEffect, useState } from 'react';

/** As long as the watch asks. A bank that is silent for longer keeps nobody from paying again. */
const patienceMs = 300_000;

/** Returns whether the shopper has come back from the payment just now: for some minutes, then no longer. */
export function useRecentReturn(hasReturned: boolean, orderId: string): boolean {
  const [overFor, setOverFor] = useState<string | null>(null);
  useEffect(() => {
    if (!hasReturned) return;
    const timer = setTimeout(() => setOverFor(orderId), patienceMs);
    return () => clearTimeout(timer);
  }, [hasReturned, orderId]);
  return hasReturned && overFor !== orderId;
}
