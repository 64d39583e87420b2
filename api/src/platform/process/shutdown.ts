import { setTimeout as delay } from 'node:timers/promises';
import { closePort, onShutdown } from '@meet/server-kit/lifecycle';
import type { INestApplication } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { HealthRegistry } from '../health/health.registry.js';
import type { Logger } from '../logging/logger.js';

const DRAIN_MS = 10_000;

/**
 * Shuts down on a signal, or when the supervisor is gone: reports not ready, serves for DRAIN_SECONDS more, refuses new connections,
 * finishes requests, then closes the database and exits. The time is limited, because a request that never ends must not keep the process
 * alive. A second signal ends the draining.
 */
export function shutDownGracefully(app: INestApplication, logger: Logger): void {
  onShutdown((reason, hurry) => void shutDown(app, logger, reason, hurry));
}

async function shutDown(app: INestApplication, logger: Logger, reason: string, hurry: AbortSignal): Promise<void> {
  logger.info({ reason }, 'shutting down');
  app.get(HealthRegistry).drain();
  const { DRAIN_SECONDS } = app.get<Config>(CONFIG);
  await delay(DRAIN_SECONDS * 1000, undefined, { signal: hurry }).catch(() => undefined);
  const late = setTimeout(() => {
    logger.error(`requests are still running after ${DRAIN_MS} ms, exiting without them`);
    process.exit(1);
  }, DRAIN_MS);
  try {
    await closePort(app.getHttpServer());
    await app.close();
    clearTimeout(late);
    process.exit(0);
  } catch (error) {
    logger.error({ err: error }, 'shutdown failed');
    process.exit(1);
  }
}
