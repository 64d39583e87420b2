import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { ErrorCode } from '../errors/error-code.js';

const TAKES_FILES = 'takesFiles';

/** Lets a route receive multipart bodies, which it reads from the raw request itself. */
export const TakesFiles = (): MethodDecorator => RouteConfig({ [TAKES_FILES]: true });

/** How long a client may take to send a request: a file from a phone with a slow connection, or anything else. */
export const FILE_TIMEOUT_MS = 90_000;
const BODY_TIMEOUT_MS = 15_000;

/** Whether the route of a request takes files. */
const takesFiles = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean => TAKES_FILES in routeOptions.config;

/** Closes connections that send the body of a request for too long. The limit of the server itself has to leave time for files. */
export function limitBodyTimes(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { headers, raw } = request;
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    if (hasBody && !takesFiles(request)) {
      const timer = setTimeout(() => raw.complete || raw.destroy(), BODY_TIMEOUT_MS).unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

/** Passes multipart bodies on unread to the routes that take files. All other routes refuse them. */
export function passFilesOn(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('multipart/form-data', (request, payload, done) => {
    if (takesFiles(request)) return done(null, payload);
    done(new DomainError(ErrorCode.BAD_REQUEST, 'Запрос составлен неверно.', { reason: 'Unsupported Media Type' }));
  });
}
