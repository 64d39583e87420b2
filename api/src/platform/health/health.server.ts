import type { Server } from 'node:http';
import { createHealthServer } from '@meet/server-kit/health';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { HealthRegistry } from './health.registry.js';
import { Metrics } from './metrics.js';

@Injectable()
export class HealthServer implements OnApplicationShutdown {
  readonly server: Server;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) logger: Logger,
    health: HealthRegistry,
    metrics: Metrics,
  ) {
    this.server = createHealthServer({
      report: () => health.report(),
      metrics: () => metrics.read(),
      onFailure: (err) => logger.error({ err }, 'health or metrics request failed'),
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
}
