import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type Forwarder, openForwarder } from './forwarder.ts';

let servers: Server[];
let forwarder: Forwarder;

/** Starts a server that sends its name to every connection, and returns its port. */
async function startServer(name: string): Promise<number> {
  const server = createServer((socket) => socket.on('error', () => undefined).write(name));
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Connects to the forwarder, and returns the connection and the name of the server behind it. */
async function visit(): Promise<{ socket: Socket; name: string }> {
  const socket = connect(forwarder.port, '127.0.0.1');
  const [name] = (await once(socket, 'data')) as [Buffer];
  return { socket, name: String(name) };
}

beforeEach(async () => {
  servers = [];
  forwarder = await openForwarder(await startServer('primary'));
});
afterEach(async () => {
  await forwarder.close();
  for (const server of servers) server.close();
});

it('the forwarder switches to another server at the same address, and cuts the connections to the former one', async () => {
  const { socket, name } = await visit();
  const closed = once(socket, 'close');
  forwarder.pointTo(await startServer('standby'));
  await closed;
  const { socket: next, name: nextName } = await visit();
  next.destroy();
  expect([name, nextName]).toEqual(['primary', 'standby']);
});

it('the forwarder closes a connection whose server cannot be reached', async () => {
  const port = await startServer('stopped');
  const stopped = servers.at(-1) as Server;
  stopped.close();
  await once(stopped, 'close');
  forwarder.pointTo(port);
  const socket = connect(forwarder.port, '127.0.0.1');
  await once(socket, 'close');
});
