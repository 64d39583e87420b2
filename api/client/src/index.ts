export { type Client, createClient, type RequestOptions } from './client.ts';
export type { ClientOptions } from './client-options.ts';
export type { ErrorDetails, RefusedUnit, WrongField } from './error/error-details.ts';
export { type AnyApiError, ApiError, type ApiErrorOf, ConnectionError, type ErrorInResponse, isApiError } from './error/errors.ts';
export type { ErrorCode } from './generated/types.ts';
export { memoryTokens, storedTokens, type TextStorage, type TokenStorage, type Tokens } from './session/tokens.ts';
export type { Sink } from './subscription/subscriptions.ts';
export { gql, type TypedDocument } from './typed-document.ts';
