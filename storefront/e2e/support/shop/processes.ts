import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findFreePort } from '@meet/api/testing';
import { environment } from './environment.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** A start that takes longer counts as hanging. The limit is high, because other work may occupy the processor. */
const startTimeoutMs = 300_000;

export type Environment = Record<string, string>;

export interface Running {
  child: ChildProcess;
  /** All output so far. */
  output(): string;
  /** Resolves to the exit code when the process has ended; null if a signal has ended it. */
  exited: Promise<number | null>;
  stop(): Promise<number | null>;
}

// Returns only the variables that a process needs to run, so that those of the developer's shell have no effect.
function buildEnvironment(variables: Environment) {
  const { PATH = '', HOME = '', TMPDIR = tmpdir() } = environment;
  return { PATH, HOME, TMPDIR, HOST: '127.0.0.1', LOG_LEVEL: 'info', ...variables };
}

/**
 * Starts a server on the port that `variables` contain, or on a free one. Tries another port if another process has taken the free one
 * meanwhile.
 */
export async function startListening(path: string, variables: Environment) {
  for (;;) {
    const port = Number(variables.PORT) || (await findFreePort());
    const healthPort = await findFreePort(port);
    try {
      const running = await start(path, { ...variables, PORT: String(port), HEALTH_PORT: String(healthPort) });
      return { ...running, url: `http://127.0.0.1:${port}`, health: `http://127.0.0.1:${healthPort}` };
    } catch (error) {
      if (variables.PORT || !(error instanceof Error && /is taken|EADDRINUSE/.test(error.message))) throw error;
    }
  }
}

/** Starts a process by its path in the repository. Resolves when it reports that it is ready. */
async function start(path: string, variables: Environment): Promise<Running> {
  const child = spawn(process.execPath, [path], { cwd: root, env: buildEnvironment(variables), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let outputSoFar = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      outputSoFar += chunk.toString();
    });
  }
  // The last output may arrive after the exit, and `close` is not emitted if the IPC channel was cut.
  const outputRead = Promise.all([child.stdout, child.stderr].map((stream) => stream && finished(stream)));
  const exited = once(child, 'exit').then(async ([code]: (number | null)[]) => {
    await outputRead;
    return code ?? null;
  });
  const running: Running = {
    child,
    output: () => outputSoFar,
    exited,
    async stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
  await waitUntilReady(path, running);
  return running;
}

/** Resolves when the process reports that it is ready. Rejects if the process exits before that or takes too long. */
function waitUntilReady(path: string, { child, output, exited }: Running) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = (what: string) => reject(new Error(`${path} ${what}:\n${output()}`));
  const startTimer = setTimeout(() => {
    child.kill();
    fail('was not ready in time');
  }, startTimeoutMs);
  child.once('message', () => resolve());
  exited.then((code) => fail(`ended with ${code}`), reject);
  return promise.finally(() => clearTimeout(startTimer));
}

/** Runs a program of the shop to its end and returns its output. */
export async function run(path: string, args: string[], variables: Environment): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [path, ...args], { cwd: root, env: buildEnvironment(variables) });
  return stdout;
}
