import { AsyncLocalStorage } from 'node:async_hooks';
import type { StatementGate } from '../prisma/statement-gate.js';

/** Data about an HTTP request, available to all code that works for it. */
export interface RequestContext {
  readonly requestId: string;
  /** Name of the GraphQL operation. */
  operation?: string;
  /** Number of resolved root fields. The rate limit charges the first one together with the request. */
  rootFields: number;
  /** SQL statements sent. */
  statements: number;
  readonly gate: StatementGate;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const currentRequest = (): RequestContext | undefined => storage.getStore();

export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);
