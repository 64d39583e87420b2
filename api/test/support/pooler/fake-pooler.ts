import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { redirectUrl } from '../tcp-proxy.js';
import { readFirstMessage, toBytes } from './messages.js';
import { PooledClient, SESSION_PARAMETERS, type ServerSource } from './pooled-client.js';
import { PooledServer } from './pooled-server.js';
import type { Pooler, PoolerOptions } from './pooler.js';

const MAX_SERVERS = 20;
const IDENTITY_PARAMETERS = ['user', 'database'];

/**
 * A pooler that works like PgBouncer in transaction mode, but never gives a client the server of its last transaction while another server
 * is available.
 */
export async function openFakePooler(target: string, options: Required<PoolerOptions>): Promise<Pooler> {
  const serverPool = new ServerPool(target, options);
  const modelServer = await serverPool.open();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    const start = (bytes: Buffer): void => {
      const request = readFirstMessage(bytes);
      if (request === 'cancel') socket.destroy();
      else if (request === 'ssl') socket.once('data', start).write('N');
      else if (options.startup === 'refuse' && findRefusedParameter(request)) socket.end(buildRefusal(findRefusedParameter(request) ?? ''));
      else welcomeClient(socket, serverPool, selectSessionParameters(modelServer.parameters, request));
    };
    socket.once('data', start);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: redirectUrl(target, port),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      serverPool.close();
    },
  };
}

const findRefusedParameter = (parameters: ReadonlyMap<string, string>): string | undefined =>
  [...parameters.keys()].find((name) => ![...IDENTITY_PARAMETERS, ...SESSION_PARAMETERS].includes(name));

const buildRefusal = (parameter: string): Buffer =>
  toBytes('E', 'SFATAL', 'C08P01', `Munsupported startup parameter: ${parameter}`, Buffer.alloc(1));

const selectSessionParameters = (modelServer: ReadonlyMap<string, string>, overrides: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(SESSION_PARAMETERS.map((name) => [name, overrides.get(name) ?? modelServer.get(name) ?? '']));

function welcomeClient(socket: Socket, servers: ServerSource, parameters: Map<string, string>): void {
  new PooledClient(socket, servers, parameters);
  const statuses = [...parameters].map(([name, value]) => toBytes('S', name, value));
  const authenticationOk = toBytes('R', Buffer.alloc(4));
  socket.write(Buffer.concat([authenticationOk, ...statuses, toBytes('K', Buffer.alloc(8)), toBytes('Z', Buffer.from('I'))]));
}

class ServerPool implements ServerSource {
  readonly #connectedServers = new Set<PooledServer>();
  /** The server that has been idle longest comes first. */
  readonly #idleServers: PooledServer[] = [];
  readonly #waitingClients: ((server: PooledServer) => void)[] = [];
  #openingCount = 0;

  constructor(
    private readonly target: string,
    private readonly options: Required<PoolerOptions>,
  ) {}

  get namedStatements(): boolean {
    return this.options.namedStatements;
  }

  async open(): Promise<PooledServer> {
    const server = await this.#connect();
    this.release(server);
    return server;
  }

  async acquire({ lastServer }: PooledClient): Promise<PooledServer> {
    const index = this.#idleServers.findIndex((server) => server !== lastServer);
    if (index >= 0) return this.#idleServers.splice(index, 1)[0] as PooledServer;
    if (this.#connectedServers.size + this.#openingCount < MAX_SERVERS) return this.#connect();
    return this.#idleServers.shift() ?? new Promise((resolve) => this.#waitingClients.push(resolve));
  }

  release(server: PooledServer): void {
    const serveClient = this.#waitingClients.shift();
    if (serveClient) serveClient(server);
    else this.#idleServers.push(server);
  }

  close(): void {
    for (const server of this.#connectedServers) server.close();
  }

  async #connect(): Promise<PooledServer> {
    this.#openingCount += 1;
    const { statementTimeoutMs } = this.options;
    const connectQuery = statementTimeoutMs > 0 ? `SET statement_timeout = ${statementTimeoutMs}` : '';
    try {
      const server = await PooledServer.open(this.target, connectQuery, (ended) => this.#forget(ended));
      this.#connectedServers.add(server);
      return server;
    } finally {
      this.#openingCount -= 1;
    }
  }

  #forget(server: PooledServer): void {
    this.#connectedServers.delete(server);
    const index = this.#idleServers.indexOf(server);
    if (index >= 0) this.#idleServers.splice(index, 1);
    const serveClient = this.#waitingClients.shift();
    if (serveClient) void this.#connect().then(serveClient);
  }
}
