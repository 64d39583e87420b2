import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { HOUR_MS, SECOND_MS } from '../../platform/process/durations.js';
import type { CarriedParcel } from './carrier.port.js';

export const SHIPMENT_JOB = 'shipment';

/** Retries go on until the carrier has said yes or no. */
export const ATTEMPTS_UNTIL_ANSWERED = 10_000;

/** So long after a request whose answer was lost, the carrier shows whether it has taken it. Before that, no other one may follow. */
export const SETTLING_MS = 20 * SECOND_MS;

/** After this time without an answer, a shipment is overdue, and the shopper is told of the handover without its track code. */
export const OVERDUE_MS = HOUR_MS;

/** What ends a shipment. Null while the carrier has not decided. */
export function toEnding(response: CarriedParcel | 'NOTHING_LEFT', now: Date): Prisma.ShipmentUncheckedUpdateInput | null {
  if (response === 'NOTHING_LEFT') return { state: 'DROPPED', endedAt: now };
  const { state, carrierId } = response;
  if (state === 'PENDING') return null;
  if (state === 'REFUSED') return { state, carrierId, refusal: response.refusal, endedAt: now };
  return { state, carrierId, trackCode: response.trackCode, endedAt: now };
}

/** The carrier does not answer, or does not finish in time. */
export const waybillUnavailable = (cause?: unknown): DomainError =>
  new DomainError(
    ErrorCode.UNAVAILABLE,
    'Служба доставки пока не\u00a0отдаёт накладную. Повторите через минуту.',
    { retryAfter: 60 },
    { cause },
  );
