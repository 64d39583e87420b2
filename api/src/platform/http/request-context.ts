import { AsyncLocalStorage } from 'node:async_hooks';
import type { StatementGate } from '../prisma/statement-gate.js';

/** What accompanies an HTTP request through all its work. */
export interface RequestContext {
  readonly requestId: string;
  /** Name of the GraphQL operation. */
  operation?: string;
  /** Resolved root fields. The request itself pays for the first one. */
  rootFields: number;
  /** SQL statements sent. */
  statements: number;
  readonly gate: StatementGate;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const currentRequest = (): RequestContext | undefined => storage.getStore();

export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);
