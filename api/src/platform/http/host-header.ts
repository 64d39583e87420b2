import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { ErrorCode } from '../errors/error-code.js';

/** Refuses a host that no address could have: who builds an address from it, as the GraphQL server does, would fail as if it were our fault. */
export function refuseOddHosts(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (URL.canParse(`http://${request.hostname}/`)) done();
    else done(new DomainError(ErrorCode.BAD_REQUEST, 'Запрос составлен неверно.', { reason: 'The host is not one' }));
  });
}
