import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { closePort, explainPortError, onShutdown, stopServing } from './lifecycle.js';

describe('a server that closes its port', () => {
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

  const openSocket = (): Socket => connect(port, '127.0.0.1');
  const sendRequest = (socket: Socket): Promise<string> => {
    socket.write('POST / HTTP/1.1\r\nhost: shop\r\ncontent-length: 0\r\n\r\n');
    return text(socket);
  };

  it('serves connections that wait at the port when it closes, and refuses later ones', async () => {
    const sockets = [openSocket(), openSocket(), openSocket()];
    const closed = closePort(server);
    for (const result of await Promise.all(sockets.map(sendRequest))) expect(result).toMatch(/served$/);
    await closed;
    await expect(once(openSocket(), 'connect')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('serves all connections that wait at the port of a busy process', async () => {
    server.prependListener('request', () => {
      for (const startedAt = performance.now(); performance.now() - startedAt < 10; );
    });
    const sockets = Array.from({ length: 100 }, openSocket);
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const results = sockets.map(sendRequest);
    await closePort(server);
    for (const result of await Promise.all(results)) expect(result).toMatch(/served$/);
  });

  it('waits for the request of a connection that was accepted before', async () => {
    const socket = openSocket();
    await once(server, 'connection');
    const closed = closePort(server);
    while (server.listening) await new Promise(setImmediate);
    expect(await sendRequest(socket)).toMatch(/served$/);
    await closed;
  });

  it('does not wait indefinitely for connections without a request', async () => {
    const socket = openSocket();
    await once(server, 'connection');
    await closePort(server);
    expect(server.listening).toBe(false);
    socket.destroy();
  });
});

describe('a stopping server', () => {
  it('drains, then closes its port, then completes the running requests', async () => {
    const steps: string[] = [];
    let finishRequest = () => {};
    const server = createServer((_request, response) => {
      finishRequest = () => response.setHeader('connection', 'close').end('served');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const runningRequest = fetch(`http://127.0.0.1:${port}`);
    await once(server, 'request');
    const closed = once(server, 'close');
    const skipDrainController = new AbortController();
    const stopped = stopServing({
      server,
      drain: () => steps.push(`drains, listening: ${server.listening}`),
      drainSeconds: 300,
      skipDrainSignal: skipDrainController.signal,
      close: () => {
        steps.push(`closes, listening: ${server.listening}`);
        finishRequest();
        return closed;
      },
      onLate: () => steps.push('late'),
    });
    await new Promise(setImmediate);
    expect(steps).toEqual(['drains, listening: true']);
    skipDrainController.abort();
    await stopped;
    expect(steps).toEqual(['drains, listening: true', 'closes, listening: false']);
    expect(await (await runningRequest).text()).toBe('served');
  });

  it('closes its port by itself when it has served for drainSeconds', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const steps: string[] = [];
    server.once('close', () => steps.push('closed'));
    await stopServing({
      server,
      // This timer begins earlier than that of the drain and is shorter, so it ends first on any machine.
      drain: () => setTimeout(() => steps.push('drained'), 99),
      drainSeconds: 0.1,
      close: async () => expect(server.listening).toBe(false),
      onLate: () => undefined,
    });
    expect(steps).toEqual(['drained', 'closed']);
  });
});

describe('an error when listening on a port', () => {
  const createPortError = (code: string) => Object.assign(new Error(code), { code, port: 80 });

  it('is explained in a sentence that names the variable if the port is taken or forbidden', () => {
    expect(explainPortError(createPortError('EADDRINUSE'), 'PORT')).toBe(
      'Port 80 is taken: stop what listens there, or choose another by PORT.',
    );
    expect(explainPortError(createPortError('EACCES'), 'PORT')).toBe(
      'Port 80 may not be listened on by this user: choose one above 1023 by PORT.',
    );
  });

  it('is not explained if it has another cause', () => {
    for (const error of ['away', new Error('away'), createPortError('ECONNREFUSED')]) {
      expect(explainPortError(error, 'PORT')).toBeUndefined();
    }
  });
});

describe('a shutdown', () => {
  const events = ['SIGTERM', 'SIGINT', 'disconnect'] as const;
  const listenersBefore = new Map(events.map((event) => [event, process.listeners(event as 'SIGTERM')]));
  const listNewListeners = (event: string) =>
    process.listeners(event as 'SIGTERM').filter((listener) => !listenersBefore.get(event as 'SIGTERM')?.includes(listener));
  const emit = (event: string) => {
    for (const listener of listNewListeners(event)) listener(event as 'SIGTERM');
  };
  afterEach(() => {
    for (const event of events) for (const listener of listNewListeners(event)) process.off(event, listener);
  });

  const watchShutdown = () => {
    const calls: { reason: string; skipDrain: AbortSignal }[] = [];
    onShutdown((reason, skipDrain) => calls.push({ reason, skipDrain }));
    return () => calls.map(({ reason, skipDrain }) => [reason, skipDrain.aborted]);
  };

  it('begins at the first signal, and a second one shortens it', () => {
    const readCalls = watchShutdown();
    expect(readCalls()).toEqual([]);
    emit('SIGTERM');
    expect(readCalls()).toEqual([['SIGTERM', false]]);
    emit('SIGINT');
    expect(readCalls()).toEqual([['SIGTERM', true]]);
  });

  it('is shortened from the beginning if the supervisor has ended', () => {
    const readCalls = watchShutdown();
    emit('disconnect');
    expect(readCalls()).toEqual([['supervisor gone', true]]);
  });
});
