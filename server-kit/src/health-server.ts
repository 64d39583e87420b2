import { createServer, type Server, type ServerResponse } from 'node:http';
import type { HealthReport } from './health.js';

interface HealthServerOptions {
  report: () => Promise<HealthReport>;
  /** Returns the metrics of the process as text for Prometheus, and its content type. */
  metrics: () => Promise<{ body: string; type: string }>;
  onFailure: (error: unknown) => void;
}

/** Health and metrics on a separate port, which is not public and responds even while the process drains. */
export function createHealthServer({ report, metrics, onFailure }: HealthServerOptions): Server {
  const respond = async (url: string, response: ServerResponse): Promise<void> => {
    if (url === '/health/live') return sendJson(response, 200, { status: 'up' });
    if (url === '/health/ready') {
      const health = await report();
      return sendJson(response, health.status === 'down' ? 503 : 200, health);
    }
    if (url === '/metrics') {
      const { body, type } = await metrics();
      return void response.writeHead(200, { 'content-type': type }).end(body);
    }
    response.writeHead(404).end();
  };
  return createServer((request, response) => {
    respond(request.url?.split('?', 1)[0] ?? '', response).catch((error: unknown) => {
      onFailure(error);
      sendJson(response, 503, { status: 'down' });
    });
  });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body));
}
