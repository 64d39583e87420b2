import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, environment, root } from '../config.ts';
import { EmbeddedPostgres } from '../postgres/embedded.ts';
import { SupervisedPostgres } from '../postgres/supervised.ts';
import { buildAttachedArguments, Child } from '../process/child.ts';
import { claimFile, findHolder } from '../process/claim.ts';
import { printLogLine } from '../process/log-line.ts';
import { RestartLimit, restartLimits } from '../process/restart-limit.ts';
import { printError, Refusal, say, step } from '../terminal.ts';
import { planComponent } from './components.ts';
import { builtPrograms, type ShopProcess, type Tier } from './shop-processes.ts';

interface Tool {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  onLine?: (line: string) => void;
}

const stopTimeoutMs = 5_000;
/** Order in which tiers are stopped, with the time limit of each in milliseconds. The database is last and gets the remaining time. */
const stopOrder: [Tier, number][] = [
  ['tool', 500],
  ['front', 1_500],
  ['back', 1_500],
  ['component', 700],
];

/**
 * Supervises the shop's processes: starts the database, then the others in order, restarts processes that die, and stops all in reverse
 * order. A data folder has one supervisor at a time, because two would stop each other's database.
 */
export class Shop {
  readonly config: Config;
  private postgres: SupervisedPostgres | undefined;
  private readonly children = new Map<Child, Tier>();
  private readonly restarts = new RestartLimit(restartLimits.processes);
  private releaseClaim: (() => void) | undefined;
  private stopping: Promise<void> | undefined;

  constructor(config: Config) {
    this.config = config;
  }

  private get logsDir(): string {
    return join(this.config.DATA_DIR, 'logs');
  }

  private get claimFile(): string {
    return join(this.config.DATA_DIR, 'supervisor.pid');
  }

  /** Whether another supervisor uses the data folder. Tools then use its database. */
  get isUsedElsewhere(): boolean {
    return findHolder(this.claimFile) !== undefined;
  }

  claim(): void {
    this.releaseClaim = claimFile(this.claimFile, 'The shop runs from', 'choose another folder with DATA_DIR');
    mkdirSync(this.logsDir, { recursive: true });
  }

  /** `flags` are server settings such as `shared_buffers=512MB`. */
  async startDatabase(flags: string[] = []): Promise<string> {
    if (this.config.DATABASE_URL) return this.config.DATABASE_URL;
    const postgres = new EmbeddedPostgres(join(this.config.DATA_DIR, 'postgres'), flags);
    const url = await step('database', () => postgres.start());
    this.postgres = new SupervisedPostgres(postgres, (sentence) => this.giveUp(sentence));
    return url;
  }

  async startComponents(names: string[]): Promise<NodeJS.ProcessEnv> {
    const env: NodeJS.ProcessEnv = {};
    for (const name of names) {
      await step(name, async () => {
        const { command, env: childEnv, shopEnv, probe } = await planComponent(name, this.config.DATA_DIR);
        await this.launch({
          name,
          args: buildAttachedArguments(command),
          env: childEnv,
          tier: 'component',
          probe,
          onLine: () => {},
        });
        Object.assign(env, shopEnv);
      });
    }
    return env;
  }

  /** Runs a program to completion. If it fails, the error contains its last lines. */
  async run(tool: Tool): Promise<void> {
    const { name, onLine = () => {} } = tool;
    const child = await this.spawn({ ...tool, tier: 'tool', onLine: (_, line) => onLine(line) });
    const outcome = await child.exited;
    this.children.delete(child);
    if (this.stopping) await waitForever();
    if (outcome !== 'exit code 0')
      throw new Refusal(`${child.lastLines}\n${name} failed (${outcome}); its log is ${join(this.logsDir, `${name}.log`)}.`);
  }

  /** Starts a part, waits until it is ready, and restarts it whenever it dies. */
  async launch(shopProcess: ShopProcess): Promise<void> {
    const child = await this.spawn({ onLine: printLogLine, ...shopProcess });
    try {
      await (shopProcess.probe ? child.waitUntilResponding(shopProcess.probe, 60_000) : child.waitUntilReady(60_000));
    } catch (error) {
      // The process may still run without being ready.
      await child.kill();
      this.children.delete(child);
      throw error;
    }
    child.exited.then((outcome) => this.restart(shopProcess, child, outcome));
  }

  /** Returns the pid of a running part or component. */
  findPid(name: string): number | undefined {
    return [...this.children.keys()].find(({ spec, isRunning }) => spec.name === name && isRunning)?.process.pid;
  }

  /** Starts a process. While the shop stops, it starts nothing and never resolves. */
  private async spawn({ tier, name, args, env, onLine }: ShopProcess): Promise<Child> {
    if (this.stopping) await waitForever();
    const child = new Child({
      name,
      command: process.execPath,
      args,
      env: { ...environment, ...env },
      cwd: root,
      logsDir: this.logsDir,
      speaksIpc: tier !== 'tool',
      ...(onLine ? { onLine } : {}),
    });
    this.children.set(child, tier);
    return child;
  }

  /** Restarts a part. A start that fails counts as another death, because the part may be killed again before it is ready. */
  private async restart(shopProcess: ShopProcess, child: Child, outcome: string): Promise<void> {
    this.children.delete(child);
    const log = join(this.logsDir, `${shopProcess.name}.log`);
    for (let reason = outcome; !this.stopping; ) {
      if (!this.restarts.admitRestart())
        return this.giveUp(`${shopProcess.name} keeps dying (${reason}), so the shop stops. Its log: ${log}`);
      printError(`${shopProcess.name} died (${reason}); restarting it`);
      await this.postgres?.whenRestarted;
      const failure = await this.launch(shopProcess).then(
        () => undefined,
        (error: Error) => error.message,
      );
      if (failure === undefined) return;
      reason = failure;
    }
  }

  private giveUp(sentence: string): void {
    if (this.stopping) return;
    printError(sentence);
    // Ends the process, because a step of the start may still wait for a process that will not be started.
    void this.stop().then(() => process.exit(1));
  }

  /** Stops everything within 5 s: first the processes that serve shoppers, then those that they depend on, the database last. */
  stop(): Promise<void> {
    this.stopping ??= this.stopInOrder();
    return this.stopping;
  }

  private async stopInOrder(): Promise<void> {
    const startedAt = performance.now();
    for (const [tier, withinMs] of stopOrder) {
      const children = [...this.children].filter(([, childTier]) => childTier === tier);
      await Promise.all(children.map(([child]) => child.stop(withinMs)));
    }
    const remainingSeconds = (stopTimeoutMs - (performance.now() - startedAt)) / 1000;
    // Leaves a second for stopping the database without a checkpoint.
    await this.postgres?.stop(Math.max(1, Math.floor(remainingSeconds - 1)));
    this.releaseClaim?.();
  }

  /** Stops the shop on Ctrl-C, SIGTERM and the end of the terminal, even during the start. */
  stopOnSignals(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (!this.stopping) say('Stopping');
        this.stop().then(() => process.exit());
      });
    }
  }
}

/** Never resolves, so that the caller does not continue while the process ends. */
function waitForever(): Promise<never> {
  return new Promise(() => {});
}

/** Builds everything that turbo considers out of date. */
export function buildAll(shop: Shop): Promise<void> {
  const args = [join(root, 'node_modules/turbo/bin/turbo'), 'run', 'build', '--output-logs=errors-only'];
  return step('build', () => shop.run({ name: 'build', args, env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' } }));
}

export async function migrate(shop: Shop, env: NodeJS.ProcessEnv): Promise<void> {
  await step('migrations', () => shop.run({ name: 'migrate', args: [builtPrograms.migrate, 'deploy'], env }));
}
