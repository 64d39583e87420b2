import { ApiError, ConnectionError, type ErrorInResponse } from '../error/errors.ts';
import { isQueryText } from '../typed-document.ts';

/** Where requests are sent, by which function, and with which headers. */
export interface Transport {
  endpoint: string;
  fetch: typeof globalThis.fetch;
  /** Headers to add to every request, or a function that returns them. */
  headers: Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>);
}

/** An HTTP response of the API, with its body as text. */
export interface HttpResponse {
  status: number;
  headers: Headers;
  text: string;
}

export interface OperationRequest {
  text: string;
  variables: unknown;
  /** Headers that identify the viewer. */
  viewer: Record<string, string>;
  credentials: 'include' | 'omit';
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  onResponse?: ((response: HttpResponse) => void) | undefined;
}

interface ResponseBody {
  data?: unknown;
  errors?: readonly ErrorInResponse[];
}

function parseResponse(text: string): ResponseBody | null | undefined {
  try {
    const result: ResponseBody | null = JSON.parse(text);
    return result?.data || Array.isArray(result?.errors) ? result : undefined;
  } catch {
    return undefined;
  }
}

async function receiveResponse(
  transport: Transport,
  { text, variables, viewer, credentials }: OperationRequest,
  signal: AbortSignal,
): Promise<HttpResponse> {
  const { headers: transportHeaders } = transport;
  const headers = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    ...viewer,
    ...(typeof transportHeaders === 'function' ? await transportHeaders() : transportHeaders),
  };
  const body = JSON.stringify({ query: text, variables });
  const response = await transport.fetch(transport.endpoint, { method: 'POST', headers, body, credentials, signal });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Sends one request and returns its data. Throws ApiError, ConnectionError or the reason of the caller's signal. */
export async function send(transport: Transport, request: OperationRequest): Promise<unknown> {
  const { text, timeoutMs, signal } = request;
  signal?.throwIfAborted();
  // A browser that is offline sends nothing, so the mutation cannot have been executed.
  const mayHaveHappened = !isQueryText(text) && globalThis.navigator?.onLine !== false;
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await receiveResponse(transport, request, signal ? AbortSignal.any([signal, timeout]) : timeout).catch(
    (cause: unknown) => {
      signal?.throwIfAborted();
      if (!timeout.aborted) throw new ConnectionError({ reason: 'NETWORK', message: 'The API was not reached.', mayHaveHappened, cause });
      throw new ConnectionError({ reason: 'TIMEOUT', message: `No answer within ${timeoutMs} ms.`, mayHaveHappened, cause });
    },
  );
  const result = parseResponse(response.text);
  if (!result) {
    const message = `Something other than the API responded, with status ${response.status}.`;
    throw new ConnectionError({ reason: 'ANSWER', message, mayHaveHappened, status: response.status });
  }
  request.onResponse?.(response);
  const { data, errors = [] } = result;
  if (errors.length === 0 && data) return data;
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  throw new ApiError({ errors, data, retryAfterMs: Number.isNaN(seconds) ? undefined : seconds * 1000 });
}
