import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startStopwatch } from '../../api/test/support/stopwatch.ts';
import { environment, root } from '../config.ts';
import { EmbeddedPostgres } from '../postgres/embedded.ts';
import { createTemporaryFolder } from '../postgres/temporary-folder.ts';
import { findFreeNeighbours } from '../process/port.ts';
import { until } from '../process/until.ts';

/** Runs `npm start` without npm, with its own data folder and ports, which are chosen at the first start. */
export class ShopUnderTest {
  readonly env: NodeJS.ProcessEnv = {
    ...environment,
    ...{ DATABASE_URL: '', MODE: 'demo', NODE_OPTIONS: '' },
    ...{ DEMO_PRODUCTS: '240', PREPARE_PICTURES: 'off' },
  };
  private folder: string | undefined;
  private process: ChildProcess | undefined;
  private outputText = '';
  private hasPorts = false;

  /** By default, the shop has a temporary data folder. */
  constructor(dataDir?: string) {
    this.folder = dataDir;
  }

  get dataDir(): string {
    this.folder ??= createTemporaryFolder('shop');
    return this.folder;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.env.PORT}`;
  }

  get output(): string {
    return this.outputText;
  }

  get pid(): number {
    if (!this.process?.pid) throw new Error('The shop has not been started.');
    return this.process.pid;
  }

  get isRunning(): boolean {
    return this.process?.exitCode === null && this.process.signalCode === null;
  }

  /** Null while the shop runs. */
  get exitCode(): number | null {
    return this.process?.exitCode ?? null;
  }

  /** Resolves once the shop reports that it is open. Rejects with its output if it ends before. */
  async start(script = 'start.ts', args: string[] = []): Promise<void> {
    this.outputText = '';
    if (!this.hasPorts) this.usePorts(await findFreeNeighbours(5));
    const child = spawn(process.execPath, [join(root, 'scripts/shop', script), ...args], {
      cwd: root,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    await new Promise<void>((resolve, reject) => {
      const recordOutput = (chunk: Buffer) => {
        this.outputText += chunk;
        if (this.outputText.includes('Meet is open')) resolve();
      };
      child.stdout.on('data', recordOutput);
      child.stderr.on('data', recordOutput);
      child.once('exit', (code) => reject(new Error(`The shop ended with ${code}: ${this.outputText}`)));
    });
  }

  /** Starts the shop with its storefront on this port and its API two ports above. */
  async startAt(port: number): Promise<void> {
    this.usePorts(port);
    await this.start();
  }

  private usePorts(port: number): void {
    this.hasPorts = true;
    Object.assign(this.env, { DATA_DIR: this.dataDir, PORT: String(port), API_PORT: String(port + 2) });
  }

  async startUnlessRunning(): Promise<void> {
    if (!this.isRunning) await this.start();
  }

  /** Sends the signal and resolves with the milliseconds until all processes have ended. */
  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<number> {
    const child = this.process;
    if (!child || !this.isRunning) return 0;
    const stopwatch = startStopwatch();
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    while (this.listProcesses().length > 0 && stopwatch.ms() < 30_000) await delay(50);
    return stopwatch.stop();
  }

  async fetchStatus(path: string): Promise<number> {
    return (await fetch(this.origin + path)).status;
  }

  /** Waits for a condition. If it is not met in time, the error lists the processes of the shop. */
  async eventually(condition: () => Promise<boolean> | boolean): Promise<void> {
    await until(condition, { what: () => `other processes than ${JSON.stringify(this.listProcesses())}`, withinMs: 30_000 });
  }

  /** Returns the processes of this shop, which have its data folder in their command line or environment. */
  listProcesses(): { pid: number; command: string }[] {
    const lines = execFileSync('ps', ['axeww', '-o', 'pid=,args='], { encoding: 'utf8', maxBuffer: 64_000_000 }).split('\n');
    return lines.filter((line) => line.includes(this.dataDir)).map((line) => ({ pid: Number(line.trim().split(' ')[0]), command: line }));
  }

  async remove(): Promise<void> {
    await this.stop();
    await new EmbeddedPostgres(join(this.dataDir, 'postgres')).stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
