import { execFileSync } from 'node:child_process';

/** Sends a signal. Returns false if the process has ended. */
export function sendSignal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/** Suspends a process and returns a function that lets it continue. */
export function freeze(pid: number): () => void {
  sendSignal(pid, 'SIGSTOP');
  return () => void sendSignal(pid, 'SIGCONT');
}

/** Suspends a process and then its children, so that it starts none after they are listed. Returns a function that lets all continue. */
export function freezeWithChildren(pid: number): () => void {
  const resumeFunctions = [freeze(pid), ...listChildren(pid).map(freeze)];
  return () => {
    for (const resume of resumeFunctions) resume();
  };
}

export function listChildren(parent: number): number[] {
  const rows = execFileSync('ps', ['axo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return rows.map((row) => row.trim().split(/\s+/).map(Number)).flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []));
}
