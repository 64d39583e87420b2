import type { Prisma } from '../../platform/prisma/generated/client.js';
import { HOUR_MS, SECOND_MS } from '../../platform/process/durations.js';
import type { RegistrationResult } from './parcel-registrar.port.js';

export const SHIPMENT_JOB = 'shipment';

/** So many that retries continue until the carrier has accepted or refused the shipment. */
export const MAX_ATTEMPTS = 10_000;

/**
 * Time after which a query at the carrier surely returns a registration whose response was lost. Until then, the registration must not be
 * repeated.
 */
export const REGISTRATION_VISIBLE_AFTER_MS = 20 * SECOND_MS;

/** Time without a decision after which a shipment is overdue, and the shopper is notified of the handover without a track code. */
export const OVERDUE_MS = HOUR_MS;

/** Returns the final state of a shipment. Null while the carrier has not decided. */
export function toFinalState(response: RegistrationResult | 'NOTHING_TO_SEND', now: Date): Prisma.ShipmentUncheckedUpdateInput | null {
  if (response === 'NOTHING_TO_SEND') return { state: 'DROPPED', endedAt: now };
  const { state, carrierId } = response;
  if (state === 'PENDING') return null;
  if (state === 'REFUSED') return { state, carrierId, refusal: response.refusal, endedAt: now };
  return { state, carrierId, trackCode: response.trackCode, endedAt: now };
}
