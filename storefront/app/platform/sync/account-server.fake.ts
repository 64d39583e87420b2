/** A refusal by the API, or a connection that fails: before the change was made, or while it was answered. */
type Failure = { code: string; details?: object } | 'offline' | 'lost';

interface Question<Variables> {
  query: string;
  variables: Variables;
}

/** Fakes the API at the network, for what it keeps of accounts. The session decides which one answers. */
export abstract class AccountServer<Variables extends object> {
  /** Account of the session; null for a guest. */
  session: string | null = 'anna';
  /** Operations in the order in which they arrived, with their variables. */
  asked: string[] = [];
  /** Failures of the next operations with a name, each used once. */
  readonly failures = new Map<string, Failure[]>();
  /** Delays every answer until it is called. */
  hold: (() => Promise<void>) | null = null;
  readonly #ownFetch = globalThis.fetch;

  listen() {
    globalThis.fetch = async (_input, options) => {
      const question = JSON.parse(String(options?.body)) as Question<Variables>;
      const response = this.#answer(question);
      await this.hold?.();
      return { status: 200, text: async () => JSON.stringify(await response) } as Response;
    };
  }

  close() {
    globalThis.fetch = this.#ownFetch;
  }

  fail(name: string, ...failures: Failure[]) {
    this.failures.set(name, failures);
  }

  /** Makes a change, and answers what the account has then. Returns a code to refuse it. */
  protected abstract answer(name: string, variables: Variables): object | string;

  async #answer({ query, variables }: Question<Variables>) {
    const [, kind, name = ''] = /(query|mutation) (\w+)/.exec(query) ?? [];
    const field = /\{\s*(\w+)/.exec(query)?.[1] ?? '';
    this.asked.push([name, ...Object.values(variables).flat()].join(' '));
    const failure = this.failures.get(name)?.shift();
    if (failure === 'offline') throw new TypeError('fetch failed');
    if (typeof failure === 'object') return { errors: [{ message: 'Нельзя', extensions: failure }] };
    if (this.session === null) {
      return kind === 'query' ? { data: { [field]: null } } : { errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }] };
    }
    const response = this.answer(name, variables);
    if (failure === 'lost') throw new TypeError('fetch failed');
    return typeof response === 'string'
      ? { errors: [{ message: 'Нельзя', extensions: { code: response } }] }
      : { data: { [field]: response } };
  }
}
