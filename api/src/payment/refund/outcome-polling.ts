import { RetryJobError } from '../../platform/jobs/job.service.js';
import type { Logger } from '../../platform/process/logger.js';
import { ProviderRefusal, type ProviderResult, ProviderUnavailable } from '../provider.port.js';

/** So many attempts, with the queue's pauses, last for years: retries end only when the provider has accepted or refused. */
export const UNLIMITED_ATTEMPTS = 10_000;

/** Outcome of a refund or a receipt that the provider has accepted or refused. */
export interface FinalOutcome {
  providerId: string | null;
  state: 'SUCCEEDED' | 'REFUSED';
  refusal: string | null;
}

/** The outcome in the provider's response. Null while it is pending. */
function toOutcome({ providerId, state, refusal }: ProviderResult): FinalOutcome | null {
  if (state === 'PENDING') return null;
  return state === 'SUCCEEDED' ? { providerId, state, refusal: null } : { providerId, state: 'REFUSED', refusal: refusal ?? 'canceled' };
}

const createRefusedOutcome = (reason: string): FinalOutcome => ({ providerId: null, state: 'REFUSED', refusal: reason });

/** A refund or a receipt whose outcome is polled, and how to read and store it. */
interface PolledOperation {
  kind: 'refund' | 'receipt';
  id: string;
  requestResult(): Promise<ProviderResult>;
  /** Stores the provider's id of a pending refund or receipt, which is polled by this id from then on. */
  storeProviderId(providerId: string): Promise<unknown>;
}

/** Polls the provider for the outcome of a refund or a receipt. Throws while it is pending, so that the queue polls again. */
export async function pollOutcome({ kind, id, requestResult, storeProviderId }: PolledOperation, logger: Logger): Promise<FinalOutcome> {
  const response = await requestResult().catch((error: unknown) => {
    if (error instanceof ProviderRefusal) return error;
    if (!(error instanceof ProviderUnavailable)) throw error;
    logger.warn({ kind, id, reason: error.message }, 'the payment provider did not answer about a refund or receipt, asking again later');
    throw new RetryJobError(error.message);
  });
  const outcome = response instanceof Error ? createRefusedOutcome(response.message) : toOutcome(response);
  if (outcome) return outcome;
  if (!(response instanceof Error)) await storeProviderId(response.providerId);
  throw new RetryJobError(`the ${kind} is pending`);
}
