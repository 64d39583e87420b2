export { type Client, createClient } from './client.ts';
export type { ClientOptions } from './client-options.ts';
export type { ErrorDetails, RefusedUnit, WrongField } from './error/error-details.ts';
export { type AnyApiError, ApiError, type ApiErrorOf, ConnectionError, type ErrorInResponse, isApiError } from './error/errors.ts';
export type { ErrorCode } from './generated/types.ts';
export { type RepeatedRequest, type RepeatPolicy, repeatReads, repeatSafely } from './request/repeat.ts';
export {
  createRequester,
  type Request,
  type Requester,
  type RequesterOptions,
  type RequestOptions,
} from './request/requester.ts';
export type { HttpResponse } from './request/send.ts';
export { sendWithSession } from './request/send-with-session.ts';
export {
  type CookieOptions,
  cookieSession,
  type RefreshTime,
  type Session,
  type SessionFactory,
  type SessionOptions,
  tokenSession,
} from './session/session.ts';
export { memoryTokens, storedTokens, type TextStorage, type TokenStorage, type Tokens } from './session/tokens.ts';
export type { Sink } from './subscription/subscriptions.ts';
export { gql, type TypedDocument } from './typed-document.ts';
