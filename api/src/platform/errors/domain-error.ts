import { registerEnumType } from '@nestjs/graphql';

/** Stable codes of all errors, for client code to act on. Codes that GraphQL servers commonly use keep their usual names. */
export enum ErrorCode {
  BAD_REQUEST = 'BAD_REQUEST',
  BAD_USER_INPUT = 'BAD_USER_INPUT',
  CODE_EXPIRED = 'CODE_EXPIRED',
  CONFLICT = 'CONFLICT',
  DELIVERY_UNAVAILABLE = 'DELIVERY_UNAVAILABLE',
  FORBIDDEN = 'FORBIDDEN',
  GRAPHQL_PARSE_FAILED = 'GRAPHQL_PARSE_FAILED',
  GRAPHQL_VALIDATION_FAILED = 'GRAPHQL_VALIDATION_FAILED',
  IDEMPOTENCY_CONFLICT = 'IDEMPOTENCY_CONFLICT',
  INTERNAL = 'INTERNAL',
  ITEMS_UNAVAILABLE = 'ITEMS_UNAVAILABLE',
  LIMIT_EXCEEDED = 'LIMIT_EXCEEDED',
  NOT_FOUND = 'NOT_FOUND',
  ORDER_LIMIT = 'ORDER_LIMIT',
  OUTCOME_UNKNOWN = 'OUTCOME_UNKNOWN',
  PAYLOAD_TOO_LARGE = 'PAYLOAD_TOO_LARGE',
  PAYMENT_UNAVAILABLE = 'PAYMENT_UNAVAILABLE',
  PERSISTED_QUERY_NOT_FOUND = 'PERSISTED_QUERY_NOT_FOUND',
  PRICE_CHANGED = 'PRICE_CHANGED',
  PROMO_NOT_FOUND = 'PROMO_NOT_FOUND',
  RECIPIENT_TAKEN = 'RECIPIENT_TAKEN',
  REQUEST_TIMEOUT = 'REQUEST_TIMEOUT',
  TOO_MANY_REQUESTS = 'TOO_MANY_REQUESTS',
  UNAUTHENTICATED = 'UNAUTHENTICATED',
  UNAVAILABLE = 'UNAVAILABLE',
  WRONG_CODE = 'WRONG_CODE',
}

registerEnumType(ErrorCode, {
  name: 'ErrorCode',
  description:
    'Values of `extensions.code` of an error. `message` is a Russian sentence that can be shown in a toast; `extensions.details` is for client code.',
  valuesMap: {
    BAD_REQUEST: { description: 'The HTTP request does not conform to GraphQL over HTTP' },
    BAD_USER_INPUT: { description: 'An argument has an invalid value' },
    CODE_EXPIRED: { description: 'The code has expired, was used up or was cancelled: request another' },
    CONFLICT: {
      description: 'The object has changed in the meantime, so the request no longer applies; `details` describe its current state',
    },
    DELIVERY_UNAVAILABLE: {
      description:
        'The delivery cannot be computed at the moment: repeat the request later, or place the order with the mutation that `details.instead` names. If `details.reason` is `NOT_SERVED`, the carrier does not deliver there: choose another place',
    },
    FORBIDDEN: {
      description:
        'The signed-in user may not do this. If `details.secondFactor` is true, pass the second factor first; if `details.confirmIdentity` is true, call `confirmIdentity` first',
    },
    GRAPHQL_PARSE_FAILED: { description: 'The document is not valid GraphQL syntax' },
    GRAPHQL_VALIDATION_FAILED: { description: 'The document does not match the schema' },
    IDEMPOTENCY_CONFLICT: { description: 'The idempotency key has been used for a request with other content: use a new key' },
    INTERNAL: { description: 'An internal error; report `extensions.requestId`' },
    ITEMS_UNAVAILABLE: {
      description: 'Units of the order were sold or reserved meanwhile, and nothing was placed; `details.productItemIds` names them',
    },
    LIMIT_EXCEEDED: {
      description:
        'The operation, the socket or the order exceeds a limit: `details.limit` is `depth`, `cost`, `aliases`, `tokens`, `batch`, `sockets`, `subscriptions` or, of an order, `openPayments`, and `details.most` is its maximum',
    },
    NOT_FOUND: { description: 'Nothing exists at this address' },
    ORDER_LIMIT: {
      description: 'Too many unpaid orders or units are held; `details.limit` names the limit and `details.most` is its maximum',
    },
    OUTCOME_UNKNOWN: {
      description:
        'The connection to the database broke while or after the change was committed, so it may or may not have been made. Read the state before you repeat the request',
    },
    PAYLOAD_TOO_LARGE: { description: 'The body is too large; `details.most` is the maximum in bytes' },
    PAYMENT_UNAVAILABLE: { description: 'The payment provider does not answer; the order is kept, repeat the request' },
    PERSISTED_QUERY_NOT_FOUND: { description: 'No query is stored under this hash: send it again with the document' },
    PRICE_CHANGED: {
      description:
        'The total differs from `expectedTotal`, and nothing was placed; `details.total` is the new one, and `quote` explains it',
    },
    PROMO_NOT_FOUND: {
      description:
        'The promo code does not apply. `details.reason` is given only if the shopper could change that: `LEAST_SUM`, `NOT_FOR_THESE_GOODS` or `BEGINS_LATER`',
    },
    RECIPIENT_TAKEN: { description: 'The phone or e-mail belongs to another account' },
    REQUEST_TIMEOUT: {
      description:
        'The body of an upload arrived too slowly: send it again. `details.bytesPerSecond` is the least speed; while others wait, it is higher',
    },
    TOO_MANY_REQUESTS: { description: 'A limit was reached; `details.until` says when the next request will be served' },
    UNAUTHENTICATED: { description: 'The token is missing, invalid or expired' },
    UNAVAILABLE: {
      description:
        'The shop cannot answer at the moment, and nothing was changed. Repeat the request after `details.retryAfter` seconds. If `details.reason` is `overload`, the API is overloaded',
    },
    WRONG_CODE: { description: 'The code is wrong' },
  },
});

/** HTTP status of the whole GraphQL response if a field has this error, whatever other fields the response contains. */
const statusByCode: Partial<Record<ErrorCode, number>> = { [ErrorCode.UNAUTHENTICATED]: 401, [ErrorCode.FORBIDDEN]: 403 };

/**
 * An expected refusal. `message` is displayed to the shopper; `details` are for the client's code. A cause is a failure of the shop, which
 * is logged.
 */
export class DomainError extends Error {
  /** The GraphQL server reads these extensions; clients receive the result of formatError. */
  readonly extensions: { http?: { status: number } };

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'DomainError';
    const status = statusByCode[code];
    this.extensions = status === undefined ? {} : { http: { status } };
  }
}

/** Seconds after which a client may repeat a request for which the database did not respond. */
export const RETRY_AFTER_SECONDS = 5;

/** Error of a request that has changed nothing, so that it can be repeated. Without a cause, the error is an expected refusal. */
export const unavailableError = (cause?: unknown): DomainError =>
  new DomainError(
    ErrorCode.UNAVAILABLE,
    'Магазин не\u00a0отвечает. Попробуйте ещё\u00a0раз.',
    { retryAfter: RETRY_AFTER_SECONDS },
    { cause },
  );

/**
 * The process has more requests than it can serve soon. It has not started to execute this request, so the client may repeat it in a
 * second.
 */
export const overloadedError = (): DomainError =>
  new DomainError(ErrorCode.UNAVAILABLE, 'Слишком много посетителей. Попробуйте ещё\u00a0раз.', { retryAfter: 1, reason: 'overload' });

/** The change may have been committed, so repeating the request could make it twice. */
export const outcomeUnknownError = (cause: unknown): DomainError =>
  new DomainError(
    ErrorCode.OUTCOME_UNKNOWN,
    'Связь прервалась, и\u00a0неизвестно, чем кончилось. Проверьте, получилось\u00a0ли, и\u00a0если нет\u00a0— повторите.',
    {},
    { cause },
  );
