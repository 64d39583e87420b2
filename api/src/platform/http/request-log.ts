import { REQUEST_ID_HEADER } from '@meet/server-kit/request-id';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deadlines } from '../prisma/deadlines.js';
import type { Logger } from '../process/logger.js';
import type { Metrics } from '../process/metrics.js';
import { createRequestContext, type RequestContext, runInRequest } from './request-context.js';

const MISSING_ROUTE_LABEL = '(none)';

/**
 * Gives every request an id and a context, then writes one log line and its metrics. The line contains no IP address and no query string.
 */
export function logRequests(fastify: FastifyInstance, { logger, metrics }: { logger: Logger; metrics: Metrics }): void {
  const contexts = new WeakMap<FastifyRequest, RequestContext>();

  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });

  // The context is created after the body has been parsed, for two reasons. The event that ends the body runs outside the request's
  // context, and the time that a client takes to send the body is not part of the budget.
  fastify.addHook('preHandler', (request, _reply, done) => {
    const context = createRequestContext(request.id, request.method === 'GET' ? deadlines.readMs : deadlines.writeMs);
    contexts.set(request, context);
    runInRequest(context, done);
  });

  fastify.addHook('onResponse', (request, reply, done) => {
    recordResponse(request, reply, contexts.get(request));
    done();
  });

  function recordResponse(request: FastifyRequest, reply: FastifyReply, context: RequestContext | undefined): void {
    const { method } = request;
    const route = request.routeOptions.url ?? MISSING_ROUTE_LABEL;
    const status = reply.statusCode;
    const statements = context?.statementCount ?? 0;
    metrics.httpDuration.observe({ method, route, status }, reply.elapsedTime / 1000);
    metrics.statementsPerRequest.observe({ route }, statements);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    logger.info({ requestId: request.id, method, route, status, ms, operation: context?.operationName, statements }, 'request');
  }
}
