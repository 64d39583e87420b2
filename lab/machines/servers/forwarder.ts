import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A port that forwards connections to a port of this machine, and later to a different port, as the URL of a database follows the primary.
 */
export interface Forwarder {
  port: number;
  /** Forwards new connections to another port, and cuts the open ones. */
  pointTo(port: number): void;
  close(): Promise<void>;
}

/** Passes on bytes in both directions. When one end closes or breaks, so does the other. */
function pipeBothWays(clientSocket: Socket, serverSocket: Socket): void {
  const directions: [Socket, Socket][] = [
    [clientSocket, serverSocket],
    [serverSocket, clientSocket],
  ];
  for (const [from, to] of directions) {
    from.pipe(to);
    from.once('close', () => to.destroy()).on('error', () => to.destroy());
  }
}

export async function openForwarder(target: number): Promise<Forwarder> {
  let targetPort = target;
  const openSockets = new Set<Socket>();
  const server = createServer((clientSocket) => {
    const serverSocket = connect(targetPort, '127.0.0.1');
    for (const socket of [clientSocket, serverSocket]) {
      socket.setNoDelay(true);
      openSockets.add(socket);
      socket.once('close', () => openSockets.delete(socket));
    }
    pipeBothWays(clientSocket, serverSocket);
  });
  const cutConnections = () => {
    for (const socket of openSockets) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    pointTo(port) {
      targetPort = port;
      cutConnections();
    },
    async close() {
      server.close();
      cutConnections();
      await once(server, 'close');
    },
  };
}
