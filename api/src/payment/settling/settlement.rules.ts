import type { ProvidedSettlement } from '../provider/provider.port.js';

/** Retries go on until the provider has said yes or no: with the queue's pauses, for years. */
export const ATTEMPTS_UNTIL_ANSWERED = 10_000;

export const REFUND_JOB = 'payment_refund';
export const RECEIPT_JOB = 'payment_receipt';

/** The end of a refund or a receipt. */
export interface Ending {
  providerId: string | null;
  state: 'SUCCEEDED' | 'REFUSED';
  refusal: string | null;
}

/** How the provider's answer ends it. Null while it is pending. */
export function toEnding({ providerId, state, refusal }: ProvidedSettlement): Ending | null {
  if (state === 'PENDING') return null;
  return state === 'SUCCEEDED' ? { providerId, state, refusal: null } : { providerId, state: 'REFUSED', refusal: refusal ?? 'canceled' };
}

export const refusedEnding = (reason: string): Ending => ({ providerId: null, state: 'REFUSED', refusal: reason });
