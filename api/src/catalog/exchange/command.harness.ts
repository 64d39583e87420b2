import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** Folder of the commands in the output of `npm run build`. */
const BUILT = 'dist/src/catalog/exchange';

export interface Command {
  child: ChildProcess;
  output: () => string;
  exited: Promise<number | null>;
}

/** Starts a command. `heapMb` limits its heap, so that it fails when it needs more. */
export function startCommand(
  name: 'import' | 'export',
  args: string[],
  databaseUrl: string,
  { heapMb }: { heapMb?: number } = {},
): Command {
  const limit = heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`];
  const file = `${BUILT}/${name}.js`;
  const child = spawn(process.execPath, [...limit, file, ...args], { env: { DATABASE_URL: databaseUrl } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return { child, output: () => output, exited: once(child, 'close').then(([code]) => code as number | null) };
}

/** Returns the resident memory of a process in megabytes, or 0 where /proc is missing. */
export function measureMemory({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
