import { REQUEST_ID_HEADER } from '@meet/server-kit/request-id';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../process/logger.js';
import type { Metrics } from '../process/metrics.js';
import { findRequestContext } from './request-context.js';

const MISSING_ROUTE_LABEL = '(none)';

/**
 * Names the id of every request in a header of its response, then writes one log line and its metrics. The line contains no IP address and
 * no query string.
 */
export function logRequests(fastify: FastifyInstance, { logger, metrics }: { logger: Logger; metrics: Metrics }): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });

  fastify.addHook('onResponse', (request, reply, done) => {
    recordResponse(request, reply);
    done();
  });

  function recordResponse(request: FastifyRequest, reply: FastifyReply): void {
    const context = findRequestContext(request);
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
