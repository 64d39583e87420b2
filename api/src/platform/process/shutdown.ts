import { onShutdown, stopServing } from '@meet/server-kit/lifecycle';
import { type INestApplication, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { HealthRegistry } from './health.js';
import type { Logger } from './logger.js';

/**
 * Shuts down on a signal, or when the supervisor has ended: reports not ready, serves for DRAIN_SECONDS more, refuses new connections,
 * completes requests, then closes the database and exits. The time is limited, because a request that never ends must not keep the process
 * alive. A second signal ends the draining.
 */
export function shutDownGracefully(app: INestApplication, logger: Logger): void {
  onShutdown((reason, skipDrainSignal) => void shutDown(app, logger, reason, skipDrainSignal));
}

async function shutDown(app: INestApplication, logger: Logger, reason: string, skipDrainSignal: AbortSignal): Promise<void> {
  logger.info({ reason }, 'shutting down');
  const health = app.get(HealthRegistry);
  try {
    await stopServing({
      server: app.getHttpServer(),
      drain: () => health.drain(),
      drainSeconds: app.get<Config>(CONFIG).DRAIN_SECONDS,
      skipDrainSignal,
      close: () => app.close(),
      onLate: (ms) => {
        logger.error(`requests are still running after ${ms} ms, exiting without them`);
        process.exit(1);
      },
    });
    process.exit(0);
  } catch (error) {
    logger.error({ err: error }, 'shutdown failed');
    process.exit(1);
  }
}

/**
 * Notifies long requests that the server is closing, so that they end. Hooks of Nest are called too late for that: the server waits for its
 * requests first.
 */
@Injectable()
export class ClosingSignal {
  readonly #controller = new AbortController();

  /** Aborted when the server begins to close. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  begin(): void {
    this.#controller.abort();
  }
}
