import { z } from 'zod';
import type { DeliveryStatus } from './sender.port.js';

/** SMSC's numbers: waiting (-1), passed to the operator (0), delivered (1), read (2), and its link opened (4). Others have failed. */
const PENDING: readonly number[] = [-1, 0];
const DELIVERED: readonly number[] = [1, 2, 4];
/** SMSC does not show at once what it has accepted. */
const NOT_FOUND = -3;

const statusSchema = z.object({ status: z.coerce.number().int(), err: z.coerce.number().int().optional() });

/** Null if the response is no status, such as an error of the request. */
export function toDeliveryStatus(body: unknown): DeliveryStatus | null {
  const { data } = statusSchema.safeParse(body);
  if (!data) return null;
  const { status, err } = data;
  return { state: toState(status), status, error: err ? err : null };
}

function toState(status: number): DeliveryStatus['state'] {
  if (DELIVERED.includes(status)) return 'DELIVERED';
  return PENDING.includes(status) || status === NOT_FOUND ? 'PENDING' : 'FAILED';
}
