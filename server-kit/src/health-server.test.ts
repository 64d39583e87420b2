import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import type { HealthReport } from './health.js';
import { createHealthServer } from './health-server.js';

describe('the health server', () => {
  const onFailure = jest.fn();
  let result: () => Promise<HealthReport>;
  const metrics = jest.fn(async () => ({ body: 'meet_active 1', type: 'text/plain; version=0.0.4' }));
  const server = createHealthServer({ report: () => result(), metrics, onFailure });
  let url: string;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const read = async (path: string): Promise<[number, string | null, string]> => {
    const response = await fetch(url + path);
    return [response.status, response.headers.get('content-type'), await response.text()];
  };

  it.each([
    [200, 'up'],
    [200, 'degraded'],
    [503, 'down'],
  ] as const)('responds with %i when the process is %s', async (code, status) => {
    result = async () => ({ status, components: { api: { status } } });
    expect(await read('/health/ready')).toEqual([code, 'application/json', JSON.stringify(await result())]);
  });

  it('reports the process as live regardless of its components, and serves its metrics', async () => {
    expect(await read('/health/live')).toEqual([200, 'application/json', '{"status":"up"}']);
    expect(await read('/metrics')).toEqual([200, 'text/plain; version=0.0.4', 'meet_active 1']);
    expect((await read('/'))[0]).toBe(404);
  });

  it('responds with 503 if the metrics cannot be read, and reports the error', async () => {
    metrics.mockRejectedValueOnce(new Error('no database'));
    expect(await read('/metrics')).toEqual([503, 'application/json', '{"status":"down"}']);
    expect(onFailure).toHaveBeenCalledWith(new Error('no database'));
  });
});
