import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Child, type ChildSpec } from './child.ts';
import { startComponent } from './components.ts';
import { type Config, environment, root } from './config.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { printLogLine } from './log-line.ts';
import { built, type Part } from './parts.ts';
import { complain, Refusal, say, step } from './terminal.ts';

interface Tool {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  onLine?: (line: string) => void;
}

const restartsAllowed = 5;
const restartWindowMs = 60_000;

/**
 * The shop as processes: brings the database up, starts the parts in order, restarts one that dies, stops all in the reverse order.
 * One supervisor a data folder at a time: two would stop each other's database.
 */
export class Shop {
  readonly config: Config;
  private readonly postgres: EmbeddedPostgres | undefined;
  private readonly children: Child[] = [];
  private readonly restarts: number[] = [];
  private holdsLock = false;
  private stopping: Promise<void> | undefined;

  constructor(config: Config) {
    this.config = config;
    this.postgres = config.DATABASE_URL ? undefined : new EmbeddedPostgres(join(config.DATA_DIR, 'postgres'));
  }

  private get logsDir(): string {
    return join(this.config.DATA_DIR, 'logs');
  }

  private get lockFile(): string {
    return join(this.config.DATA_DIR, 'supervisor.pid');
  }

  claim(): void {
    try {
      mkdirSync(this.logsDir, { recursive: true });
      const holder = existsSync(this.lockFile) ? Number(readFileSync(this.lockFile, 'utf8')) : 0;
      if (holder && isSupervisor(holder))
        throw new Refusal(
          `The shop runs from ${this.config.DATA_DIR} already (process ${holder}): stop that one, or choose another folder with DATA_DIR.`,
        );
      writeFileSync(this.lockFile, String(process.pid));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!code) throw error;
      throw new Refusal(
        `${this.config.DATA_DIR} cannot be written by this user (${code}): change its owner, or choose another folder with DATA_DIR.`,
      );
    }
    this.holdsLock = true;
  }

  async startDatabase(): Promise<string> {
    if (this.config.DATABASE_URL) return this.config.DATABASE_URL;
    const postgres = this.postgres as EmbeddedPostgres;
    return step('database', () => postgres.start());
  }

  async startComponents(names: string[]): Promise<NodeJS.ProcessEnv> {
    const env: NodeJS.ProcessEnv = {};
    for (const name of names) {
      await step(name, async () => {
        const { child, shop } = await startComponent(name, this.config.DATA_DIR, this.logsDir);
        this.children.push(child);
        Object.assign(env, shop);
      });
    }
    return env;
  }

  /** Runs a program to its end; its last lines are the error when it fails. */
  async run(tool: Tool): Promise<void> {
    const { name, onLine = () => {} } = tool;
    const child = this.spawn({ ...tool, speaksIpc: false }, (_, line) => onLine(line));
    const outcome = await child.exited;
    this.children.splice(this.children.indexOf(child), 1);
    if (this.stopping) return new Promise(() => {});
    if (outcome !== 'exit code 0')
      throw new Refusal(`${child.lastLines}\n${name} failed (${outcome}); all it said is in ${join(this.logsDir, `${name}.log`)}.`);
  }

  async launch(part: Part, onLine: ChildSpec['onLine'] = printLogLine): Promise<void> {
    const child = this.spawn(part, onLine);
    if (part.speaksIpc) await child.ready(60_000);
    child.exited.then((outcome) => this.revive(part, child, outcome, onLine));
  }

  private spawn(part: Part, onLine: ChildSpec['onLine']): Child {
    const { name, args, env, speaksIpc } = part;
    const child = new Child({
      name,
      command: process.execPath,
      args,
      env: { ...environment, ...env },
      cwd: root,
      logsDir: this.logsDir,
      speaksIpc,
      ...(onLine ? { onLine } : {}),
    });
    this.children.push(child);
    return child;
  }

  private async revive(part: Part, child: Child, outcome: string, onLine: ChildSpec['onLine']): Promise<void> {
    this.children.splice(this.children.indexOf(child), 1);
    if (this.stopping) return;
    const now = Date.now();
    this.restarts.push(now);
    if (this.restarts.filter((at) => now - at < restartWindowMs).length > restartsAllowed) {
      complain(`${part.name} keeps dying (${outcome}): the shop stops. Its log: ${join(this.logsDir, `${part.name}.log`)}`);
      process.exitCode = 1;
      return this.stop();
    }
    complain(`${part.name} died (${outcome}); starting it again`);
    await this.launch(part, onLine).catch((error: Error) => {
      complain(error.message);
      process.exitCode = 1;
      return this.stop();
    });
  }

  /** Everything is gone within 5 s: what still serves gets its time, then what it stands on, then the database. */
  stop(): Promise<void> {
    this.stopping ??= this.stopInOrder();
    return this.stopping;
  }

  private async stopInOrder(): Promise<void> {
    const [front, ...behind] = this.children.toReversed();
    await front?.stop(2_000);
    await Promise.all(behind.map((child) => child.stop(1_500)));
    if (this.holdsLock) {
      await this.postgres?.stop();
      rmSync(this.lockFile, { force: true });
    }
  }

  /** Ctrl-C and SIGTERM stop the shop, whatever it is doing. */
  stopOnSignals(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (!this.stopping) say('Stopping');
        this.stop().then(() => process.exit());
      });
    }
  }
}

function isSupervisor(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('scripts/');
}

/** Builds what is out of date; turbo knows what that is. */
export function buildAll(shop: Shop): Promise<void> {
  const args = [join(root, 'node_modules/turbo/bin/turbo'), 'run', 'build', '--output-logs=errors-only'];
  return step('build', () => shop.run({ name: 'build', args, env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' } }));
}

export async function migrate(shop: Shop, env: NodeJS.ProcessEnv): Promise<void> {
  await step('migrations', () => shop.run({ name: 'migrate', args: [built.migrate, 'deploy'], env }));
}
