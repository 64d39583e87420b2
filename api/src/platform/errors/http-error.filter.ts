import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { GqlContextType } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOGGER, type Logger } from '../process/logger.js';
import { ErrorCode, RETRY_AFTER_SECONDS } from './domain-error.js';
import { logFailure, toPublicError } from './public-error.js';

/**
 * Codes that are missing here have the status 400. So has REQUEST_TIMEOUT: after 408 on a reused connection, browsers repeat the request.
 * The server would then receive the slow file again, and the client would not see the error.
 */
const statusByCode: Partial<Record<ErrorCode, number>> = {
  [ErrorCode.UNAUTHENTICATED]: 401,
  [ErrorCode.FORBIDDEN]: 403,
  [ErrorCode.NOT_FOUND]: 404,
  [ErrorCode.CONFLICT]: 409,
  [ErrorCode.PAYLOAD_TOO_LARGE]: 413,
  [ErrorCode.TOO_MANY_REQUESTS]: 429,
  [ErrorCode.INTERNAL]: 500,
  [ErrorCode.OUTCOME_UNKNOWN]: 503,
  [ErrorCode.UNAVAILABLE]: 503,
};

/** Gives errors outside GraphQL the same format as those inside it, and keeps them out of caches. */
@Catch()
export class HttpErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): unknown {
    if (host.getType<GqlContextType>() === 'graphql') return error;
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const publicError = toPublicError(error);
    const { code, message, details } = publicError;
    logFailure(this.logger, publicError, { requestId: request.id });
    const extensions = { code, requestId: request.id, details };
    if (reply.sent) return undefined;
    if (code === ErrorCode.UNAVAILABLE) void reply.header('retry-after', RETRY_AFTER_SECONDS);
    // The connection is closed, because the rest of the body would occupy it for as long as the client likes.
    if (code === ErrorCode.REQUEST_TIMEOUT) void reply.header('connection', 'close');
    void reply
      .code(statusByCode[code] ?? 400)
      .header('cache-control', 'private, no-store')
      .send({ errors: [{ message, extensions }] });
    return undefined;
  }
}
