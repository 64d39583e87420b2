import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** An address that leads to a port of this machine, and later to another one, like that of a database's primary. */
export interface Forwarder {
  port: number;
  /** Forwards new connections to another port, and cuts the open ones. */
  pointTo(port: number): void;
  close(): Promise<void>;
}

/** Passes on bytes in both directions. When one end closes or breaks, so does the other. */
function join(near: Socket, far: Socket): void {
  const ends: [Socket, Socket][] = [
    [near, far],
    [far, near],
  ];
  for (const [from, to] of ends) {
    from.pipe(to);
    from.once('close', () => to.destroy()).on('error', () => to.destroy());
  }
}

export async function openForwarder(target: number): Promise<Forwarder> {
  let current = target;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(current, '127.0.0.1');
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    }
    join(near, far);
  });
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    pointTo(port) {
      current = port;
      cut();
    },
    async close() {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}
