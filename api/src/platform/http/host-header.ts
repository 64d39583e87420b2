import type { FastifyInstance } from 'fastify';
import { DomainError, ErrorCode } from '../errors/domain-error.js';

/** Refuses an invalid Host header, with which the GraphQL server would fail while building a URL. */
export function refuseOddHosts(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (URL.canParse(`http://${request.hostname}/`)) done();
    else done(new DomainError(ErrorCode.BAD_REQUEST, 'Запрос составлен неверно.', { reason: 'Invalid Host header' }));
  });
}
