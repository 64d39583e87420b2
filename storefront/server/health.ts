import type { Admission } from '@meet/server-kit/admission';
import Fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const probeTimeoutMs = 2000;

// A query that the API cannot answer without its database. The API caches answers for a second at most.
const probe = JSON.stringify({ query: 'query Readiness { redirectRule(dto: { path: "/" }) { target } }' });

export interface Health {
  server: FastifyInstance;
  observeRequest(labels: { method: string; route: string; status: string }, seconds: number): void;
  /** Makes the process ready. */
  serve(): void;
  /** Makes the readiness probe fail, so that the load balancer sends no new visitors. */
  drain(): void;
  readonly isDraining: boolean;
}

interface ComponentHealth {
  status: 'up' | 'down';
  detail?: string;
}

interface Result {
  errors?: { extensions?: { code?: string } }[];
}

const down = (detail: string): ComponentHealth => ({ status: 'down', detail });

async function probeApi(apiUrl: string): Promise<ComponentHealth> {
  try {
    const response = await fetch(new URL('/graphql', apiUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: probe,
      signal: AbortSignal.timeout(probeTimeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return down(`answers ${response.status}`);
    }
    const { errors: [error] = [] }: Result = await response.json();
    return error ? down(`answers with the error ${error.extensions?.code}`) : { status: 'up' };
  } catch {
    return down('does not answer');
  }
}

function createMetrics(renders: Admission) {
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
  gauge('meet_storefront_renders_running', 'Pages being rendered', () => renders.running);
  gauge('meet_storefront_renders_waiting', 'Pages waiting for their turn', () => renders.waiting);
  const requests = new Histogram({
    name: 'meet_storefront_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return { registry, requests };
}

/**
 * Liveness, readiness and metrics, on a port that is not public. Without the API the storefront is degraded but ready: it must stay in
 * service, because its error page is all that the shop can show then.
 */
export function createHealth(apiUrl: string, renders: Admission): Health {
  const { registry, requests } = createMetrics(renders);
  let phase: 'starting' | 'serving' | 'draining' = 'starting';
  const server = Fastify();
  server.get('/health/live', async () => ({ status: 'up' }));
  server.get('/health/ready', async (_request, reply) => {
    if (phase !== 'serving') return reply.code(503).send({ status: 'down', components: { storefront: down(phase) } });
    const api = await probeApi(apiUrl);
    return { status: api.status === 'up' ? 'up' : 'degraded', components: { api } };
  });
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return {
    server,
    observeRequest: (labels, seconds) => requests.observe(labels, seconds),
    serve() {
      phase = 'serving';
    },
    drain() {
      phase = 'draining';
    },
    get isDraining() {
      return phase === 'draining';
    },
  };
}
