import Fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BoundedRenders } from './bounded-renders.ts';

const probeTimeoutMs = 2000;

export interface Health {
  server: FastifyInstance;
  observeRequest(labels: { method: string; route: string; status: string }, seconds: number): void;
  /** Makes the readiness probe fail, so that the load balancer sends no new visitors. */
  drain(): void;
}

async function probeApi(apiUrl: string) {
  try {
    const response = await fetch(new URL('/graphql', apiUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{__typename}"}',
      signal: AbortSignal.timeout(probeTimeoutMs),
    });
    await response.body?.cancel();
    return response.ok ? { status: 'up' as const } : { status: 'degraded' as const, detail: `answers ${response.status}` };
  } catch {
    return { status: 'down' as const, detail: 'does not answer' };
  }
}

function createMetrics(renders: BoundedRenders) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  gauge('storefront_renders_running', 'Pages being rendered', () => renders.running);
  gauge('storefront_renders_waiting', 'Pages waiting for their turn', () => renders.waiting);
  const requests = new Histogram({
    name: 'storefront_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return { registry, requests };
}

/** Liveness, readiness and metrics, on a port that is not public. */
export function createHealth(apiUrl: string, renders: BoundedRenders): Health {
  const { registry, requests } = createMetrics(renders);
  let draining = false;
  const server = Fastify();
  server.get('/health/live', async () => ({ status: 'up' }));
  server.get('/health/ready', async (_request, reply) => {
    const api = await probeApi(apiUrl);
    const status = draining ? 'down' : api.status;
    return reply.code(status === 'down' ? 503 : 200).send({ status, components: { api } });
  });
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return {
    server,
    observeRequest: (labels, seconds) => requests.observe(labels, seconds),
    drain() {
      draining = true;
    },
  };
}
