import { overloaded } from '../errors/outage-error.js';

const { message, code, details } = overloaded();

/** Status and headers of the answer to a request that an overloaded process refuses. */
export const REFUSAL = { status: 503, headers: { 'retry-after': String(details.retryAfter) } };

export const refusalErrors = (requestId: string) => [{ message, extensions: { code, requestId, details } }];
