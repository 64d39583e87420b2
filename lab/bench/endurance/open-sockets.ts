import { once } from 'node:events';
import { WebSocket } from 'ws';

export interface Client {
  token: string;
  /** Each client has an IP address of its own, because limits count the sockets of each IP address. */
  address: string;
}

const MAX_PARALLEL = 20;

/** Opens sockets that follow carts, a few at a time. Calls `onResponse` for each response of each socket. */
export async function openSockets(port: number, clients: readonly Client[], onResponse: () => void): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  const entries = clients.entries();
  const openNext = async () => {
    for (const [number, client] of entries) sockets[number] = await openSocket(port, client, onResponse);
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, openNext));
  return sockets;
}

async function openSocket(port: number, { token, address }: Client, onResponse: () => void): Promise<WebSocket> {
  const headers = { 'x-forwarded-for': address };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', { headers, perMessageDeflate: false });
  await once(socket, 'open');
  const openPromise = new Promise<void>((resolve, reject) => {
    socket.on('close', (code, reason) => reject(new Error(`a socket was closed: ${code} ${reason}`)));
    socket.on('message', (data) => {
      const { type } = JSON.parse(String(data)) as { type: string };
      if (type === 'connection_ack') socket.send(subscribeMessage);
      if (type !== 'next') return;
      resolve();
      onResponse();
    });
  });
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
  await openPromise;
  return socket;
}

const subscribeMessage = JSON.stringify({ type: 'subscribe', id: '1', payload: { query: 'subscription { cartChanged { version } }' } });
