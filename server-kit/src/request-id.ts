import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Uses the received id if it is well formed, so that one id follows a visit through every process; otherwise creates one. */
export function resolveRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const receivedId = headers[REQUEST_ID_HEADER];
  return typeof receivedId === 'string' && /^[\w-]{8,64}$/.test(receivedId) ? receivedId : randomUUID();
}
