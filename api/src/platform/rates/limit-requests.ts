import type { FastifyInstance } from 'fastify';
import type { Viewers } from '../viewer/viewers.port.js';
import type { RateLimits } from './rate-limits.js';

/** Charges a request before it is parsed, so that a refusal costs next to nothing. */
export function limitRequests(fastify: FastifyInstance, { viewers, limits }: { viewers: Viewers; limits: RateLimits }): void {
  fastify.addHook('onRequest', (request, reply) =>
    limits.chargeRequest({ clientAddress: request.ip, caller: viewers.recognize(request), reply }),
  );
}
