import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Refusal } from '../terminal.ts';
import { until } from './until.ts';

/** Returns Node arguments that run a program without IPC support and end it with the supervisor. */
export function buildAttachedArguments(command: string[]): string[] {
  return [join(import.meta.dirname, 'attached.ts'), ...command];
}

export interface ChildSpec {
  name: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Folder of the log with everything that the process prints. */
  logsDir: string;
  /** Called with every line that the process prints. */
  onLine?: (name: string, line: string) => void;
  /** Whether the process gets an IPC channel, by which the process reports that it is ready. The process ends when the channel closes. */
  speaksIpc?: boolean;
}

/**
 * A process of the shop, which leads a process group of its own. Ctrl-C therefore reaches only the supervisor, which stops the parts in
 * order, and the child's own child processes end with it.
 */
export class Child {
  readonly spec: ChildSpec;
  readonly process: ChildProcess;
  readonly exited: Promise<string>;
  private readonly lastOutput: string[] = [];
  private readonly log: WriteStream;

  constructor(spec: ChildSpec) {
    this.spec = spec;
    this.log = createWriteStream(join(spec.logsDir, `${spec.name}.log`), { flags: 'a' });
    const options: SpawnOptions = {
      cwd: spec.cwd,
      env: spec.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', ...(spec.speaksIpc ? (['ipc'] as const) : [])],
    };
    this.process = spawn(spec.command, spec.args, options);
    for (const stream of [this.process.stdout, this.process.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.recordLine(line));
    }
    this.exited = new Promise((resolve) => {
      this.process.once('error', (error) => resolve(error.message));
      this.process.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    });
    this.exited.then(() => this.log.end());
  }

  get isRunning(): boolean {
    return this.process.pid !== undefined && this.process.exitCode === null && this.process.signalCode === null;
  }

  get lastLines(): string {
    return this.lastOutput.join('\n');
  }

  private recordLine(line: string): void {
    this.log.write(`${line}\n`);
    this.lastOutput.push(line);
    if (this.lastOutput.length > 12) this.lastOutput.shift();
    this.spec.onLine?.(this.spec.name, line);
  }

  /** Waits until the process reports by IPC that it is ready. Throws a Refusal if it ends before, or is too late. */
  async waitUntilReady(withinMs: number): Promise<void> {
    const readyMessage = new Promise<void>((resolve) => {
      this.process.on('message', (message) => {
        if (typeof message === 'object' && message !== null && 'ready' in message) resolve();
      });
    });
    const timeout = once(AbortSignal.timeout(withinMs), 'abort').then(() => Promise.reject(new Error(`no answer in ${withinMs / 1000} s`)));
    await this.requireStart(Promise.race([readyMessage, timeout]));
  }

  /** Waits until `probe` succeeds. For programs without IPC support. */
  async waitUntilResponding(probe: () => Promise<boolean>, withinMs: number): Promise<void> {
    let hasExited = false;
    this.exited.then(() => {
      hasExited = true;
    });
    await this.requireStart(until(async () => hasExited || probe(), { what: 'an answer', withinMs }));
  }

  private async requireStart(startProbe: Promise<unknown>): Promise<void> {
    const outcome = await Promise.race([
      startProbe.then(
        () => undefined,
        (error: Error) => error.message,
      ),
      this.exited,
    ]);
    if (outcome !== undefined) throw new Refusal(`${this.spec.name} did not start (${outcome}).\n${this.lastLines}`);
  }

  /** Sends SIGTERM, then SIGKILL after the timeout, and finally SIGKILL to the rest of the process group. */
  async stop(withinMs: number): Promise<void> {
    if (this.isRunning) {
      this.sendSignal('SIGTERM');
      const timer = setTimeout(() => this.sendSignal('SIGKILL'), withinMs);
      await this.exited;
      clearTimeout(timer);
    }
    this.sendSignal('SIGKILL');
  }

  /** Ends the process group at once, so that it cannot finish anything. */
  async kill(): Promise<void> {
    this.sendSignal('SIGKILL');
    await this.exited;
    // The other processes of the group end a moment later. Their ports and pid files are free only then. In a container without an init
    // process, which would reap them, the group never becomes empty.
    await until(() => !this.sendSignal(0), { what: 'the process group is empty', withinMs: 2_000 }).catch(() => undefined);
  }

  /** Returns whether the process group has any process. */
  private sendSignal(signal: NodeJS.Signals | 0): boolean {
    if (!this.process.pid) return false;
    try {
      return process.kill(-this.process.pid, signal);
    } catch {
      return false;
    }
  }
}
