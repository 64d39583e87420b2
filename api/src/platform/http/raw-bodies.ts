import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError, ErrorCode } from '../errors/domain-error.js';

const TAKES_FILES = 'takesFiles';
const TAKES_STREAM = 'takesStream';

/** Media type of a stream of JSON Lines. */
export const JSON_LINES = 'application/x-ndjson';

/** Lets a route receive multipart bodies, which it reads from the raw request itself. */
export const TakesFiles = (): MethodDecorator => RouteConfig({ [TAKES_FILES]: true });

/**
 * Lets a route receive a body of any length as JSON Lines, which it reads from the raw request itself. The route has to limit the idle time
 * itself.
 */
export const TakesStream = (): MethodDecorator => RouteConfig({ [TAKES_STREAM]: true });

const hasRouteFlag = (flag: string, { routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean => flag in routeOptions.config;

export const isJsonLines = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === JSON_LINES;

/** Whether the route reads this body as a stream. A body of another type is read by a parser, which would wait for it indefinitely. */
export const isStreamRequest = (request: FastifyRequest): boolean => hasRouteFlag(TAKES_STREAM, request) && isJsonLines(request);

export const isFileRoute = (request: FastifyRequest): boolean => hasRouteFlag(TAKES_FILES, request);

/** Passes multipart bodies and streams on unread to the routes that accept them. All other routes refuse them. */
export function forwardRawBodies(fastify: FastifyInstance): void {
  forwardBody(fastify, 'multipart/form-data', TAKES_FILES);
  forwardBody(fastify, JSON_LINES, TAKES_STREAM);
}

function forwardBody(fastify: FastifyInstance, mediaType: string, flag: string): void {
  fastify.addContentTypeParser(mediaType, (request, payload, done) => {
    if (hasRouteFlag(flag, request)) return done(null, payload);
    done(new DomainError(ErrorCode.BAD_REQUEST, 'Запрос составлен неверно.', { reason: 'Unsupported Media Type' }));
  });
}
