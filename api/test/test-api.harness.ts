import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { cloneTestDatabase } from '../prisma/test-database.js';
import { createAppModule } from '../src/app.module.js';
import { readConfig } from '../src/platform/config/config.js';
import { createApplication } from '../src/platform/http/application.js';
import { JobWorker } from '../src/platform/jobs/job-worker.js';
import { RetentionService } from '../src/platform/jobs/retention.service.js';
import type { Prisma, PrismaClient } from '../src/platform/prisma/generated/client.js';
import { PrismaService } from '../src/platform/prisma/prisma.service.js';
import { HealthServer } from '../src/platform/process/health.js';
import { createLogger } from '../src/platform/process/logger.js';
import { extendedDeadlineVariables } from './support/extended-deadlines.js';
import { testEnvironment } from './support/test-environment.js';
import { until } from './support/wait-until.js';

export interface GraphqlResponse<Data> {
  data?: Data | null;
  errors?: { message: string; path?: string[]; extensions: { code: string; requestId: string; details: Record<string, unknown> } }[];
}

/** The whole API on its own database, called over HTTP as any frontend calls it. */
export interface TestApi {
  app: NestFastifyApplication;
  db: PrismaClient;
  url: string;
  healthUrl: string;
  /** Lines that the API has logged so far. */
  log: Record<string, unknown>[];
  /** Finds the log line of a completed request. */
  findRequestLog(requestId: string): Promise<Record<string, unknown>>;
  post(body: string | object, headers?: Record<string, string>): Promise<Response>;
  query<Data>(query: string, variables?: object): Promise<GraphqlResponse<Data>>;
  close(): Promise<void>;
}

/** Environment variables that the API requires in production. Nothing listens at these addresses. */
const productionVariables = {
  AUTH_SECRET: 'a secret that only the tests of the API use',
  PUBLIC_URL: 'https://meet.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Meet <shop@meet.example>',
  SMS_URL: 'http://127.0.0.1:9',
  PAYMENT_PROVIDER: 'none',
};

/** Starts the API on a new database. `extraModules` are Nest modules of the test itself. */
export async function startTestApi(env: NodeJS.ProcessEnv = {}, extraModules: Type[] = []): Promise<TestApi> {
  const database = await cloneTestDatabase(testEnvironment().TEST_DATABASE_URL);
  const folder = await mkdtemp(join(tmpdir(), 'meet-test-'));
  const databaseVariables = {
    DATABASE_URL: database.url,
    OBJECTS_DIR: join(folder, 'objects'),
    IMAGE_CACHE_DIR: join(folder, 'image-cache'),
  };
  const production = env.MODE === 'production' ? productionVariables : {};
  const cacheVariables = { SEARCH_LAG_MS: '0', ANSWER_CACHE_MS: '0' };
  // The pool is small, because PostgreSQL starts a process for each connection, and prepares every statement in each. Six connections
  // suffice to place two orders at once.
  const poolVariables = { DATABASE_POOL: '6' };
  const config = readConfig({
    MODE: 'test',
    PORT: '0',
    HEALTH_PORT: '0',
    ...cacheVariables,
    ...poolVariables,
    ...extendedDeadlineVariables,
    ...databaseVariables,
    ...production,
    ...env,
  });
  const log: Record<string, unknown>[] = [];
  const logger = createLogger(config, collectLines(log));
  const root = createAppModule(config, logger);
  const app = await createApplication({ ...root, imports: [...(root.imports ?? []), ...extraModules] }, config, logger);
  const health = app.get(HealthServer);
  await Promise.all([app.listen(0, config.HOST), health.listen()]);
  // If retention and jobs ran, a test that moves the clock could lose expired rows that it still reads.
  app.get(RetentionService).pause();
  app.get(JobWorker).pause();
  const url = await app.getUrl();
  const post: TestApi['post'] = (body, headers = {}) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    app,
    db: app.get(PrismaService).client,
    url,
    healthUrl: `http://127.0.0.1:${findPort(health)}`,
    log,
    findRequestLog: (requestId) => waitForRequestLog(log, requestId),
    post,
    query: async <Data>(query: string, variables: object = {}) =>
      (await (await post({ query, variables })).json()) as GraphqlResponse<Data>,
    close: async () => {
      await app.close();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** This function is not inside `startTestApi`, where everything that refers to the logger would keep the whole API in memory. */
function collectLines(log: Record<string, unknown>[]): Writable {
  return new Writable({ write: (line, _encoding, done) => done(void log.push(JSON.parse(String(line)))) });
}

function findPort({ server }: HealthServer): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the health server does not listen');
  return address.port;
}

// Waits for the log line, because the API writes it only after it has sent the response.
async function waitForRequestLog(log: Record<string, unknown>[], requestId: string): Promise<Record<string, unknown>> {
  const findLine = () => log.find((line) => line.requestId === requestId && line.msg === 'request');
  await until(`the log has the request ${requestId}`, () => findLine() !== undefined);
  return findLine() ?? {};
}

/** Runs work in a transaction of the API's own Prisma service. */
export const inTransaction = <T>(api: TestApi, work: (transaction: Prisma.TransactionClient) => Promise<T>): Promise<T> =>
  api.app.get(PrismaService).inTransaction('test', work);
