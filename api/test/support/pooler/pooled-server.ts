import type { Duplex } from 'node:stream';
import pg from 'pg';
import { type Message, MessageReader, splitTexts, toBytes } from './messages.js';

/** A Parse message of PostgreSQL's protocol, which prepares a statement. */
interface Parse {
  /** Name of the statement; empty for a statement without a name. */
  statement: string;
  /** Whether the client has sent the message itself, and so expects a response. */
  isRequested: boolean;
}

/** A connection to PostgreSQL that serves one client after another. */
export class PooledServer {
  readonly #socket: Duplex;
  readonly #preparedStatements = new Set<string>();
  /** Parse messages without a response yet. */
  readonly #pendingParses: Parse[] = [];
  #onMessage: (message: Message) => void = () => undefined;

  private constructor(
    client: pg.Client,
    readonly parameters: Map<string, string>,
    onEnd: (server: PooledServer) => void,
  ) {
    const { stream } = client.connection;
    this.#socket = stream;
    const reader = new MessageReader();
    // pg has signed in. From now on the messages of pooled clients are forwarded unchanged, so pg must not read the responses.
    stream.removeAllListeners('data').on('data', (bytes: Buffer) => {
      for (const message of reader.read(bytes)) this.#receive(message);
    });
    stream.once('close', () => onEnd(this));
  }

  static async open(url: string, connectQuery: string, onEnd: (server: PooledServer) => void): Promise<PooledServer> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const parameters = new Map<string, string>();
    client.connection.on('parameterStatus', ({ parameterName, parameterValue }: Record<string, string>) =>
      parameters.set(parameterName ?? '', parameterValue ?? ''),
    );
    await client.connect();
    if (connectQuery !== '') await client.query(connectQuery);
    return new PooledServer(client, parameters, onEnd);
  }

  /** Forwards all messages of the server to this client. While no client is served, messages such as notifications are dropped. */
  serve(onMessage: (message: Message) => void): void {
    this.#onMessage = onMessage;
  }

  release(): void {
    this.#onMessage = () => undefined;
  }

  send(bytes: Buffer): void {
    this.#socket.write(bytes);
  }

  isPrepared(statement: string): boolean {
    return this.#preparedStatements.has(statement);
  }

  prepare(parse: Parse, definition: Buffer): void {
    this.#pendingParses.push(parse);
    if (parse.statement !== '') this.#preparedStatements.add(parse.statement);
    this.send(toBytes('P', parse.statement, definition));
  }

  /** Sets the session parameters of the next client. */
  async setParameters(parameters: ReadonlyMap<string, string>): Promise<void> {
    const changedParameters = [...parameters].filter(([name, value]) => this.parameters.get(name) !== value);
    if (changedParameters.length === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.serve(({ type }) => type === 'Z' && resolve());
    this.send(toBytes('Q', changedParameters.map(([name, value]) => `SET ${name} = ${pg.escapeLiteral(value)}`).join(';')));
    await promise;
    this.release();
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(message: Message): void {
    if (message.type === 'S') {
      const [[name = '', value = '']] = splitTexts(message.body, 2);
      this.parameters.set(name, value);
    }
    // After an error the server skips messages up to the next Sync.
    if (message.type === 'E') for (const { statement } of this.#pendingParses.splice(0)) this.#preparedStatements.delete(statement);
    if (message.type === '1') {
      const parse = this.#pendingParses.shift();
      if (parse && !parse.isRequested) return;
    }
    this.#onMessage(message);
  }
}
