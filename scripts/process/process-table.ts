import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A process as Linux describes it in /proc. */
export interface ProcessEntry {
  pid: number;
  parent: number;
  session: number;
  /** Start time in clock ticks. Together with the pid it identifies the process, because pids are reused. */
  startTicks: number;
  isZombie: boolean;
  /** CPU seconds of the process itself. */
  cpuSeconds: number;
  /** CPU seconds of the ended children that the process has waited for, and of the children that these have waited for. */
  childCpuSeconds: number;
}

/** Whether the system has a process table that can be read. Only Linux has one. */
export const hasProcessTable = existsSync('/proc/self/stat');

/** USER_HZ, which is 100 on every Linux that Node supports. */
const ticksPerSecond = 100;

/** Reads a file of a process in /proc, which disappears when the process ends. */
function readProcessFile(pid: number | 'self', file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

export function readProcess(pid: number | 'self'): ProcessEntry | undefined {
  const stat = readProcessFile(pid, 'stat');
  if (stat === '') return undefined;
  // The program's name, in parentheses, may contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const readNumber = (index: number) => Number(fields[index]);
  return {
    pid: Number.parseInt(stat, 10),
    parent: readNumber(1),
    session: readNumber(3),
    startTicks: readNumber(19),
    isZombie: fields[0] === 'Z',
    cpuSeconds: (readNumber(11) + readNumber(12)) / ticksPerSecond,
    childCpuSeconds: (readNumber(13) + readNumber(14)) / ticksPerSecond,
  };
}

/** Returns all processes by their pids; none where the system has no process table. */
export function readProcesses(): Map<number, ProcessEntry> {
  if (!hasProcessTable) return new Map();
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return new Map(
    pids.map((pid) => [pid, readProcess(pid)] as const).filter((entry): entry is [number, ProcessEntry] => entry[1] !== undefined),
  );
}

/** Returns a variable of the environment with which a process was started; undefined if it has none of that name, or has ended. */
export function readVariable(pid: number, name: string): string | undefined {
  const line = readProcessFile(pid, 'environ')
    .split('\0')
    .find((entry) => entry.startsWith(`${name}=`));
  return line?.slice(name.length + 1);
}

/** Returns the command line of a process; empty if it has ended. */
export const readCommandLine = (pid: number): string => readProcessFile(pid, 'cmdline').replaceAll('\0', ' ').trim();
