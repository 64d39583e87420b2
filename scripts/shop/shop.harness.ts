import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startWatch } from '../../api/test/support/stopwatch.ts';
import { environment, root } from '../config.ts';
import { EmbeddedPostgres } from '../postgres/embedded.ts';
import { temporaryFolder } from '../postgres/temporary-folder.ts';
import { freeNeighbours } from '../process/port.ts';
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
  private output = '';
  private hasPorts = false;

  /** By default, the shop has a temporary data folder. */
  constructor(dataDir?: string) {
    this.folder = dataDir;
  }

  get dataDir(): string {
    this.folder ??= temporaryFolder('shop');
    return this.folder;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.env.PORT}`;
  }

  get said(): string {
    return this.output;
  }

  get pid(): number {
    if (!this.process?.pid) throw new Error('It has not been started.');
    return this.process.pid;
  }

  get isRunning(): boolean {
    return this.process?.exitCode === null && this.process.signalCode === null;
  }

  /** Null while it runs. */
  get exitCode(): number | null {
    return this.process?.exitCode ?? null;
  }

  /** Resolves once the shop reports that it is open. Rejects with its output if it ends before. */
  async start(script = 'start.ts', args: string[] = []): Promise<void> {
    this.output = '';
    if (!this.hasPorts) this.usePorts(await freeNeighbours(5));
    const child = spawn(process.execPath, [join(root, 'scripts/shop', script), ...args], {
      cwd: root,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    await new Promise<void>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        this.output += chunk;
        if (this.output.includes('Meet is open')) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${this.output}`)));
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
    const watch = startWatch();
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    while (this.processes().length > 0 && watch.ms() < 30_000) await delay(50);
    return watch.stop();
  }

  /** Returns the HTTP status of a page. */
  async status(path: string): Promise<number> {
    return (await fetch(this.origin + path)).status;
  }

  /** Waits for a condition that depends on the shop's processes. */
  async eventually(holds: () => Promise<boolean> | boolean): Promise<void> {
    await until(holds, { what: () => `other processes than ${JSON.stringify(this.processes())}`, withinMs: 30_000 });
  }

  /** Returns the processes of this shop, which have its data folder in their command line or environment. */
  processes(): { pid: number; command: string }[] {
    const lines = execFileSync('ps', ['axeww', '-o', 'pid=,args='], { encoding: 'utf8', maxBuffer: 64_000_000 }).split('\n');
    return lines.filter((line) => line.includes(this.dataDir)).map((line) => ({ pid: Number(line.trim().split(' ')[0]), command: line }));
  }

  async remove(): Promise<void> {
    await this.stop();
    await new EmbeddedPostgres(join(this.dataDir, 'postgres')).stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
