import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { type Message, MessageReader, splitTexts, toBytes } from './messages.js';
import type { PooledServer } from './pooled-server.js';

/** Parameters that the server reports, so that the pooler can set them on every server of a client. */
export const SESSION_PARAMETERS = ['client_encoding', 'DateStyle', 'TimeZone', 'standard_conforming_strings', 'application_name'];

export interface Servers {
  /** Whether named statements follow a client from server to server. */
  namedStatements: boolean;
  acquire(client: PooledClient): Promise<PooledServer>;
  release(server: PooledServer): void;
}

interface Statement {
  /** The same for all clients with the same text. */
  name: string;
  /** Rest of the Parse message, after the name of the statement. */
  rest: Buffer;
}

/** A client of the pooler. Each of its transactions has a server, and between them it has none. */
export class PooledClient {
  readonly #statements = new Map<string, Statement>();
  readonly #unsent: Message[] = [];
  #server: PooledServer | undefined;
  #isAcquiring = false;
  #unanswered = 0;
  /** Server of the last transaction. */
  lastServer: PooledServer | undefined;

  constructor(
    private readonly socket: Socket,
    private readonly servers: Servers,
    readonly parameters: Map<string, string>,
  ) {
    const reader = new MessageReader();
    socket.on('data', (bytes: Buffer) => {
      this.#unsent.push(...reader.read(bytes));
      void this.#forward();
    });
    // A transaction of a disconnected client cannot be continued by another one.
    socket.once('close', () => this.#server?.close());
  }

  /** Ends the connection as PostgreSQL would when one of its processes dies. */
  end(): void {
    this.socket.destroy();
  }

  async #forward(): Promise<void> {
    if (this.#isAcquiring) return;
    if (this.#unsent[0]?.type === 'X') return this.end();
    if (!this.#server && this.#unsent.length > 0) {
      this.#isAcquiring = true;
      const server = await this.servers.acquire(this);
      await server.set(this.parameters);
      this.#isAcquiring = false;
      if (this.socket.destroyed) return this.servers.release(server);
      server.serve((message) => this.#receive(server, message));
      this.#server = server;
    }
    for (const message of this.#unsent.splice(0)) {
      if (message.type === 'X') this.end();
      else if (this.#server) this.#send(this.#server, message);
    }
  }

  #receive(server: PooledServer, { type, body }: Message): void {
    if (type === 'S') {
      const [[name = '', value = '']] = splitTexts(body, 2);
      if (SESSION_PARAMETERS.includes(name)) this.parameters.set(name, value);
    }
    if (type === 'Z') {
      this.#unanswered -= 1;
      if (this.#unanswered === 0 && body.toString('latin1') === 'I') {
        this.#server = undefined;
        this.lastServer = server;
        server.release();
        this.servers.release(server);
      }
    }
    this.socket.write(toBytes(type, body));
  }

  #send(server: PooledServer, { type, body }: Message): void {
    if (type === 'Q' || type === 'S') this.#unanswered += 1;
    const followsClients = this.servers.namedStatements;
    if (followsClients && type === 'P') this.#parse(server, body);
    else if (followsClients && type === 'B') this.#bind(server, body);
    else if (followsClients && type === 'D' && body.toString('latin1', 0, 1) === 'S') this.#describe(server, body);
    else server.send(toBytes(type, body));
  }

  #parse(server: PooledServer, body: Buffer): void {
    const [[clientName = ''], rest] = splitTexts(body, 1);
    const name = clientName && createHash('sha256').update(rest).digest('base64url');
    if (clientName !== '') this.#statements.set(clientName, { name, rest });
    if (server.isPrepared(name)) this.socket.write(toBytes('1'));
    else server.prepare({ statement: name, isRequested: true }, rest);
  }

  #bind(server: PooledServer, body: Buffer): void {
    const [[portal = '', clientName = ''], rest] = splitTexts(body, 2);
    server.send(toBytes('B', portal, this.#prepareOn(server, clientName), rest));
  }

  #describe(server: PooledServer, body: Buffer): void {
    const [[clientName = '']] = splitTexts(body.subarray(1), 1);
    server.send(toBytes('D', Buffer.from('S'), this.#prepareOn(server, clientName)));
  }

  /** Repeats the Parse of the statement on a server that does not have it, and returns its name there. */
  #prepareOn(server: PooledServer, clientName: string): string {
    const statement = this.#statements.get(clientName);
    if (!statement) return clientName;
    if (!server.isPrepared(statement.name)) server.prepare({ statement: statement.name, isRequested: false }, statement.rest);
    return statement.name;
  }
}
