import { z } from 'zod';
import { computeDeadline, type RemoteRequest, type RemoteResponse, RemoteService, ServiceUnavailable } from '../remote-service.js';

/** Time before its expiry at which a token is renewed. */
const RENEW_BEFORE_MS = 60_000;

export interface CdekAccess {
  url: string;
  account: string;
  secret: string;
}

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** CDEK has understood the request and refused it. The error contains nothing personal. */
export class CdekRefusal extends Error {
  constructor(
    message: string,
    /** Codes of the errors in CDEK's response. */
    readonly codes: readonly string[],
  ) {
    super(message);
  }
}

/** Client of CDEK's API, version 2. It caches the token until it expires; parallel requests share one renewal. */
export class CdekClient {
  readonly #service: RemoteService;
  #rejection: string | undefined;
  #token: { value: Promise<string>; usableUntil: number } | undefined;

  constructor(private readonly access: CdekAccess) {
    this.#service = new RemoteService('CDEK', access.url);
  }

  /** Why requests fail at the moment; undefined while they succeed. */
  get failure(): string | undefined {
    return this.#rejection ?? this.#service.failure;
  }

  get(path: string, parameters: Record<string, string>, deadline = computeDeadline()): Promise<unknown> {
    return this.#sendWithToken({ path: `${path}?${new URLSearchParams(parameters)}` }, deadline);
  }

  post(path: string, body: object, deadline = computeDeadline()): Promise<unknown> {
    const headers = { 'content-type': 'application/json' };
    return this.#sendWithToken({ path, method: 'POST', headers, body: JSON.stringify(body) }, deadline);
  }

  async download(path: string, deadline = computeDeadline()): Promise<Uint8Array> {
    const file = await this.#sendWithToken({ path, isFile: true }, deadline);
    if (file instanceof Uint8Array) return file;
    throw new ServiceUnavailable('CDEK gave no file');
  }

  /** CDEK may end a token early, so a refused token is replaced once. All requests share one time limit. */
  async #sendWithToken(request: RemoteRequest, deadline: number): Promise<unknown> {
    const token = await this.#requireToken(deadline);
    const firstResponse = await this.#send(request, token, deadline);
    if (firstResponse.status !== 401) return readBody(firstResponse);
    if (this.#token && (await this.#token.value.catch(() => token)) === token) this.#token = undefined;
    return readBody(await this.#send(request, await this.#requireToken(deadline), deadline));
  }

  #send(request: RemoteRequest, token: string, deadline: number): Promise<RemoteResponse> {
    return this.#service.send({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } }, deadline);
  }

  /**
   * Concurrent callers share one request for a token. A failed request is not cached. It may have failed because the caller that started it
   * ran out of time, so the callers that waited for it share a new request.
   */
  #requireToken(deadline: number): Promise<string> {
    const cachedToken = this.#token;
    if (cachedToken && performance.now() < cachedToken.usableUntil) return cachedToken.value.catch(() => this.#requireToken(deadline));
    // A caller with a long time limit may not delay the token, because requests of shoppers may wait for the same token.
    const request = this.#requestToken(Math.min(deadline, computeDeadline()));
    const newToken = { value: request.then(({ token }) => token), usableUntil: Number.POSITIVE_INFINITY };
    this.#token = newToken;
    request.then(
      ({ expiresAt }) => {
        newToken.usableUntil = expiresAt - RENEW_BEFORE_MS;
      },
      () => {
        if (this.#token === newToken) this.#token = undefined;
      },
    );
    return newToken.value;
  }

  async #requestToken(deadline: number): Promise<{ token: string; expiresAt: number }> {
    const { account, secret } = this.access;
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: account, client_secret: secret }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await this.#service.send({ path: 'oauth/token', method: 'POST', headers, body }, deadline);
    const { data } = tokenSchema.safeParse(response.body);
    this.#rejection = response.status === 200 && data ? undefined : `CDEK gave no token and answered ${response.status}`;
    if (!data || this.#rejection) throw new ServiceUnavailable(this.#rejection);
    return { token: data.access_token, expiresAt: performance.now() + data.expires_in * 1_000 };
  }
}

const errorsSchema = z.array(z.object({ code: z.string() })).catch([]);
const refusalSchema = z.object({
  errors: errorsSchema,
  // The errors of a request that was not accepted.
  requests: z.array(z.object({ errors: errorsSchema })).catch([]),
});

function readBody({ status, body }: RemoteResponse): unknown {
  const { errors = [], requests = [] } = refusalSchema.safeParse(body).data ?? {};
  // CDEK sends 202 for a request that it processes afterwards.
  const isAccepted = status === 200 || status === 202;
  if (isAccepted && errors.length === 0) return body;
  const codes = [...errors, ...requests.flatMap((request) => request.errors)].map(({ code }) => code);
  const reason = [`CDEK answered ${status}`, ...codes].join(', ');
  // These statuses do not mean that the request is wrong: CDEK refuses the key, which an operator can replace, or has waited too long.
  throw [401, 403, 408].includes(status) ? new ServiceUnavailable(reason) : new CdekRefusal(reason, codes);
}
