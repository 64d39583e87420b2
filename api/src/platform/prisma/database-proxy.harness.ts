import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of PostgreSQL that can freeze or break the connection. */
export interface DatabaseProxy {
  /** Address of the database through the proxy. */
  url: string;
  /** Passes no more bytes in either direction. Connections are still accepted, as by a stopped server. */
  freeze(): void;
  thaw(): void;
  /** Breaks the next connection that sends one of these texts: before the server gets it, or before the client gets the answer. */
  breakAt(texts: readonly string[], moment: 'before' | 'after'): void;
  close(): Promise<void>;
}

interface Break {
  texts: readonly string[];
  moment: 'before' | 'after';
}

export async function startDatabaseProxy(database: string): Promise<DatabaseProxy> {
  const target = new URL(database);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let pending: Break | undefined;

  function join(client: Socket): void {
    const server = connect(Number(target.port), target.hostname);
    const cut = () => {
      client.destroy();
      server.destroy();
    };
    let isAnswerAwaited = false;
    client.on('data', (bytes) => {
      const moment = pending?.texts.some((text) => bytes.includes(text)) ? pending.moment : undefined;
      if (moment !== undefined) pending = undefined;
      if (moment === 'before') return cut();
      isAnswerAwaited = moment === 'after';
      return server.write(bytes);
    });
    server.on('data', (bytes) => (isAnswerAwaited ? cut() : client.write(bytes)));
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('close', cut).on('error', cut);
      if (isFrozen) socket.pause();
    }
  }

  const proxy = createServer(join).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy does not listen');
  const url = new URL(database);
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    breakAt: (texts, moment) => {
      pending = { texts, moment };
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await once(proxy.close(), 'close');
    },
  };
}
