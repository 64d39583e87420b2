import { AsyncLocalStorage } from 'node:async_hooks';
import type { StatementGate } from '../prisma/statement-gate.js';

/** What one HTTP request carries with it wherever its work goes. */
export interface RequestContext {
  readonly requestId: string;
  /** Name of the GraphQL operation. */
  operation?: string;
  /** Root fields that have been resolved; the first is paid for by the request itself. */
  rootFields: number;
  /** SQL statements sent. */
  statements: number;
  readonly gate: StatementGate;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const currentRequest = (): RequestContext | undefined => storage.getStore();

export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);
