import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../../config.ts';
import { hasProcessTable, readCommandLine } from '../../process/process-table.ts';
import { sendSignal } from '../../process/signals.ts';
import { Families, markerVariable } from './families.ts';
import type { Family, Sample } from './family.ts';

export type Command = readonly [program: string, ...args: string[]];

/** How a command ended, and what it cost. */
export interface CommandResult {
  code: number;
  output: string;
  /** When the command began, in ms of the system's clock. */
  started: number;
  ms: number;
  /** CPU seconds of the command and everything that it started; undefined where the system does not report them. */
  cpu: number | undefined;
  samples: readonly Sample[];
  /** Command lines of processes that outlived the command, or that ran when it did not end. All of them have been ended. */
  leftRunning: string[];
  /** Whether the command had finished its work but did not end. */
  isStuck: boolean;
}

/** When a command has to end, and how long it may take to do so. */
export interface Ending {
  /** Whether the command has completed its work, and therefore must end soon. */
  isFinished?: () => boolean;
  /** Time within which the command must end once it is finished. @default 30 s */
  endsWithinMs?: number | undefined;
  /** Time within which the processes that the command has started must end after it. @default 15 s */
  childrenEndWithinMs?: number | undefined;
}

const defaultEnding = { endsWithinMs: 30_000, childrenEndWithinMs: 15_000 };
/** Time to wait for the last output of ended processes. */
const outputEndsWithinMs = 5_000;
const killAfterMs = 2_000;
const pollMs = 100;

export const families = new Families();
const runningFamilies = new Set<Family>();
let commandCount = 0;
let isStopping = false;

/** Runs a command to its end, in a process group of its own. Ends everything that it has started. */
export async function runCommand([program, ...args]: Command, env: NodeJS.ProcessEnv, ending: Ending = {}): Promise<CommandResult> {
  commandCount += 1;
  const marker = `${env[markerVariable] ?? process.pid}/${commandCount}`;
  const startedAt = Date.now();
  const child = spawn(program, args, {
    cwd: root,
    env: { ...env, [markerVariable]: marker },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const outputClosed = new Promise((resolve) => child.once('close', resolve));
  const exit = new Promise<number>((resolve) => {
    child.once('error', ({ message }) => {
      output += message;
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
  const result = (code: number) => ({ code, output, started: startedAt, ms: Date.now() - startedAt });
  if (child.pid === undefined) return { ...result(await exit), cpu: undefined, samples: [], leftRunning: [], isStuck: false };
  const family = families.add(child.pid, marker);
  runningFamilies.add(family);
  child.once('exit', () => families.recordRootExit(family));
  const isStuck = await waitForExitOrStuck(exit, ending);
  const leftRunning = isStuck ? describeProcesses(family) : await describeSurvivors(family, ending);
  await endFamily(family);
  const code = await exit;
  await Promise.race([outputClosed, delay(outputEndsWithinMs, undefined, { ref: false })]);
  // The interrupted run is about to end this process.
  if (isStopping) return new Promise(() => undefined);
  runningFamilies.delete(family);
  families.remove(family);
  return { ...result(code), cpu: hasProcessTable ? family.cpu : undefined, samples: family.samples, leftRunning, isStuck };
}

/** Ends all running commands, whose callers then wait for ever instead of continuing. */
export async function stopCommands(): Promise<void> {
  isStopping = true;
  await Promise.all([...runningFamilies].map(endFamily));
}

/** Ends all processes that have the marker in their environment, including those that have left their group. */
export async function endProcessesByMarker(marker: string): Promise<void> {
  const family = families.add(undefined, marker);
  await endFamily(family);
  families.remove(family);
}

/** Resolves to false when the command exits, or to true if it does not exit in time after it has completed its work. */
async function waitForExitOrStuck(exit: Promise<number>, ending: Ending): Promise<boolean> {
  const { isFinished = () => false, endsWithinMs = defaultEnding.endsWithinMs } = ending;
  const hasExited = new AbortController();
  void exit.then(() => hasExited.abort());
  for (let finishedAt: number | undefined; !hasExited.signal.aborted; ) {
    if (isFinished()) finishedAt ??= Date.now();
    if (finishedAt !== undefined && Date.now() - finishedAt > endsWithinMs) return true;
    await Promise.race([exit, delay(1_000, undefined, { signal: hasExited.signal }).catch(() => undefined)]);
  }
  return false;
}

/** Waits for a limited time until the descendants of an ended command have ended too, and describes those that remain. */
async function describeSurvivors(family: Family, ending: Ending): Promise<string[]> {
  await waitWhileAlive(family, ending.childrenEndWithinMs ?? defaultEnding.childrenEndWithinMs);
  return describeProcesses(family);
}

async function waitWhileAlive(family: Family, atMostMs: number): Promise<void> {
  const giveUpAt = Date.now() + atMostMs;
  while (isAlive(family) && Date.now() < giveUpAt) await delay(pollMs);
}

function describeProcesses(family: Family): string[] {
  if (!isAlive(family)) return [];
  if (!hasProcessTable) return [`processes of the group ${family.root}`];
  return family.livePids.map((pid) => `${readCommandLine(pid).slice(0, 200)} (process ${pid})`);
}

async function endFamily(family: Family): Promise<void> {
  for (const signalName of ['SIGTERM', 'SIGKILL'] as const) {
    if (!isAlive(family)) return;
    const group = family.root === undefined ? [] : [-family.root];
    for (const pid of [...group, ...family.livePids]) sendSignal(pid, signalName);
    await waitWhileAlive(family, killAfterMs);
  }
}

function isAlive(family: Family): boolean {
  if (!hasProcessTable) return family.root !== undefined && isGroupAlive(family.root);
  families.sample();
  return family.livePids.length > 0;
}

function isGroupAlive(groupLeader: number): boolean {
  try {
    return process.kill(-groupLeader, 0);
  } catch {
    return false;
  }
}
