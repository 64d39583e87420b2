import type { Admission } from '@meet/server-kit/admission';
import type { FastifyInstance } from 'fastify';
import { isQueryRequest } from '../graphql/query-request.js';
import { REFUSAL, refusalErrors } from './refusal.js';

/** Refuses queries that would not be admitted before they are parsed, because a refusal must cost little. */
export function refuseEarly(fastify: FastifyInstance, admission: Admission): void {
  fastify.addHook('preHandler', (request, reply, done) => {
    if (!isQueryRequest(request) || !admission.isRefusing('ordinary')) return done();
    void reply
      .code(REFUSAL.status)
      .headers(REFUSAL.headers)
      .send({ errors: refusalErrors(request.id) });
  });
}
