import type { FastifyInstance } from 'fastify';
import { DomainError, ErrorCode } from '../errors/domain-error.js';

/** Refuses an invalid Host header, with which the GraphQL server would fail while building a URL. */
export function refuseOddHosts(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (URL.canParse(`http://${request.hostname}/`)) done();
    else done(new DomainError(ErrorCode.BAD_REQUEST, 'Запрос составлен неверно.', { reason: 'Invalid Host header' }));
  });
}

const REFUSED = ['PUT', 'PATCH', 'DELETE'];

/** Answers 405 to methods that /graphql does not support. The router would answer 404, as if the address did not exist. */
export function refuseOtherMethods(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { id, method, url } = request;
    if (!REFUSED.includes(method) || !/^\/graphql(\?|$)/.test(url)) return done();
    const reason = `${method} is not a method of /graphql`;
    const { code, message, details } = new DomainError(ErrorCode.BAD_REQUEST, 'Запрос составлен неверно.', { reason });
    void reply
      .code(405)
      .header('allow', 'GET, POST')
      .send({ errors: [{ message, extensions: { code, requestId: id, details } }] });
  });
}
