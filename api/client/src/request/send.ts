import { ApiError, ConnectionError, type ErrorInResponse } from '../error/errors.ts';
import { isRead } from '../typed-document.ts';

/** How requests are sent. */
export interface Wire {
  endpoint: string;
  fetch: typeof globalThis.fetch;
  /** Headers of every request. */
  headers: Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>);
}

/** A response of the API as HTTP. */
export interface HttpResponse {
  status: number;
  headers: Headers;
  text: string;
}

export interface Question {
  text: string;
  variables: unknown;
  /** Headers that name the viewer. */
  viewer: Record<string, string>;
  credentials: 'include' | 'omit';
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  onResponse?: ((response: HttpResponse) => void) | undefined;
}

interface Result {
  data?: unknown;
  errors?: readonly ErrorInResponse[];
}

function parseResponse(text: string): Result | null | undefined {
  try {
    const result: Result | null = JSON.parse(text);
    return result?.data || Array.isArray(result?.errors) ? result : undefined;
  } catch {
    return undefined;
  }
}

async function receiveResponse(wire: Wire, { text, variables, viewer, credentials }: Question, signal: AbortSignal): Promise<HttpResponse> {
  const { headers: more } = wire;
  const headers = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    ...viewer,
    ...(typeof more === 'function' ? await more() : more),
  };
  const body = JSON.stringify({ query: text, variables });
  const response = await wire.fetch(wire.endpoint, { method: 'POST', headers, body, credentials, signal });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Sends one request and returns its data. Throws ApiError, ConnectionError or the reason of the caller's signal. */
export async function send(wire: Wire, question: Question): Promise<unknown> {
  const { text, timeoutMs, signal } = question;
  signal?.throwIfAborted();
  // What a browser knows to be offline sends nothing.
  const mayHaveHappened = !isRead(text) && globalThis.navigator?.onLine !== false;
  const timeout = AbortSignal.timeout(timeoutMs);
  const reply = await receiveResponse(wire, question, signal ? AbortSignal.any([signal, timeout]) : timeout).catch((cause: unknown) => {
    signal?.throwIfAborted();
    if (!timeout.aborted) throw new ConnectionError({ reason: 'NETWORK', message: 'The API was not reached.', mayHaveHappened, cause });
    throw new ConnectionError({ reason: 'TIMEOUT', message: `No answer within ${timeoutMs} ms.`, mayHaveHappened, cause });
  });
  const result = parseResponse(reply.text);
  if (!result) {
    const message = `Something other than the API responded, with status ${reply.status}.`;
    throw new ConnectionError({ reason: 'ANSWER', message, mayHaveHappened, status: reply.status });
  }
  question.onResponse?.(reply);
  const { data, errors = [] } = result;
  if (errors.length === 0 && data) return data;
  const seconds = Number.parseInt(reply.headers.get('retry-after') ?? '', 10);
  throw new ApiError({ errors, data, retryAfterMs: Number.isNaN(seconds) ? undefined : seconds * 1000 });
}
