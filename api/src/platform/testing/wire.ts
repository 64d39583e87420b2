import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that imitates the failures of the server behind it. */
export interface Wire {
  /** URL of the server with the proxy's address. */
  url: string;
  /** Passes nothing on and keeps connections open, like a server that hangs. */
  freeze(): void;
  /** Closes all connections, also new ones, like a server that is down. */
  cut(): void;
  /** Ends the failure. Frozen connections continue. */
  mend(): void;
  close(): void;
}

function pass(from: Socket, to: Socket): void {
  from.on('data', (chunk) => to.write(chunk));
  from.on('error', () => undefined);
  from.once('close', () => to.destroy());
}

export async function openWire(target: string): Promise<Wire> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let failure: 'frozen' | 'cut' | undefined;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    pass(near, far);
    pass(far, near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      if (failure === 'cut') socket.destroy();
      if (failure === 'frozen') socket.pause();
    }
  });
  const forEach = (act: (socket: Socket) => unknown) => [...sockets].map(act);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${own}` }).href,
    freeze() {
      failure = 'frozen';
      forEach((socket) => socket.pause());
    },
    cut() {
      failure = 'cut';
      forEach((socket) => socket.destroy());
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
