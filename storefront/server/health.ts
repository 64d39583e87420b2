import type { Server } from 'node:http';
import type { Admission } from '@meet/server-kit/admission';
import type { ComponentHealth, HealthReport } from '@meet/server-kit/health';
import { createHealthServer } from '@meet/server-kit/health-server';
import { ProcessMetrics } from '@meet/server-kit/metrics';
import type { FastifyBaseLogger } from 'fastify';

const probeTimeoutMs = 2000;

// A query that the API cannot resolve without its database. The API caches responses for a second at most.
const probeBody = JSON.stringify({ query: 'query Readiness { redirectRule(dto: { path: "/" }) { target } }' });

export interface Health {
  server: Server;
  observeRequest(labels: { method: string; route: string; status: string }, seconds: number): void;
  /** Makes the readiness probe succeed, so that the load balancer sends visitors. */
  serve(): void;
  /** Makes the readiness probe fail, so that the load balancer sends no new visitors. */
  drain(): void;
  readonly isDraining: boolean;
}

interface ProbeResult {
  errors?: { extensions?: { code?: string } }[];
}

const createDownHealth = (detail: string): ComponentHealth => ({ status: 'down', detail });

async function probeApi(apiUrl: string): Promise<ComponentHealth> {
  try {
    const response = await fetch(new URL('/graphql', apiUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: probeBody,
      signal: AbortSignal.timeout(probeTimeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return createDownHealth(`answers ${response.status}`);
    }
    const { errors: [error] = [] }: ProbeResult = await response.json();
    return error ? createDownHealth(`answers with the error ${error.extensions?.code}`) : { status: 'up' };
  } catch {
    return createDownHealth('does not answer');
  }
}

function createMetrics(renderAdmission: Admission) {
  const metrics = new ProcessMetrics();
  metrics.registerGauge({ name: 'meet_storefront_renders_running', help: 'Pages being rendered' }, () => renderAdmission.runningCount);
  metrics.registerGauge(
    { name: 'meet_storefront_renders_waiting', help: 'Pages waiting for their turn' },
    () => renderAdmission.waitingCount,
  );
  return { metrics, requestDurations: metrics.createDurationHistogram('meet_storefront_request_duration_seconds') };
}

/**
 * Liveness, readiness and metrics, on a port that is not public. Without the API the storefront is degraded but ready: it must stay in
 * service, because its error page is all that the shop can show then.
 */
export function createHealth(apiUrl: string, renderAdmission: Admission, logger: FastifyBaseLogger): Health {
  const { metrics, requestDurations } = createMetrics(renderAdmission);
  let phase: 'starting' | 'serving' | 'draining' = 'starting';
  const buildReport = async (): Promise<HealthReport> => {
    if (phase !== 'serving') return { status: 'down', components: { storefront: createDownHealth(phase) } };
    const api = await probeApi(apiUrl);
    return { status: api.status === 'up' ? 'up' : 'degraded', components: { api } };
  };
  const onFailure = (err: unknown) => logger.error({ err }, 'health or metrics request failed');
  return {
    server: createHealthServer({ report: buildReport, metrics: () => metrics.scrape(), onFailure }),
    observeRequest: (labels, seconds) => requestDurations.observe(labels, seconds),
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
