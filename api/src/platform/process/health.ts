import type { Server } from 'node:http';
import { ProcessHealth } from '@meet/server-kit/health';
import { createHealthServer } from '@meet/server-kit/health-server';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { LOGGER, type Logger } from './logger.js';
import { Metrics } from './metrics.js';

export type { ComponentHealth } from '@meet/server-kit/health';

/** Health of this process and of the components that it depends on. */
@Injectable()
export class HealthRegistry extends ProcessHealth {
  constructor() {
    super('api');
  }
}

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
      metrics: () => metrics.scrape(),
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
