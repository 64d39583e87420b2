import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment } from '../../scripts/config.ts';
import { type Mailbox, openMailbox } from '../../scripts/process/mailbox.ts';
import { isInstalled } from '../../scripts/shop/components.ts';
import { builtPrograms } from '../../scripts/shop/shop-processes.ts';
import { printError, Refusal, say, step } from '../../scripts/terminal.ts';
import { unlimitedRates } from '../chaos/orders/stage.ts';
import { buildMailEnv } from '../chaos/stage.ts';
import { LogWatch } from '../chaos/watch/logs.ts';
import type { BuiltRelease } from '../previous-release/checkout.ts';
import { DatabasePair } from './servers/database.ts';
import { type Fleet, planFleet } from './servers/fleet.ts';
import { Replica } from './servers/replica.ts';

const run = promisify(execFile);

/** How long a process serves after SIGTERM: longer than the proxy avoids a server that has refused a request. */
const DRAIN_SECONDS = '2';
const STOP_WITHIN_MS = 5_000;

/** The shop on several machines, which here are processes on one machine. */
export interface MachinesStage {
  fleet: Fleet;
  database: DatabasePair;
  mailbox: Mailbox;
  logs: LogWatch;
  /** The previous release, if a phase needs it. */
  previous: BuiltRelease | undefined;
  /** All processes but the database, in the order in which they were started. */
  replicas: readonly Replica[];
}

/** All opened resources, to be closed in reverse order. */
class CloseStack {
  private readonly closeSteps: (() => unknown)[] = [];
  private closing: Promise<void> | undefined;

  add(close: () => unknown): void {
    this.closeSteps.push(close);
  }

  closeAll(): Promise<void> {
    this.closing ??= this.closeInOrder();
    return this.closing;
  }

  private async closeInOrder(): Promise<void> {
    for (const close of this.closeSteps.toReversed()) await close();
  }
}

/** Creates a folder without spaces in its name, for nginx, that PostgreSQL's user may enter. */
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meet-machines-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'logs'));
  return folder;
}

/** Deletes the folder, but for the logs of a failed run. */
function clearFolder(folder: string, hasPassed: boolean): void {
  const entries = hasPassed ? [''] : readdirSync(folder).filter((entry) => entry !== 'logs');
  for (const entry of entries) rmSync(join(folder, entry), { recursive: true, force: true });
  if (!hasPassed) printError(`The logs of the processes are in ${join(folder, 'logs')}.`);
}

/** Opens the shop, runs the work, and closes everything, even when the work fails or a signal ends it. */
export async function withStage(previous: BuiltRelease | undefined, work: (stage: MachinesStage) => Promise<boolean>): Promise<boolean> {
  if (!isInstalled('nginx')) throw new Refusal('The lab needs nginx on PATH (Debian: apt install nginx-light).');
  const folder = createFolder();
  const closeStack = new CloseStack();
  if (previous) closeStack.add(previous.remove);
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => {
      say('Stopping');
      void closeStack.closeAll().then(() => {
        clearFolder(folder, true);
        process.exit(1);
      });
    });
  }
  let hasPassed = false;
  try {
    hasPassed = await work({ ...(await openStage(folder, closeStack)), previous });
    return hasPassed;
  } finally {
    await step('end', () => closeStack.closeAll());
    clearFolder(folder, hasPassed);
  }
}

async function openStage(folder: string, closeStack: CloseStack): Promise<Omit<MachinesStage, 'previous'>> {
  const database = new DatabasePair(folder);
  closeStack.add(() => database.stop());
  await step('database', () => database.start());
  const mailbox = await openMailbox();
  closeStack.add(mailbox.close);
  const logs = new LogWatch();
  const sharedEnv = { ...unlimitedRates, DRAIN_SECONDS, ...buildMailEnv(mailbox) };
  const fleet = await planFleet({
    folder,
    databaseUrl: database.url,
    shared: sharedEnv,
    onLine: (name, line) => logs.readLine(name, line),
  });
  const env = { ...environment, ...fleet.env };
  const { components, apis, indexers, storefronts, proxy } = fleet;
  const stores = components.map((plan) => new Replica(plan));
  // The proxy comes last, because it is ready once a storefront serves behind it.
  const servers = [...apis, ...indexers, ...storefronts, proxy].map((plan) => new Replica(plan));
  const replicas = [...stores, ...servers];
  closeStack.add(() => Promise.all(replicas.map((replica) => replica.stop(STOP_WITHIN_MS))));
  // The demo shop writes its pictures to the object store.
  for (const store of stores) await step(store.name, () => store.start());
  await step('migrations', () => run(process.execPath, [builtPrograms.migrate, 'deploy'], { env }));
  await step('demo shop', () => run(process.execPath, [builtPrograms.seed, '--once'], { env }));
  await step('standby', () => database.addStandby());
  for (const server of servers) await step(server.name, () => server.start());
  return { fleet, database, mailbox, logs, replicas };
}
