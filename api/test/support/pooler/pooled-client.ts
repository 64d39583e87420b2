import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { type Message, MessageReader, splitTexts, toBytes } from './messages.js';
import type { PooledServer } from './pooled-server.js';

/** Session parameters that PostgreSQL reports to clients, so that the pooler can set them on the next server of a client. */
export const SESSION_PARAMETERS = ['client_encoding', 'DateStyle', 'TimeZone', 'standard_conforming_strings', 'application_name'];

/** Lends server connections to clients. */
export interface ServerSource {
  /** Whether named statements follow a client from server to server. */
  namedStatements: boolean;
  acquire(client: PooledClient): Promise<PooledServer>;
  release(server: PooledServer): void;
}

interface Statement {
  /** Name of the statement on servers: the same for all clients that prepare the same SQL. */
  name: string;
  /** The Parse message without the name of the statement: its SQL and types. */
  definition: Buffer;
}

/** A client of the pooler. It has a server during each transaction, and none between transactions. */
export class PooledClient {
  readonly #statements = new Map<string, Statement>();
  readonly #unsent: Message[] = [];
  #server: PooledServer | undefined;
  #isAcquiring = false;
  #pendingResponses = 0;
  /** The server of the client's last transaction. */
  lastServer: PooledServer | undefined;

  constructor(
    private readonly socket: Socket,
    private readonly servers: ServerSource,
    readonly parameters: Map<string, string>,
  ) {
    const reader = new MessageReader();
    socket.on('data', (bytes: Buffer) => {
      this.#unsent.push(...reader.read(bytes));
      void this.#forward();
    });
    // The transaction of a disconnected client must not be continued by another client.
    socket.once('close', () => this.#server?.close());
  }

  /** Ends the connection of the client. If the client has an open transaction, its server is closed, too. */
  end(): void {
    this.socket.destroy();
  }

  async #forward(): Promise<void> {
    if (this.#isAcquiring) return;
    if (this.#unsent[0]?.type === 'X') return this.end();
    if (!this.#server && this.#unsent.length > 0) {
      this.#isAcquiring = true;
      const server = await this.servers.acquire(this);
      await server.setParameters(this.parameters);
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
      this.#pendingResponses -= 1;
      if (this.#pendingResponses === 0 && body.toString('latin1') === 'I') {
        this.#server = undefined;
        this.lastServer = server;
        server.release();
        this.servers.release(server);
      }
    }
    this.socket.write(toBytes(type, body));
  }

  #send(server: PooledServer, { type, body }: Message): void {
    if (type === 'Q' || type === 'S') this.#pendingResponses += 1;
    const namedStatementsFollow = this.servers.namedStatements;
    if (namedStatementsFollow && type === 'P') this.#parse(server, body);
    else if (namedStatementsFollow && type === 'B') this.#bind(server, body);
    else if (namedStatementsFollow && type === 'D' && body.toString('latin1', 0, 1) === 'S') this.#describe(server, body);
    else server.send(toBytes(type, body));
  }

  #parse(server: PooledServer, body: Buffer): void {
    const [[clientName = ''], definition] = splitTexts(body, 1);
    const name = clientName && createHash('sha256').update(definition).digest('base64url');
    if (clientName !== '') this.#statements.set(clientName, { name, definition });
    if (server.isPrepared(name)) this.socket.write(toBytes('1'));
    else server.prepare({ statement: name, isRequested: true }, definition);
  }

  #bind(server: PooledServer, body: Buffer): void {
    const [[portal = '', clientName = ''], values] = splitTexts(body, 2);
    server.send(toBytes('B', portal, this.#prepareOn(server, clientName), values));
  }

  #describe(server: PooledServer, body: Buffer): void {
    const [[clientName = '']] = splitTexts(body.subarray(1), 1);
    server.send(toBytes('D', Buffer.from('S'), this.#prepareOn(server, clientName)));
  }

  /** Prepares the statement on a server that does not have it yet, and returns the name of the statement on servers. */
  #prepareOn(server: PooledServer, clientName: string): string {
    const statement = this.#statements.get(clientName);
    if (!statement) return clientName;
    if (!server.isPrepared(statement.name)) server.prepare({ statement: statement.name, isRequested: false }, statement.definition);
    return statement.name;
  }
}
