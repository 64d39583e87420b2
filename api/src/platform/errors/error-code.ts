import { registerEnumType } from '@nestjs/graphql';

/** Stable codes of all errors, for client code to act on. Codes that GraphQL servers commonly use keep their usual names. */
export enum ErrorCode {
  BAD_REQUEST = 'BAD_REQUEST',
  BAD_USER_INPUT = 'BAD_USER_INPUT',
  CODE_EXPIRED = 'CODE_EXPIRED',
  FORBIDDEN = 'FORBIDDEN',
  GRAPHQL_PARSE_FAILED = 'GRAPHQL_PARSE_FAILED',
  GRAPHQL_VALIDATION_FAILED = 'GRAPHQL_VALIDATION_FAILED',
  INTERNAL = 'INTERNAL',
  LIMIT_EXCEEDED = 'LIMIT_EXCEEDED',
  NOT_FOUND = 'NOT_FOUND',
  OUTCOME_UNKNOWN = 'OUTCOME_UNKNOWN',
  PAYLOAD_TOO_LARGE = 'PAYLOAD_TOO_LARGE',
  PERSISTED_QUERY_NOT_FOUND = 'PERSISTED_QUERY_NOT_FOUND',
  RECIPIENT_TAKEN = 'RECIPIENT_TAKEN',
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
    FORBIDDEN: {
      description:
        'The signed-in user may not do this. If `details.secondFactor` is true, pass the second factor first; if `details.confirmIdentity` is true, call `confirmIdentity` first',
    },
    GRAPHQL_PARSE_FAILED: { description: 'The document is not valid GraphQL syntax' },
    GRAPHQL_VALIDATION_FAILED: { description: 'The document does not match the schema' },
    INTERNAL: { description: 'An internal error; report `extensions.requestId`' },
    LIMIT_EXCEEDED: {
      description:
        'The operation exceeds a limit: `details.limit` is `depth`, `cost`, `aliases`, `tokens` or `batch`, and `details.most` is its maximum',
    },
    NOT_FOUND: { description: 'Nothing exists at this address' },
    OUTCOME_UNKNOWN: {
      description:
        'The connection to the database broke while or after the change was committed, so it may or may not have been made. Read the state before you repeat the request',
    },
    PAYLOAD_TOO_LARGE: { description: 'The body is too large; `details.most` is the maximum in bytes' },
    PERSISTED_QUERY_NOT_FOUND: { description: 'No query is stored under this hash: send it again with the document' },
    RECIPIENT_TAKEN: { description: 'The phone or e-mail belongs to another account' },
    TOO_MANY_REQUESTS: { description: 'A limit was reached; `details.until` says when the next request will be served' },
    UNAUTHENTICATED: { description: 'The token is missing, invalid or expired' },
    UNAVAILABLE: {
      description:
        'The shop cannot answer at the moment, and nothing was changed. Repeat the request after `details.retryAfter` seconds. If `details.reason` is `overload`, the API has more requests than it can answer soon',
    },
    WRONG_CODE: { description: 'The code is wrong' },
  },
});
