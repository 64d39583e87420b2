import type { GraphqlResponse } from './api-client.ts';
import { describeRefusal, disconnectedRefusal, isOutcomeUnknown, noConnection } from './failure-messages.ts';
import { RefreshTokensDocument, type TypedDocumentString } from './generated/graphql.ts';
import { renewSession } from './renew-session.ts';
import { retryRead } from './retry-read.ts';

/** The API accepts cookies only with this header (CSRF protection). A page of another origin cannot send it. */
export const browserMarker = { 'x-meet-browser': '1' };

const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json', ...browserMarker };

const readTimeoutMs = 10_000;
/** Longer than the API needs to report the outcome of a mutation. */
const mutationTimeoutMs = 12_000;
const unauthenticated = 401;

/** An error that the API returned. Its message is written for shoppers. */
class ApiRefusal extends Error {
  readonly code: string;
  readonly details: Record<string, unknown>;

  constructor(message: string, code: string, details: Record<string, unknown> = {}) {
    super(message);
    this.name = 'ApiRefusal';
    this.code = code;
    this.details = details;
  }
}

/** Error message for a shopper. `advice` says how to find out what happened if the outcome is unknown. */
export const toFailureMessage = (error: unknown, advice?: string): string =>
  error instanceof ApiRefusal ? describeRefusal(error, advice) : noConnection;

/** Whether a mutation may have been executed although it seems to have failed. */
export const canHaveSucceeded = (error: unknown): boolean => error instanceof ApiRefusal && isOutcomeUnknown(error);

/** The code of an API error; undefined for other errors, such as those of the network. */
export const readRefusalCode = (error: unknown): string | undefined => (error instanceof ApiRefusal ? error.code : undefined);

/** Details of an API error, for pages that can react to them. Empty for other errors. */
export const readRefusalDetails = (error: unknown): Readonly<Record<string, unknown>> => (error instanceof ApiRefusal ? error.details : {});

interface QueryOptions<Variables> {
  variables: Variables;
  /** Aborted when a newer request replaces this one, or when its page unmounts. */
  signal?: AbortSignal | undefined;
}

function throwRefusal(errors: GraphqlResponse<unknown>['errors']): void {
  const [refusal] = errors ?? [];
  if (refusal)
    throw new ApiRefusal(refusal.message, refusal.extensions?.code ?? 'INTERNAL', refusal.extensions?.details as Record<string, unknown>);
}

const parseResponse = <Result>({ text }: { text: string }) => JSON.parse(text) as GraphqlResponse<Result>;

/** Sends a mutation. Without a response, the mutation may have been executed, unless the browser knows that it is offline. */
async function sendMutation<Result>(
  send: () => Promise<GraphqlResponse<Result>>,
  signal: AbortSignal | undefined,
): Promise<GraphqlResponse<Result>> {
  const isOffline = !navigator.onLine;
  try {
    return await send();
  } catch (error) {
    if (isOffline || signal?.aborted) throw error;
    throw new ApiRefusal(disconnectedRefusal.message, disconnectedRefusal.code);
  }
}

async function queryOnce<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  { variables, signal }: QueryOptions<Variables>,
): Promise<Result> {
  const query = document.toString();
  // Codegen puts the operation before its fragments.
  const isQuery = !/^\s*mutation\b/.test(query);
  const timeout = AbortSignal.timeout(isQuery ? readTimeoutMs : mutationTimeoutMs);
  const abortSignal = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const body = JSON.stringify({ query, variables });
  const send = async () => {
    const response = await fetch('/graphql', { method: 'POST', headers, body, signal: abortSignal });
    return { status: response.status, text: await response.text() };
  };
  const mutate = async () => parseResponse<Result>(await send());
  const result = isQuery ? parseResponse<Result>(await retryRead(send, abortSignal)) : await sendMutation(mutate, signal);
  const { data, errors } = result;
  throwRefusal(errors);
  if (!data) throw new ApiRefusal('Нет ответа', 'INTERNAL');
  return data;
}

const isSessionOver = (error: unknown) => error instanceof ApiRefusal && error.code === 'UNAUTHENTICATED';

/** Refreshes the tokens. Returns whether the session is still valid. */
async function refresh(): Promise<boolean> {
  try {
    await queryOnce(RefreshTokensDocument, { variables: {} });
    return true;
  } catch (error) {
    if (isSessionOver(error)) return false;
    throw error;
  }
}

/**
 * Refreshes the session for callers that need a valid token without sending a request, such as the live socket. Throws if the API does not
 * respond.
 */
export const renewCurrentSession = (): Promise<void> => renewSession({ requestedAt: Date.now(), refresh });

/**
 * Queries the API from the browser, for actions between navigations. Throws ApiRefusal or the errors of fetch. If the access token has
 * expired, it refreshes the session and retries once. If the session has ended, the retry is sent without a session.
 */
export async function queryApi<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  options: QueryOptions<Variables>,
): Promise<Result> {
  const requestedAt = Date.now();
  try {
    return await queryOnce(document, options);
  } catch (error) {
    if (!isSessionOver(error)) throw error;
    await renewSession({ requestedAt, refresh });
    return queryOnce(document, options);
  }
}

/** Like queryApi, for requests other than GraphQL. `send` is called again with a refreshed session if the access token has expired. */
export async function queryWithRenewal(send: () => Promise<Response>): Promise<Response> {
  const requestedAt = Date.now();
  let response = await send();
  if (response.status === unauthenticated) {
    await renewSession({ requestedAt, refresh });
    response = await send();
  }
  if (response.ok) return response;
  const { errors } = (await response.json()) as GraphqlResponse<unknown>;
  throwRefusal(errors);
  throw new ApiRefusal('Не\u00a0получилось. Попробуйте ещё раз.', 'INTERNAL');
}
