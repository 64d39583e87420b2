import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Whether a connection breaks before the server gets a text, or before the client gets the response to it. */
type Moment = 'before' | 'after';

/** A TCP proxy that imitates the failures of the server behind it. */
export interface TcpProxy {
  /** URL of the server with the proxy's address. */
  url: string;
  /** Forwards nothing and keeps connections open, like a server that hangs. */
  freeze(): void;
  /** Closes all connections, including new ones, like a server that is down. */
  cut(): void;
  /** Breaks the next connection that sends one of these texts. */
  breakAt(texts: readonly string[], moment: Moment): void;
  /** Cuts all connections, including new ones, as soon as the server responds to one of these texts. */
  cutAfter(texts: readonly string[]): void;
  /** Ends the failure. Frozen connections continue. */
  mend(): void;
  close(): void;
}

interface PlannedBreak {
  texts: readonly string[];
  moment: Moment;
  onBreak?: () => void;
}

/** Forwards bytes between two sockets until `findBreak` requests to break the connection. Returns a function that ends both. */
function pipeBothWays(clientSocket: Socket, serverSocket: Socket, findBreak: (bytes: Buffer) => PlannedBreak | undefined): () => void {
  const end = (): void => {
    clientSocket.destroy();
    serverSocket.destroy();
  };
  let plannedBreak: PlannedBreak | undefined;
  const breakConnection = (): void => {
    end();
    plannedBreak?.onBreak?.();
  };
  clientSocket.on('data', (bytes) => {
    plannedBreak = findBreak(bytes);
    if (plannedBreak?.moment === 'before') breakConnection();
    else serverSocket.write(bytes);
  });
  serverSocket.on('data', (bytes) => (plannedBreak ? breakConnection() : clientSocket.write(bytes)));
  return end;
}

/** Returns a URL with a port of this machine in place of the target's address, which may also be a Unix socket of PostgreSQL. */
export function redirectUrl(target: string, port: number): string {
  const url = Object.assign(new URL(target), { host: `127.0.0.1:${port}` });
  url.searchParams.delete('host');
  return url.href;
}

export async function openTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let failure: 'frozen' | 'cut' | undefined;
  let pendingBreak: PlannedBreak | undefined;
  const findBreak = (bytes: Buffer): PlannedBreak | undefined => {
    const triggeredBreak = pendingBreak?.texts.some((text) => bytes.includes(text)) ? pendingBreak : undefined;
    if (triggeredBreak) pendingBreak = undefined;
    return triggeredBreak;
  };
  const server = createServer((clientSocket) => {
    const serverSocket = connect(Number(port), hostname);
    const end = pipeBothWays(clientSocket, serverSocket, findBreak);
    for (const socket of [clientSocket, serverSocket]) {
      sockets.add(socket);
      socket.on('error', end).once('close', () => {
        sockets.delete(socket);
        end();
      });
      if (failure === 'cut') socket.destroy();
      if (failure === 'frozen') socket.pause();
    }
  });
  const forEach = (act: (socket: Socket) => unknown) => [...sockets].map(act);
  const cut = (): void => {
    failure = 'cut';
    forEach((socket) => socket.destroy());
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: proxyPort } = server.address() as AddressInfo;
  return {
    url: redirectUrl(target, proxyPort),
    freeze() {
      failure = 'frozen';
      forEach((socket) => socket.pause());
    },
    cut,
    breakAt(texts, moment) {
      pendingBreak = { texts, moment };
    },
    cutAfter(texts) {
      pendingBreak = { texts, moment: 'after', onBreak: cut };
    },
    mend() {
      failure = undefined;
      forEach((socket) => socket.resume());
    },
    close() {
      forEach((socket) => socket.destroy());
      server.close();
    },
  };
}
