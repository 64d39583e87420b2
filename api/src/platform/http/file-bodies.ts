import { BODY_TIMEOUT_MS, closeAfter, FILE_TIMEOUT_MS, hasBody } from '@meet/server-kit/request';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError, ErrorCode } from '../errors/domain-error.js';

const TAKES_FILES = 'takesFiles';
const TAKES_STREAM = 'takesStream';

/** Media type of a stream of JSON Lines. */
export const JSON_LINES = 'application/x-ndjson';

/** Lets a route receive multipart bodies, which it reads from the raw request itself. */
export const TakesFiles = (): MethodDecorator => RouteConfig({ [TAKES_FILES]: true });

/** Lets a route receive a body of any length as JSON Lines, which it reads from the raw request itself. It has to bound its idle times. */
export const TakesStream = (): MethodDecorator => RouteConfig({ [TAKES_STREAM]: true });

/** How long a client whose stream was answered before its end may continue to send, so that it can read the response. */
const LINGER_MS = 5_000;

const takes = (what: string, { routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean => what in routeOptions.config;

export const isJsonLines = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === JSON_LINES;

/** A body of another type is read by a parser, which would wait for it indefinitely. */
const takesStream = (request: FastifyRequest): boolean => takes(TAKES_STREAM, request) && isJsonLines(request);

/**
 * Closes connections that send the body of a request for too long. The limit of the server itself is off, because it would apply to
 * streams. A stream may take as long as it needs, but not much longer than its response.
 */
export function limitBodyTimes(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (!hasBody(raw)) return done();
    if (takesStream(request)) {
      reply.raw.once('finish', () => {
        raw.resume();
        closeAfter(LINGER_MS, raw);
      });
    } else closeAfter(takes(TAKES_FILES, request) ? FILE_TIMEOUT_MS : BODY_TIMEOUT_MS, raw);
    done();
  });
}

/** Passes multipart bodies and streams on unread to the routes that accept them. All other routes refuse them. */
export function passFilesOn(fastify: FastifyInstance): void {
  passOn(fastify, 'multipart/form-data', TAKES_FILES);
  passOn(fastify, JSON_LINES, TAKES_STREAM);
}

function passOn(fastify: FastifyInstance, mediaType: string, what: string): void {
  fastify.addContentTypeParser(mediaType, (request, payload, done) => {
    if (takes(what, request)) return done(null, payload);
    done(new DomainError(ErrorCode.BAD_REQUEST, 'Запрос составлен неверно.', { reason: 'Unsupported Media Type' }));
  });
}
