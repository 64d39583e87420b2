import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startWatch } from '../../api/src/platform/testing/stopwatch.ts';
import { environment, root } from '../config.ts';
import { EmbeddedPostgres } from '../postgres/embedded.ts';
import { temporaryFolder } from '../postgres/temporary-folder.ts';
import { freeNeighbours } from '../process/port.ts';

/** Runs `npm start` without npm, with its own data folder and ports. */
export class ShopUnderTest {
  readonly env: NodeJS.ProcessEnv;
  readonly dataDir: string;
  private process: ChildProcess | undefined;
  private output = '';

  private constructor(dataDir: string, port: number) {
    this.dataDir = dataDir;
    this.env = {
      ...environment,
      DATA_DIR: dataDir,
      PORT: String(port),
      API_PORT: String(port + 2),
      DATABASE_URL: '',
      MODE: 'demo',
      PREPARE_PICTURES: 'off',
      NODE_OPTIONS: '',
    };
  }

  static async create(dataDir = temporaryFolder('shop')): Promise<ShopUnderTest> {
    return new ShopUnderTest(dataDir, await freeNeighbours(5));
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
