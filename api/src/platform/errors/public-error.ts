import { unwrapResolverError } from '@apollo/server/errors';
import { HttpException } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { BODY_LIMIT } from '../http/body-limits.js';
import { getRequestContext } from '../http/request-context.js';
import { isOutage } from '../prisma/database-errors.js';
import type { Logger } from '../process/logger.js';
import { DomainError, ErrorCode, outcomeUnknownError, unavailableError } from './domain-error.js';

const MASKED_MESSAGE = 'Что-то пошло не\u00a0так. Попробуйте ещё\u00a0раз.';

const messages: Partial<Record<ErrorCode, string>> = {
  BAD_REQUEST: 'Запрос составлен неверно.',
  BAD_USER_INPUT: 'В\u00a0запросе неверное значение.',
  GRAPHQL_PARSE_FAILED: 'Запрос составлен неверно.',
  GRAPHQL_VALIDATION_FAILED: 'Запрос не\u00a0подходит к\u00a0схеме.',
  NOT_FOUND: 'Здесь ничего нет.',
  PAYLOAD_TOO_LARGE: 'Запрос слишком большой.',
  // Part of the protocol of persisted queries: urql recognises the refusal by this message alone and then sends the document.
  PERSISTED_QUERY_NOT_FOUND: 'PersistedQueryNotFound',
};

const errorCodesByApolloCode: Record<string, ErrorCode> = {
  BAD_REQUEST: ErrorCode.BAD_REQUEST,
  BAD_USER_INPUT: ErrorCode.BAD_USER_INPUT,
  GRAPHQL_PARSE_FAILED: ErrorCode.GRAPHQL_PARSE_FAILED,
  GRAPHQL_VALIDATION_FAILED: ErrorCode.GRAPHQL_VALIDATION_FAILED,
  OPERATION_RESOLUTION_FAILURE: ErrorCode.BAD_REQUEST,
  PERSISTED_QUERY_NOT_FOUND: ErrorCode.PERSISTED_QUERY_NOT_FOUND,
  PERSISTED_QUERY_NOT_SUPPORTED: ErrorCode.BAD_REQUEST,
};

/** Returns the error that a client receives. An error with a cause is a failure of the shop, which the caller logs. */
export function toPublicError(error: unknown): DomainError {
  const cause = unwrapResolverError(error);
  return findExpectedError(cause) ?? findExpectedError(error) ?? toFailureError(cause);
}

/** Logs a failure of the shop. Refusals are not logged. */
export function logFailure(logger: Logger, { cause, code }: DomainError, context: object): void {
  if (cause === undefined) return;
  logger.error({ err: cause, ...context }, code === ErrorCode.INTERNAL ? 'unexpected error' : 'the database did not answer');
}

/**
 * Returns an expected error unchanged. For a mistake in the request, returns an error with the library's message as the reason. Returns
 * undefined for all other errors.
 */
function findExpectedError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (error instanceof GraphQLError) return findExpectedError(findDomainError(error)) ?? findApolloRefusal(error);
  if (error === undefined) return undefined;
  const status = error instanceof HttpException ? error.getStatus() : toStatus(error);
  return toRequestError(toErrorCode(status), error instanceof Error ? error.message : '');
}

/**
 * Returns the error that a client receives for a failure of the shop. If the request has already committed a transaction, the error must
 * not say that nothing was changed.
 */
function toFailureError(error: unknown): DomainError {
  if (!isOutage(error)) return new DomainError(ErrorCode.INTERNAL, MASKED_MESSAGE, {}, { cause: error });
  return getRequestContext()?.hasCommitted ? outcomeUnknownError(error) : unavailableError(error);
}

const findDomainError = ({ originalError }: GraphQLError): unknown => (originalError instanceof DomainError ? originalError : undefined);

// Replaces the messages of the parser and of Apollo about limits that a request exceeds.
function findApolloRefusal({ message, extensions }: GraphQLError): DomainError | undefined {
  const max = /^Syntax Error: Document contains more tha[nt] (\d+) tokens/.exec(message)?.[1];
  if (max) return new DomainError(ErrorCode.LIMIT_EXCEEDED, 'Запрос слишком длинный.', { limit: 'tokens', most: Number(max) });
  if (message === 'Operation batching disabled.') {
    return new DomainError(ErrorCode.LIMIT_EXCEEDED, 'В\u00a0одном обращении может быть один запрос.', { limit: 'batch', most: 1 });
  }
  return toRequestError(errorCodesByApolloCode[String(extensions.code)] ?? toErrorCode(readStatus(extensions.http)), message);
}

const readStatus = (http: unknown): number =>
  typeof http === 'object' && http !== null && 'status' in http && typeof http.status === 'number' ? http.status : 500;

function toRequestError(code: ErrorCode | undefined, reason: string): DomainError | undefined {
  const message = code && messages[code];
  const limit = code === ErrorCode.PAYLOAD_TOO_LARGE ? { limit: 'body', most: BODY_LIMIT } : {};
  return code && message ? new DomainError(code, message, { reason, ...limit }) : undefined;
}

// Only Fastify's own errors concern the client's request. A status on another error comes from a server that the API called.
function toStatus(error: unknown): number {
  const isFastifyError = error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');
  return isFastifyError && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
}

function toErrorCode(status: number): ErrorCode | undefined {
  if (status === 404) return ErrorCode.NOT_FOUND;
  if (status === 413) return ErrorCode.PAYLOAD_TOO_LARGE;
  return status >= 400 && status < 500 ? ErrorCode.BAD_REQUEST : undefined;
}
