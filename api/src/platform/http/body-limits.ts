import { BODY_TIMEOUT_MS, closeUnlessReceived, FILE_TIMEOUT_MS, hasBody } from '@meet/server-kit/request-timeouts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError, ErrorCode } from '../errors/domain-error.js';
import { deadlines } from '../prisma/deadlines.js';
import { AccessLevel } from '../prisma/generated/enums.js';
import { hasLevel } from '../viewer/access-level.js';
import type { Viewers } from '../viewer/viewers.port.js';
import type { ResponseCache } from './cache/response-cache.js';
import { isFileRoute, isStreamRequest } from './raw-bodies.js';
import { createRequestContext, runInRequest } from './request-context.js';

/** Maximum size in bytes of a body, and of the text of a query. The longest sensible query has a few thousand bytes. */
export const BODY_LIMIT = 100 * 1024;

/**
 * Maximum size of a GraphQL request of the staff or a program. The longest call, `setStock` with a thousand units whose ids have 200
 * letters of two bytes, takes some 500,000 bytes.
 */
const LONG_BODY_LIMIT = 512 * 1024;

const JSON_TYPE = 'application/json';
const GRAPHQL_PATH = '/graphql';

const bodyTooLargeError = (max: number): DomainError =>
  new DomainError(ErrorCode.PAYLOAD_TOO_LARGE, 'Запрос слишком большой.', { limit: 'body', most: max });

/**
 * Lets the staff and programs send long variables, such as a feed of a thousand units. Other requests of this length are refused
 * before they are parsed, and, if they announce their length, before they are read. The text of a query stays short for all clients. A body
 * whose response is cached is not parsed.
 */
export function acceptLongVariables(fastify: FastifyInstance, viewers: Viewers, responses: ResponseCache): void {
  fastify.addHook('onRoute', (route) => {
    if (route.url === GRAPHQL_PATH) route.bodyLimit = LONG_BODY_LIMIT;
  });
  fastify.addHook('preParsing', async (request) => {
    if (request.routeOptions.url === GRAPHQL_PATH)
      await requireLongBodyRight(viewers, request, Number(request.headers['content-length'] ?? 0));
  });
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<string>(JSON_TYPE, { parseAs: 'string' }, (request, text, done) => {
    if (responses.lookUpResponse(request, text)) return done(null);
    requireLongBodyRight(viewers, request, Buffer.byteLength(text)).then(
      () => parse(request, text, (error, body) => done(error ?? findQueryLengthError(body), body)),
      done,
    );
  });
}

async function requireLongBodyRight(viewers: Viewers, request: FastifyRequest, bytes: number): Promise<void> {
  if (bytes <= BODY_LIMIT) return;
  // There is no request context yet, which would limit the wait: if the database does not respond, the request would wait as long as a job.
  const isStaffOrProgram = await runInRequest(createRequestContext(request.id, deadlines.readMs), () =>
    isStaffOrProgramRequest(viewers, request),
  );
  if (!isStaffOrProgram) throw bodyTooLargeError(BODY_LIMIT);
  if (bytes > LONG_BODY_LIMIT) throw bodyTooLargeError(LONG_BODY_LIMIT);
}

async function isStaffOrProgramRequest(viewers: Viewers, request: FastifyRequest): Promise<boolean> {
  if (await viewers.readProgram(request)) return true;
  const viewer = await viewers.read(request);
  return viewer !== null && hasLevel(viewer.accessLevel, AccessLevel.SUPPORT);
}

function findQueryLengthError(body: unknown): DomainError | null {
  const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : null;
  return typeof query === 'string' && Buffer.byteLength(query) > BODY_LIMIT ? bodyTooLargeError(BODY_LIMIT) : null;
}

/** How long a client may continue to send its body after it got a response, so that it can read the response. */
const REMAINING_BODY_TIMEOUT_MS = 5_000;

/**
 * Closes connections that send the body of a request for too long. The limit of the server itself is off, because it would apply to
 * streams. A stream may take as long as it needs, but not much longer than its response.
 */
export function limitBodyTimes(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (!hasBody(raw)) return done();
    if (isStreamRequest(request)) {
      reply.raw.once('finish', () => {
        raw.resume();
        closeUnlessReceived(REMAINING_BODY_TIMEOUT_MS, raw);
      });
    } else closeUnlessReceived(isFileRoute(request) ? FILE_TIMEOUT_MS : BODY_TIMEOUT_MS, raw);
    done();
  });
}
