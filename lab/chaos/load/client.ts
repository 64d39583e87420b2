import { Agent } from 'node:http';
import { decodeBody, type HttpRequest, send, sendLikeBrowser } from '../../load/send.ts';
import { type Journal, type Kind, SHED_REASON, type Verdict } from './journal.ts';

/**
 * How an operation ended. `unavailable`: the shop reports that nothing was changed. `unknown`: the shop does not know the outcome, or did
 * not respond.
 */
export type Outcome<Data> = { end: 'done'; data: Data } | { end: 'refused'; code: string } | { end: 'unavailable' } | { end: 'unknown' };

export interface Operation {
  kind: Kind;
  query: string;
  dto?: object;
  token?: string;
  /** Error codes with which a healthy shop may respond. */
  expectedCodes?: readonly string[];
}

interface Reply {
  status: number;
  text: string;
}

type ClientRequest = Partial<HttpRequest> & { kind: Kind; path: string };

interface GraphqlReply<Data> {
  data?: Data | null;
  errors?: { message?: string; extensions?: { code?: string; details?: { reason?: string } } }[];
}

/** Longer than any response may take. */
const timeoutMs = 40_000;
/** Connections that all clients share. One that was idle for 4 s is dropped, because the server may have closed it. */
const agent = new Agent({ keepAlive: true, timeout: 4_000 });

/** Text of the page that an overloaded storefront sends instead of any other. */
const BUSY_PAGE = 'Слишком много посетителей';

const isOutageStatus = (status: number): boolean => status === 502 || status === 503 || status === 504;

/** A client with an IP address of its own in X-Forwarded-For. All requests of the client are recorded in the journal. */
export class Client {
  /**
   * Whether the client sends a request again over a new connection after its connection broke, as browsers do. Otherwise each broken
   * connection is recorded.
   */
  protected readonly isBrowser: boolean = false;
  private readonly origin: string;
  private readonly journal: Journal;
  private readonly address: string;

  constructor(origin: string, journal: Journal, address: string) {
    this.origin = origin;
    this.journal = journal;
    this.address = address;
  }

  /** Requests a path. Returns the body if the status is the expected one. */
  async loadPath(kind: Kind, path: string, { status = 200, cookie = '' } = {}): Promise<string | undefined> {
    let body: string | undefined;
    await this.sendWithJournal({ kind, path, ...(cookie && { headers: { cookie } }) }, (reply) => {
      if (isOutageStatus(reply.status)) return ['failed', reply.text.includes(BUSY_PAGE) ? SHED_REASON : `status ${reply.status}`];
      if (reply.status !== status) return ['wrong', `${path}: status ${reply.status} instead of ${status}`];
      body = reply.text;
      return ['answered', ''];
    });
    return body;
  }

  async runOperation<Data>({ kind, query, dto, token, expectedCodes = [] }: Operation): Promise<Outcome<Data>> {
    let outcome: Outcome<Data> = { end: 'unknown' };
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const body = JSON.stringify({ query, variables: dto && { dto } });
    await this.sendWithJournal({ kind, path: '/graphql', method: 'POST', headers, body }, (reply) => {
      const [verdict, what, end] = isPartial<Data>(kind, reply) ? partialResult : judgeReply<Data>(reply, expectedCodes);
      outcome = end;
      return [verdict, what];
    });
    return outcome;
  }

  /** Sends a request and records the verdict of `judgeReply`. A broken connection is `failed`, a timeout is `wrong`. */
  private async sendWithJournal({ kind, ...request }: ClientRequest, judgeReply: (reply: Reply) => [Verdict, string]): Promise<void> {
    const atMs = this.journal.nowMs;
    let isResent = false;
    const onResend = () => {
      isResent = true;
    };
    const [verdict, what] = await this.send(request, onResend).then(judgeReply, (error: Error): [Verdict, string] =>
      error.name === 'AbortError'
        ? ['wrong', `${request.path}: no answer in ${timeoutMs / 1000} s`]
        : ['failed', describeConnectionError(error)],
    );
    this.journal.record({ kind, atMs, verdict, what, isResent });
  }

  private async send({ method = 'GET', path, headers, body }: Omit<ClientRequest, 'kind'>, onResend: () => void): Promise<Reply> {
    const { hostname: host, port } = new URL(this.origin);
    const ownHeaders = { accept: '*/*', 'accept-encoding': 'gzip, br', 'x-forwarded-for': this.address, 'user-agent': 'chaos' };
    const request = { method, path, headers: { ...headers, ...ownHeaders }, ...(body !== undefined && { body }) };
    const [connections, signal] = [{ agent, host, port: Number(port) }, AbortSignal.timeout(timeoutMs)];
    const response = await (this.isBrowser
      ? sendLikeBrowser(connections, request, { signal, onResend })
      : send(connections, request, signal));
    return { status: response.status, text: decodeBody(response) };
  }
}

const describeConnectionError = (error: Error): string => ('code' in error ? String(error.code) : error.message);

const partialResult: [Verdict, string, { end: 'unknown' }] = ['failed', 'partial answer', { end: 'unknown' }];

/** Whether the response to a read lacks fields whose data was unavailable. Such a response keeps status 200. */
function isPartial<Data>(kind: Kind, { status, text }: Reply): boolean {
  const { data, errors = [] } = parseReply<Data>(text);
  const isReadKind = kind === 'search' || kind === 'account read';
  return (
    isReadKind &&
    status === 200 &&
    Boolean(data) &&
    errors.length > 0 &&
    errors.every(({ extensions }) => extensions?.code === 'UNAVAILABLE')
  );
}

function judgeReply<Data>({ status, text }: Reply, expectedCodes: readonly string[]): [Verdict, string, Outcome<Data>] {
  const { data, errors } = parseReply<Data>(text);
  const { code, details } = errors?.[0]?.extensions ?? {};
  if (code === 'UNAVAILABLE' && status === 503)
    return ['failed', details?.reason === 'overload' ? SHED_REASON : code, { end: 'unavailable' }];
  if (code === 'OUTCOME_UNKNOWN' && status === 503) return ['failed', code, { end: 'unknown' }];
  if (code !== undefined && expectedCodes.includes(code)) return ['answered', '', { end: 'refused', code }];
  if (code !== undefined) return ['wrong', `status ${status} with ${code}`, { end: 'refused', code }];
  if (isOutageStatus(status)) return ['failed', `status ${status}`, { end: 'unknown' }];
  if (status === 200 && data) return ['answered', '', { end: 'done', data }];
  return ['wrong', `status ${status}: ${text.slice(0, 200)}`, { end: 'unknown' }];
}

function parseReply<Data>(text: string): GraphqlReply<Data> {
  try {
    return JSON.parse(text) as GraphqlReply<Data>;
  } catch {
    return {};
  }
}
