import { registerEnumType } from '@nestjs/graphql';

/** Stable codes of every refusal, on which clients decide. Codes that GraphQL servers commonly use keep their usual names. */
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
  PAYLOAD_TOO_LARGE = 'PAYLOAD_TOO_LARGE',
  PERSISTED_QUERY_NOT_FOUND = 'PERSISTED_QUERY_NOT_FOUND',
  RECIPIENT_TAKEN = 'RECIPIENT_TAKEN',
  TOO_MANY_REQUESTS = 'TOO_MANY_REQUESTS',
  UNAUTHENTICATED = 'UNAUTHENTICATED',
  WRONG_CODE = 'WRONG_CODE',
}

registerEnumType(ErrorCode, {
  name: 'ErrorCode',
  description:
    'What `extensions.code` of an error can be. `message` is Russian and fit for a toast, `extensions.details` is for a program.',
  valuesMap: {
    BAD_REQUEST: { description: 'The HTTP request is not one that GraphQL over HTTP allows' },
    BAD_USER_INPUT: { description: 'An argument has a value that cannot be' },
    CODE_EXPIRED: { description: 'The code that was sent is too old, used up or cancelled: ask for another' },
    FORBIDDEN: {
      description:
        'Whoever is signed in may not do this; with `details.secondFactor` true they may after a second factor, with `details.confirmIdentity` true after `confirmIdentity`',
    },
    GRAPHQL_PARSE_FAILED: { description: 'The document is not GraphQL' },
    GRAPHQL_VALIDATION_FAILED: { description: 'The document does not fit the schema' },
    INTERNAL: { description: 'Our fault; `extensions.requestId` finds it in the log' },
    LIMIT_EXCEEDED: {
      description:
        'The operation is larger than is taken: `details.limit` is `depth`, `cost`, `aliases`, `tokens` or `batch`, `details.most` its greatest value',
    },
    NOT_FOUND: { description: 'There is nothing at this address' },
    PAYLOAD_TOO_LARGE: { description: 'The body is larger than is taken: `details.most` bytes' },
    PERSISTED_QUERY_NOT_FOUND: { description: 'Nothing is stored under this hash (any more): send it again with its document' },
    RECIPIENT_TAKEN: { description: 'The phone or e-mail belongs to another account' },
    TOO_MANY_REQUESTS: { description: '`details.until` says when the next one will be served' },
    UNAUTHENTICATED: { description: 'A token is not valid (any more), or one is needed' },
    WRONG_CODE: { description: 'The code is not the one that was sent' },
  },
});
