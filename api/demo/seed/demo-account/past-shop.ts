import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { createAppModule } from '../../../src/app.module.js';
import type { Config } from '../../../src/platform/config/config.js';
import { JobWorker } from '../../../src/platform/jobs/job-worker.js';
import { RetentionService } from '../../../src/platform/jobs/retention.service.js';
import type { Prisma, PrismaClient } from '../../../src/platform/prisma/generated/client.js';
import type { AccessLevel } from '../../../src/platform/prisma/generated/enums.js';
import { PrismaService } from '../../../src/platform/prisma/prisma.service.js';
import { Clock } from '../../../src/platform/process/clock.js';
import { createLogger, NestLogger } from '../../../src/platform/process/logger.js';
import type { Viewer } from '../../../src/platform/viewer/viewers.port.js';

const SETTLE_TIMEOUT_MS = 30_000;
const POLL_EVERY_MS = 5;

/** Request id and address under which everybody in the demo account's history acts. */
export const demoContext = { requestId: 'demo-account', clientAddress: '127.0.0.1' } as const;

export const createViewer = (accountId: string, level: AccessLevel): Viewer => ({
  ...{ accountId, sessionId: randomUUID() },
  ...{ accessLevel: level, grantedLevel: level },
});

/** The services of the API without its HTTP server, with a clock that can be set. */
export class PastShop {
  private constructor(private readonly app: INestApplicationContext) {}

  static async open(config: Config): Promise<PastShop> {
    const logger = createLogger(config);
    const options = { logger: new NestLogger(logger), abortOnError: false } as const;
    const app = await NestFactory.createApplicationContext(createAppModule(config, logger), options);
    // Periodic work belongs to the present, not to the replayed past.
    app.get(JobWorker).pause();
    app.get(RetentionService).pause();
    return new PastShop(app);
  }

  get<Service>(type: Type<Service>): Service {
    return this.app.get(type);
  }

  get db(): PrismaClient {
    return this.get(PrismaService).client;
  }

  transaction<Result>(work: (transaction: Prisma.TransactionClient) => Promise<Result>): Promise<Result> {
    return this.get(PrismaService).inTransaction(demoContext.requestId, work);
  }

  /** Runs an action at this time, and waits for the jobs that it queues: messages, receipts and refunds. */
  async runAt<Result>(time: Date, work: () => Promise<Result>): Promise<Result> {
    this.get(Clock).now = () => new Date(time);
    const result = await work();
    await this.#settle();
    return result;
  }

  close(): Promise<void> {
    return this.app.close();
  }

  async #settle(): Promise<void> {
    const giveUpAt = performance.now() + SETTLE_TIMEOUT_MS;
    while (await this.#hasJobs()) {
      if (performance.now() > giveUpAt) throw new Error('The jobs of the demo account do not end');
      await delay(POLL_EVERY_MS);
    }
  }

  async #hasJobs(): Promise<boolean> {
    const { rowCount } = await this.get(PrismaService).pool.query('SELECT FROM graphile_worker.jobs WHERE run_at <= now() LIMIT 1');
    return rowCount !== 0;
  }
}
