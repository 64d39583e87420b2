import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deadlines } from '../prisma/deadlines.js';
import { StatementGate } from '../prisma/statement/statement-gate.js';
import type { ResponseDependencies } from './cache/response-dependencies.js';

/** Data about an HTTP request, available to all code that works for it. */
export interface RequestContext {
  readonly requestId: string;
  /** Name of the GraphQL operation, if it has one. */
  operationName?: string;
  /** Number of resolved root fields. The rate limit counts the first one together with the request. */
  rootFieldCount: number;
  /** Time at which the body had been read. The budget counts from this time. Monotonic, in milliseconds. */
  readonly startedAt: number;
  /** Milliseconds that the request may wait for the database. */
  budgetMs: number;
  /** Whether a transaction of the request was committed. */
  hasCommitted: boolean;
  /** Number of SQL statements that were sent for the request so far. */
  statementCount: number;
  /** Starts the request's SQL statements together, so that loads can share one. */
  readonly statementGate: StatementGate;
  /** Records what the response is computed from, if it may be cached. */
  dependencies?: ResponseDependencies | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const getRequestContext = (): RequestContext | undefined => storage.getStore();

export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** Creates the context of a request. The request's budget counts from now. */
export const createRequestContext = (requestId: string, budgetMs: number): RequestContext => ({
  requestId,
  rootFieldCount: 0,
  startedAt: performance.now(),
  budgetMs,
  hasCommitted: false,
  statementCount: 0,
  statementGate: new StatementGate(),
});

const contextByRequest = new WeakMap<FastifyRequest, RequestContext>();

/** Returns the context of a request whose body has been parsed, also outside of `runInRequest`. */
export const findRequestContext = (request: FastifyRequest): RequestContext | undefined => contextByRequest.get(request);

/**
 * Gives every request a context. The context is created after the body has been parsed, for two reasons. The event that ends the body runs
 * outside the request's context, and the time that a client takes to send the body is not part of the budget.
 */
export function provideRequestContexts(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, _reply, done) => {
    const context = createRequestContext(request.id, request.method === 'GET' ? deadlines.readMs : deadlines.writeMs);
    contextByRequest.set(request, context);
    runInRequest(context, done);
  });
}
