import type { INestApplication } from '@nestjs/common';
import { HealthRegistry } from '../health/health.registry.js';
import type { Logger } from '../logging/logger.js';

const DRAIN_MS = 10_000;

/**
 * Shuts down on a signal, or when the supervisor is gone: reports not ready, refuses new connections, finishes requests, then closes the
 * database and exits. The time is limited, because a request that never ends must not keep the process alive.
 */
export function shutDownGracefully(app: INestApplication, logger: Logger): void {
  let begun = false;
  const begin = (reason: string): void => {
    if (begun) return;
    begun = true;
    void shutDown(app, logger, reason);
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
  process.on('disconnect', () => begin('supervisor gone'));
  // The supervisor may have gone before the listener was added.
  if (process.connected === false) begin('supervisor gone');
}

async function shutDown(app: INestApplication, logger: Logger, reason: string): Promise<void> {
  logger.info({ reason }, 'shutting down');
  app.get(HealthRegistry).drain();
  const late = setTimeout(() => {
    logger.error(`requests are still running after ${DRAIN_MS} ms, exiting without them`);
    process.exit(1);
  }, DRAIN_MS);
  try {
    await app.close();
    clearTimeout(late);
    process.exit(0);
  } catch (error) {
    logger.error({ err: error }, 'shutdown failed');
    process.exit(1);
  }
}
