import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const MAX_HEAP_MB = 64;

/** Starts a process that decodes pictures. `moduleUrl` is the URL of its program file without the extension. */
export function startPictureProcess(moduleUrl: URL): ChildProcess {
  // The file is TypeScript when run from source, and JavaScript in a build.
  const file = fileURLToPath(moduleUrl) + (import.meta.url.endsWith('.ts') ? '.ts' : '.js');
  const child = fork(file, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, '--disable-warning=ExperimentalWarning'],
    // The process decodes untrusted files, so it gets no secrets. Few arenas keep glibc from retaining the memory of freed pictures.
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Later threads inherit the priority, so it is lowered at once. It is lowered again at the first message, because threads may have
  // started before the first call, and all exist by then.
  lowerPriority(child.pid);
  child.once('message', () => lowerPriority(child.pid));
  child.unref();
  child.channel?.unref();
  return child;
}

/** Lowers the priority of the process, and on Linux, where each thread has its own, of all its threads. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    const threads = process.platform === 'linux' ? readdirSync(`/proc/${pid}/task`).map(Number) : [pid];
    for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has exited already, or the platform does not allow changing its priority. Decoding works anyway.
  }
}
