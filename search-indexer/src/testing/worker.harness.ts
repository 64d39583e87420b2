import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { until } from '@meet/api/testing';

const workerFile = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface LogLine {
  msg: string;
  [field: string]: unknown;
}

/** The built worker as a separate process. */
export interface WorkerUnderTest {
  log: LogLine[];
  child: ChildProcess;
  waitForLog(message: string): Promise<LogLine>;
  get(path: string): Promise<{ status: number; body: string }>;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

const runningWorkers = new Set<WorkerUnderTest>();

export const startWorker = async (databaseUrl: string, env: Record<string, string> = {}): Promise<WorkerUnderTest> => {
  if (!existsSync(workerFile)) throw new Error('dist/main.js is not there: npm run build');
  const child = spawn(process.execPath, [workerFile], {
    env: { DATABASE_URL: databaseUrl, HEALTH_PORT: '0', MODE: 'test', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const log: LogLine[] = [];
  if (child.stdout === null) throw new Error('the worker has no output');
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => log.push(JSON.parse(line)));
  // The worker's last output may be read after the worker has exited.
  const exit = Promise.all([once(child, 'exit'), once(lines, 'close')]);

  const worker: WorkerUnderTest = {
    log,
    child,
    async waitForLog(message) {
      await until(`the worker says "${message}"`, () => log.some(({ msg }) => msg === message));
      return log.find(({ msg }) => msg === message) ?? { msg: message };
    },
    async get(path) {
      const { address } = (await worker.waitForLog('search-indexer is up')) as { address?: { port: number } };
      const response = await fetch(`http://127.0.0.1:${address?.port}${path}`);
      return { status: response.status, body: await response.text() };
    },
    async kill(signal) {
      child.kill(signal);
      const [[code]] = await exit;
      runningWorkers.delete(worker);
      return code;
    },
  };
  runningWorkers.add(worker);
  await worker.waitForLog('search-indexer is up');
  return worker;
};

export const killAllWorkers = async (): Promise<void> => {
  await Promise.all([...runningWorkers].map((worker) => worker.kill('SIGKILL')));
};
