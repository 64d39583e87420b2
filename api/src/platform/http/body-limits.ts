import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError, ErrorCode } from '../errors/domain-error.js';
import { deadlines } from '../prisma/deadlines.js';
import { AccessLevel } from '../prisma/generated/enums.js';
import { reaches } from '../viewer/access-level.js';
import type { Viewers } from '../viewer/viewers.port.js';
import { createRequestContext, runInRequest } from './request-context.js';

/** Maximum body size in bytes, and that of the text of a query. The longest sensible query has a few thousand. */
export const BODY_LIMIT = 100 * 1024;

/**
 * Maximum size of a GraphQL request of an administrator or a program. The longest call, `setStock` with a thousand units whose ids have 200
 * letters of two bytes, has some 500,000.
 */
const LONG_BODY_LIMIT = 512 * 1024;

const JSON_TYPE = 'application/json';
const PATH = '/graphql';

const tooLarge = (most: number): DomainError =>
  new DomainError(ErrorCode.PAYLOAD_TOO_LARGE, 'Запрос слишком большой.', { limit: 'body', most });

/**
 * Lets administrators and programs send long variables, such as a feed of a thousand units. Other requests of this length are refused
 * before they are parsed, and by their announced length before they are read. The text of a query stays short for all clients.
 */
export function takeLongVariables(fastify: FastifyInstance, viewers: Viewers): void {
  fastify.addHook('onRoute', (route) => {
    if (route.url === PATH) route.bodyLimit = LONG_BODY_LIMIT;
  });
  fastify.addHook('preParsing', async (request) => {
    if (request.routeOptions.url === PATH) await requireRight(viewers, request, Number(request.headers['content-length'] ?? 0));
  });
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<string>(JSON_TYPE, { parseAs: 'string' }, (request, text, done) => {
    requireRight(viewers, request, Buffer.byteLength(text)).then(
      () => parse(request, text, (error, body) => done(error ?? toRefusal(body), body)),
      done,
    );
  });
}

async function requireRight(viewers: Viewers, request: FastifyRequest, bytes: number): Promise<void> {
  if (bytes <= BODY_LIMIT) return;
  // There is no request context yet, and without one the request would wait for a database that does not respond.
  const isOperator = await runInRequest(createRequestContext(request.id, deadlines.readMs), () => isOperatorRequest(viewers, request));
  if (!isOperator) throw tooLarge(BODY_LIMIT);
  if (bytes > LONG_BODY_LIMIT) throw tooLarge(LONG_BODY_LIMIT);
}

async function isOperatorRequest(viewers: Viewers, request: FastifyRequest): Promise<boolean> {
  if (await viewers.readCaller(request)) return true;
  const viewer = await viewers.read(request);
  return viewer !== null && reaches(viewer.accessLevel, AccessLevel.SUPPORT);
}

function toRefusal(body: unknown): DomainError | null {
  const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : null;
  return typeof query === 'string' && Buffer.byteLength(query) > BODY_LIMIT ? tooLarge(BODY_LIMIT) : null;
}
