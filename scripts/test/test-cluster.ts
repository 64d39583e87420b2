import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, statfsSync, symlinkSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { environment, root } from '../config.ts';
import { EmbeddedPostgres } from '../postgres/embedded.ts';
import { claimFile } from '../process/claim.ts';
import { printError, step } from '../terminal.ts';
import { endProcessesByMarker, families, stopCommands } from './processes/command.ts';
import { markerVariable } from './processes/families.ts';

/** Trades durability for speed, because these databases live for one run, and bounds the log, which may be in memory. */
const fastSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=256MB'];
// Suites run beside each other, and some tests start several processes of the API, each with a pool of its own.
const connectionSettings = ['max_connections=400'];
/**
 * Plans a prepared statement once per connection, instead of at each of its first five uses. Where tables have a few rows, planning takes
 * longer than reading. Large databases need the plans of the shop.
 */
const genericPlanSettings = ['plan_cache_mode=force_generic_plan'];

/** Folder of the database and the results of a run. TEST_DATA_DIR lets a test start another run beside its own. */
export const dataFolder = environment.TEST_DATA_DIR || join(root, '.data');

/** A file system in memory on Linux. */
const memoryFolder = '/dev/shm';
const neededBytes = 2 ** 31;

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return Math.min(bavail * bsize, freemem() / 2) >= neededBytes;
  } catch {
    return false;
  }
}

/**
 * Chooses the folder of the cluster, in memory unless its databases are large. Each test file has a database of 900 files. On a disk,
 * PostgreSQL spends more time on creating and removing these than on the statements of the tests.
 */
export function chooseCluster(parentFolder: string, isLarge = false): string {
  if (isLarge || !hasRoomInMemory()) return join(parentFolder, 'test-postgres');
  return join(memoryFolder, `meet-test-${createHash('sha256').update(parentFolder).digest('hex').slice(0, 16)}`);
}

/** Folders into which the browser that npm installs is unpacked. */
const browserFolders = ['chromium', 'fonts'];

/**
 * Creates the temporary folder of a run, inside the system's temporary folder: sockets of Chromium are in it, and their paths may have only
 * 108 characters. PostgreSQL's user can access the folder when root runs the tests.
 */
async function createRunFolder(): Promise<{ path: string; remove: () => void }> {
  // The browser is unpacked once and not for every run: its font configuration names this folder, and suites that unpack it at the same time
  // could start an incomplete copy.
  const hasBrowser = process.platform === 'linux' && process.arch === 'x64';
  const unpackFolder = hasBrowser ? dirname(await sparticuz.executablePath()) : undefined;
  const path = mkdtempSync(join(tmpdir(), 'meet-run-'));
  chmodSync(path, 0o755);
  if (unpackFolder) for (const name of browserFolders) symlinkSync(join(unpackFolder, name), join(path, name));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
type Interruption = keyof typeof exitCodes;
const interruptions = Object.keys(exitCodes) as Interruption[];

/** PostgreSQL stops without a checkpoint after this time. Its data is not needed any more. */
const stopsWithinSeconds = 3;

/**
 * Runs `work` with a separate PostgreSQL for tests and a temporary folder, passed in the environment variables. A second run at the same
 * time is refused. When the run ends, also by a signal, none of its processes, databases and temporary files stays. Returns the CPU seconds
 * of PostgreSQL.
 */
export async function withTestCluster(work: (env: NodeJS.ProcessEnv) => Promise<void>, { isLarge = false } = {}): Promise<number> {
  const releaseClaim = claimFile(join(dataFolder, 'tests.pid'), 'Tests run from', 'wait for them');
  const cluster = chooseCluster(dataFolder, isLarge);
  // By a socket, a statement takes a fifth less CPU than by TCP, and no password is derived for each of some thousand connections.
  const hasSocket = cluster.startsWith(memoryFolder);
  const postgres = new EmbeddedPostgres(cluster, [...fastSettings, ...connectionSettings, ...(isLarge ? [] : genericPlanSettings)], {
    hasSocket,
  });
  const folder = await createRunFolder();
  const removeCluster = async () => {
    await postgres.stop(stopsWithinSeconds);
    rmSync(cluster, { recursive: true, force: true });
  };
  const startPromise = step('test database', async () => {
    // A killed run leaves its cluster behind.
    await removeCluster();
    return postgres.start();
  });
  const cleanUp = async () => {
    try {
      await endProcessesByMarker(runMarker);
      // A server that is still starting would outlive this process.
      await startPromise.catch(() => undefined);
      await removeCluster();
    } finally {
      folder.remove();
      releaseClaim();
    }
  };
  let isInterrupted = false;
  const interrupt = async (signal: Interruption) => {
    if (isInterrupted) return;
    isInterrupted = true;
    printError(`Interrupted by ${signal}: ending what runs`);
    try {
      await stopCommands();
      await cleanUp();
    } finally {
      process.exit(exitCodes[signal]);
    }
  };
  for (const signal of interruptions) process.on(signal, interrupt);
  try {
    const url = await startPromise;
    const family = families.add(postgres.pid, `${runMarker}/postgres`);
    const runVariables = { [markerVariable]: runMarker, TMPDIR: folder.path, TEST_DATABASE_URL: url, DATABASE_URL: url };
    await work({ ...environment, ...runVariables, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' });
    families.sample();
    families.remove(family);
    return family.cpu;
  } finally {
    if (!isInterrupted) await cleanUp();
    for (const signal of interruptions) process.off(signal, interrupt);
  }
}

/** Value of MEET_TEST_RUN in this run. If a test has started this run, the value begins with that of the test's own run. */
const runMarker = [environment[markerVariable], process.pid].filter(Boolean).join('/');
