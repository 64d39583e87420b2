import { createServer, type Server, type ServerResponse } from 'node:http';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { HealthRegistry } from './health.registry.js';
import { Metrics } from './metrics.js';

/** Health and metrics on a separate port, which is not public and keeps answering while the process drains. */
@Injectable()
export class HealthServer implements OnApplicationShutdown {
  readonly server: Server;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly health: HealthRegistry,
    private readonly metrics: Metrics,
  ) {
    this.server = createServer((request, response) => {
      this.#answer(request.url ?? '', response).catch(() => response.writeHead(500).end());
    });
  }

  listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject).listen(this.config.HEALTH_PORT, this.config.HOST, resolve);
    });
  }

  onApplicationShutdown(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  async #answer(url: string, response: ServerResponse): Promise<void> {
    if (url === '/health/live') return sendJson(response, 200, { status: 'up' });
    if (url === '/health/ready') {
      const report = await this.health.report();
      return sendJson(response, report.status === 'down' ? 503 : 200, report);
    }
    if (url === '/metrics') {
      response.writeHead(200, { 'content-type': this.metrics.registry.contentType }).end(await this.metrics.registry.metrics());
      return;
    }
    response.writeHead(404).end();
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body));
}
