import { useEffect, useState } from 'react';

/** A little longer than the page polls the bank's result. Afterwards the shopper may pay again, although the bank has not responded. */
const bankWaitMs = 300_000;

/** Returns whether the shopper has just come back from the payment; false again after `bankWaitMs`. */
export function useBackFromPayment(isBackFromPayment: boolean, orderId: string): boolean {
  const [expiredOrderId, setExpiredOrderId] = useState<string | null>(null);
  useEffect(() => {
    if (!isBackFromPayment) return;
    const timer = setTimeout(() => setExpiredOrderId(orderId), bankWaitMs);
    return () => clearTimeout(timer);
  }, [isBackFromPayment, orderId]);
  return isBackFromPayment && expiredOrderId !== orderId;
}
