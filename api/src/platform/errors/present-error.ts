import { HttpException } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { DomainError } from './domain-error.js';
import { ErrorCode } from './error-code.js';

const MASKED = 'Что-то пошло не\u00a0так. Попробуйте ещё\u00a0раз.';

const messageOf: Partial<Record<ErrorCode, string>> = {
  BAD_REQUEST: 'Запрос составлен неверно.',
  BAD_USER_INPUT: 'В\u00a0запросе неверное значение.',
  GRAPHQL_PARSE_FAILED: 'Запрос составлен неверно.',
  GRAPHQL_VALIDATION_FAILED: 'Запрос не\u00a0подходит к\u00a0схеме.',
  NOT_FOUND: 'Здесь ничего нет.',
  PAYLOAD_TOO_LARGE: 'Запрос слишком большой.',
};

const codeOfApollo: Record<string, ErrorCode> = {
  BAD_REQUEST: ErrorCode.BAD_REQUEST,
  BAD_USER_INPUT: ErrorCode.BAD_USER_INPUT,
  GRAPHQL_PARSE_FAILED: ErrorCode.GRAPHQL_PARSE_FAILED,
  GRAPHQL_VALIDATION_FAILED: ErrorCode.GRAPHQL_VALIDATION_FAILED,
  OPERATION_RESOLUTION_FAILURE: ErrorCode.BAD_REQUEST,
  PERSISTED_QUERY_NOT_SUPPORTED: ErrorCode.BAD_REQUEST,
};

/**
 * What a client may know of an error: an expected one as it is; what is wrong with the request itself, with the library's own words as the
 * reason; and undefined for everything else, which is ours to log and nobody's to see.
 */
export function expectedError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (error instanceof GraphQLError) return refusal(codeOfApollo[String(error.extensions.code)], error.message);
  const status = error instanceof HttpException ? error.getStatus() : statusOf(error);
  return refusal(codeOfStatus(status), error instanceof Error ? error.message : '');
}

export const unexpectedError = (): DomainError => new DomainError(ErrorCode.INTERNAL, MASKED);

function refusal(code: ErrorCode | undefined, reason: string): DomainError | undefined {
  const message = code && messageOf[code];
  return code && message ? new DomainError(code, message, { reason }) : undefined;
}

// Only Fastify's own errors speak of the client's request; a status on any other error is that of some server we asked.
function statusOf(error: unknown): number {
  const fromFastify = error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');
  return fromFastify && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
}

function codeOfStatus(status: number): ErrorCode | undefined {
  if (status === 404) return ErrorCode.NOT_FOUND;
  if (status === 413) return ErrorCode.PAYLOAD_TOO_LARGE;
  return status >= 400 && status < 500 ? ErrorCode.BAD_REQUEST : undefined;
}
