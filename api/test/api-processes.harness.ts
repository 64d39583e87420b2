import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cloneTestDatabase, type TestDatabase } from '../prisma/test-database.js';
import { createPrisma, type Database } from '../src/platform/prisma/prisma.client.js';
import { extendedDeadlineVariables } from './support/extended-deadlines.js';
import { findFreePort } from './support/free-port.js';
import { testEnvironment } from './support/test-environment.js';

/** The compiled entry of the API, as production starts it. */
const API_ENTRY = 'dist/src/main.js';
export const AUTH_SECRET = 'one secret for all processes of the test';

export interface ApiProcess {
  child: ChildProcess;
  url: string;
}

/** Starts a process of the API, on free ports unless `env` names some. The process has the extended deadlines of tests. */
export async function startProcess(env: NodeJS.ProcessEnv, execArgv: readonly string[] = []): Promise<ApiProcess> {
  const port = Number(env.PORT ?? (await findFreePort()));
  const ports = { PORT: String(port), HEALTH_PORT: String(await findFreePort(port)) };
  const child = fork(API_ENTRY, {
    env: { MODE: 'test', AUTH_SECRET, ...extendedDeadlineVariables, ...ports, ...env },
    execArgv: [...execArgv],
    silent: true,
  });
  await Promise.race([once(child, 'message'), once(child, 'exit').then(() => Promise.reject(new Error('The API did not start')))]);
  return { child, url: `http://127.0.0.1:${port}` };
}

export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Processes of the API that share a database and folders. */
export class ApiProcesses {
  readonly #running: ChildProcess[] = [];

  private constructor(
    private readonly connection: Database,
    readonly database: TestDatabase,
    private readonly folder: string,
  ) {}

  static async open(): Promise<ApiProcesses> {
    const database = await cloneTestDatabase(testEnvironment().TEST_DATABASE_URL);
    return new ApiProcesses(createPrisma({ url: database.url }), database, await mkdtemp(path.join(tmpdir(), 'meet-processes-')));
  }

  get db(): Database['client'] {
    return this.connection.client;
  }

  get pool(): Database['pool'] {
    return this.connection.pool;
  }

  async start(env: NodeJS.ProcessEnv = {}): Promise<ApiProcess> {
    const folders = { OBJECTS_DIR: path.join(this.folder, 'objects'), IMAGE_CACHE_DIR: path.join(this.folder, 'image-cache') };
    const apiProcess = await startProcess({ DATABASE_URL: this.database.url, ...folders, ...env });
    this.#running.push(apiProcess.child);
    return apiProcess;
  }

  async killAll(): Promise<void> {
    for (const child of this.#running.splice(0)) await endProcess(child);
  }

  async close(): Promise<void> {
    await this.killAll();
    await this.connection.close();
    await this.database.drop();
    await rm(this.folder, { recursive: true });
  }
}
