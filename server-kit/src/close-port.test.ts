import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { closePort } from './close-port.js';

let server: Server;
let port: number;

beforeEach(async () => {
  server = createServer((_request, response) => response.setHeader('connection', 'close').end('served'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const open = (): Socket => connect(port, '127.0.0.1');
const send = (socket: Socket): Promise<string> => {
  socket.write('POST / HTTP/1.1\r\nhost: shop\r\ncontent-length: 0\r\n\r\n');
  return text(socket);
};

it('serves connections that wait at the port when it closes, and refuses later ones', async () => {
  const waiting = [open(), open(), open()];
  const closed = closePort(server);
  for (const result of await Promise.all(waiting.map(send))) expect(result).toMatch(/served$/);
  await closed;
  await expect(once(open(), 'connect')).rejects.toThrow(/ECONNREFUSED/);
});

it('waits for the request of a connection that was accepted before', async () => {
  const socket = open();
  await once(server, 'connection');
  const closed = closePort(server);
  while (server.listening) await new Promise(setImmediate);
  expect(await send(socket)).toMatch(/served$/);
  await closed;
});

it('does not wait for ever for connections without a request', async () => {
  const socket = open();
  await once(server, 'connection');
  await closePort(server);
  expect(server.listening).toBe(false);
  socket.destroy();
});
