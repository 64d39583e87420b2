/** A rejection by the API, or a connection that fails: before the change was made, or before its response arrived. */
type Failure = { code: string; details?: object } | 'offline' | 'lost';

interface GraphqlRequest<Variables> {
  query: string;
  variables: Variables;
}

/** Replaces `fetch` by a fake of the part of the API that stores data of accounts. The session determines the account. */
export abstract class AccountServer<Variables extends object> {
  /** Account of the session; null for a guest. */
  session: string | null = 'anna';
  /** Operations in the order in which they arrived, with their variables. */
  requests: string[] = [];
  /** Failures of the next operations, by name. Each failure is used once. */
  readonly failures = new Map<string, Failure[]>();
  /** If set, this function is called before every response, which waits for the returned promise. */
  hold: (() => Promise<void>) | null = null;
  readonly #originalFetch = globalThis.fetch;

  listen() {
    globalThis.fetch = async (_input, options) => {
      const request = JSON.parse(String(options?.body)) as GraphqlRequest<Variables>;
      const response = this.#handleRequest(request);
      await this.hold?.();
      return { status: 200, text: async () => JSON.stringify(await response) } as Response;
    };
  }

  close() {
    globalThis.fetch = this.#originalFetch;
  }

  fail(name: string, ...failures: Failure[]) {
    this.failures.set(name, failures);
  }

  /** Executes an operation and returns the account's data after it, or the code of a rejection. */
  protected abstract respond(name: string, variables: Variables): object | string;

  async #handleRequest({ query, variables }: GraphqlRequest<Variables>) {
    const [, kind, name = ''] = /(query|mutation) (\w+)/.exec(query) ?? [];
    const field = /\{\s*(\w+)/.exec(query)?.[1] ?? '';
    this.requests.push([name, ...Object.values(variables).flat()].join(' '));
    const failure = this.failures.get(name)?.shift();
    if (failure === 'offline') throw new TypeError('fetch failed');
    if (typeof failure === 'object') return { errors: [{ message: 'Нельзя', extensions: failure }] };
    if (this.session === null) {
      return kind === 'query' ? { data: { [field]: null } } : { errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }] };
    }
    const response = this.respond(name, variables);
    if (failure === 'lost') throw new TypeError('fetch failed');
    return typeof response === 'string'
      ? { errors: [{ message: 'Нельзя', extensions: { code: response } }] }
      : { data: { [field]: response } };
  }
}
