import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../../../scripts/config.ts';
import { Child, type ChildSpec } from '../../../scripts/process/child.ts';
import { until } from '../../../scripts/process/until.ts';
import { Refusal } from '../../../scripts/terminal.ts';

const READY_WITHIN_MS = 120_000;
/** Longer than a process takes to drain and to complete its requests; the same limit as in docker/compose.yaml. */
const STOP_WITHIN_MS = 45_000;

/** How to start one process of the shop, and how to check that it serves. */
export interface ReplicaPlan {
  name: string;
  spec: ChildSpec;
  isReady: () => Promise<boolean>;
  /** Renews the process without stopping it, if the program supports that. */
  reload?: () => void;
  /** Whether the program lacks IPC, so that its exit code is that of the process that started it. */
  isAttached?: boolean;
}

/** Folder of the supervisor's own modules, which processes preload. They are not part of a release. */
const PRELOAD_FOLDER = join(root, 'scripts');

/** A folder with built programs, and environment variables that its processes need. */
export interface Release {
  folder: string;
  env?: NodeJS.ProcessEnv;
}

/** Starts a process with the programs of another checkout. */
function withRelease(spec: ChildSpec, { folder, env }: Release): ChildSpec {
  const moveArgument = (argument: string) =>
    argument.startsWith(root) && !argument.startsWith(PRELOAD_FOLDER) ? folder + argument.slice(root.length) : argument;
  return { ...spec, args: spec.args.map(moveArgument), cwd: folder, env: { ...spec.env, ...env } };
}

/** A process of the shop that can be restarted gracefully or killed. */
export class Replica {
  readonly plan: ReplicaPlan;
  private release: Release = { folder: root };
  private child: Child | undefined;
  /** Time that the process took to stop at its last restart. */
  stopMs = 0;

  constructor(plan: ReplicaPlan) {
    this.plan = plan;
  }

  get name(): string {
    return this.plan.name;
  }

  async start(): Promise<void> {
    const { spec, isReady, isAttached } = this.plan;
    this.child = new Child(withRelease(spec, this.release));
    if (isAttached) await this.child.waitUntilResponding(isReady, READY_WITHIN_MS);
    else await this.child.waitUntilReady(READY_WITHIN_MS);
    await until(isReady, { what: `${this.name} is ready`, withinMs: READY_WITHIN_MS });
  }

  /**
   * Restarts the process gracefully, or renews it. Throws a Refusal if the exit code, where it can be read, says that the process did not
   * end by itself.
   */
  async restart(): Promise<void> {
    const { reload, isReady, isAttached } = this.plan;
    if (reload) {
      reload();
      await delay(500);
      return void (await until(isReady, { what: `${this.name} is ready`, withinMs: READY_WITHIN_MS }));
    }
    const startedAt = performance.now();
    await this.child?.stop(STOP_WITHIN_MS);
    this.stopMs = performance.now() - startedAt;
    const outcome = await this.child?.exited;
    if (!isAttached && outcome !== 'exit code 0') throw new Refusal(`${this.name} did not stop in order (${outcome}).`);
    await this.start();
  }

  /** Restarts the process gracefully with the programs of another release. */
  async restartIn(release: Release): Promise<void> {
    this.release = release;
    await this.restart();
  }

  /** Kills the process, which cannot finish anything, and starts it again. */
  async killAndRestart(): Promise<void> {
    await this.child?.kill();
    await this.start();
  }

  async stop(withinMs: number): Promise<void> {
    await this.child?.stop(withinMs);
  }
}
