import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const MOST_HEAP_MB = 64;

/** Starts a process that decodes pictures. `entry` is the address of its file without the extension. */
export function startPictureProcess(entry: URL): ChildProcess {
  // The entry is TypeScript when run from source, and JavaScript in a build.
  const file = fileURLToPath(entry) + (import.meta.url.endsWith('.ts') ? '.ts' : '.js');
  const child = fork(file, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${MOST_HEAP_MB}`, '--disable-warning=ExperimentalWarning'],
    // The process decodes untrusted files, so it gets no secrets. Few arenas keep glibc from retaining the memory of freed pictures.
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // The parent lowers the priority at once. On Linux a priority belongs to a thread, and only threads that are created afterwards inherit
  // it.
  if (child.pid !== undefined) lowerPriority(child.pid);
  child.unref();
  child.channel?.unref();
  return child;
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has exited already, or the platform does not allow it. Decoding works anyway.
  }
}
