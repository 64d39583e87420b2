import type { FastifyInstance } from 'fastify';
import type { RateLimits } from './rate-limits.js';

/** Charges a request before it is parsed, so that a refusal costs next to nothing. */
export function limitRequests(fastify: FastifyInstance, limits: RateLimits): void {
  fastify.addHook('onRequest', (request, reply) => limits.chargeRequest({ clientAddress: request.ip, reply }));
}
