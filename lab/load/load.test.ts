import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Call } from './checker.ts';
import { runLoad } from './load.ts';

const call: Call = { method: 'GET', path: '/', headers: {}, describeFault: (body) => (body === 'right' ? undefined : 'a wrong body') };

describe('the load generator', () => {
  let server: Server;
  let port: number;
  let requestCount: number;

  beforeEach(async () => {
    requestCount = 0;
    server = createServer((_request, response) => {
      requestCount += 1;
      response.writeHead(requestCount % 2 === 0 ? 200 : 500).end('right');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });

  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  it('continues after errors if onError is passed, and measures the failed responses too', async () => {
    const errors: Error[] = [];
    const { latencies } = await runLoad({ port, calls: [call], connections: 1, seconds: 0.5, onError: (error) => errors.push(error) });
    expect(latencies).toHaveLength(requestCount);
    expect(errors).toHaveLength(Math.ceil(requestCount / 2));
    expect(errors[0]?.message).toMatch(/status 500/);
  });

  it('checks each response that differs from every checked response in more than `variableBytes` bytes', async () => {
    const bodies = ['one nonce 1', 'one nonce 2', 'two nonces3'];
    server.removeAllListeners('request').on('request', (_request, response) => {
      response.end(bodies[requestCount % 3]);
      requestCount += 1;
    });
    const checked = new Set<string>();
    const describeFault = (body: string): undefined => void checked.add(body);
    await runLoad({ port, calls: [{ ...call, describeFault, variableBytes: 1 }], connections: 1, seconds: 1 });
    expect([...checked]).toEqual(['one nonce 1', 'two nonces3']);
  });

  it('counts a chain of dependent requests as one request', async () => {
    server.removeAllListeners('request').on('request', ({ url }, response) => {
      requestCount += 1;
      response.end(url === '/first' ? String(requestCount) : `after ${url}`);
    });
    const lastBodies: string[] = [];
    function* requests(): Generator<Call, void, string> {
      const firstBody = yield { ...call, path: '/first', describeFault: () => undefined };
      const describeFault = (body: string) => (body === `after /${firstBody}` ? undefined : 'a wrong body');
      lastBodies.push(yield { ...call, path: `/${firstBody}`, describeFault });
    }
    const { latencies } = await runLoad({ port, calls: [{ requests }], connections: 2, seconds: 0.3 });
    expect(latencies.length).toBe(requestCount / 2);
    expect(lastBodies).toHaveLength(latencies.length);
    expect(new Set(lastBodies).size).toBe(lastBodies.length);
  });

  it('gives up on a server that refuses connections', async () => {
    server.close();
    let errors = 0;
    const load = runLoad({ port, calls: [call], connections: 4, seconds: 3600, onError: () => (errors += 1) });
    await expect(load).rejects.toThrow(/failed \d+ times in a row/);
    expect(errors).toBeLessThan(110);
  });

  it('ends at the first error if onError is not passed', async () => {
    await expect(runLoad({ port, calls: [call], connections: 1, seconds: 3600 })).rejects.toThrow(/status 500/);
    expect(requestCount).toBe(1);
  });
});
