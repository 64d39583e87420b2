import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Refusal } from '../terminal.ts';

const own = String(process.pid);
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * Claims a folder with a pid file, so that a second process is refused. Returns a function that releases the claim.
 *
 * Several processes may claim at once, also while the file of a dead process is still there:
 * - The file appears together with its pid, so no process mistakes a claim in progress for one of a dead process.
 * - A process that finds a dead holder moves its file aside before removing it. If another process has claimed in between, the moved file
 *   is that valid claim, and is put back.
 */
export function claim(file: string, what: string, way: string): () => void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    while (!take(file)) {
      const holder = holderOf(file);
      if (holder) throw new Refusal(`${what} ${dirname(file)} already (process ${holder}): stop that process, or ${way}.`);
      discard(file);
    }
  } catch (error) {
    const code = codeOf(error);
    if (!code) throw error;
    throw new Refusal(`${dirname(file)} cannot be written by this user (${code}): change its owner, or ${way}.`);
  }
  return () => {
    if (existsSync(file) && readFileSync(file, 'utf8') === own) rmSync(file, { force: true });
  };
}

/** Writes the file with our pid. Returns false if there is one. */
function take(file: string): boolean {
  const draft = `${file}.${own}`;
  writeFileSync(draft, own);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/** Removes the file of a dead holder. */
function discard(file: string): void {
  const aside = `${file}.${own}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  try {
    if (holderOf(aside)) linkSync(aside, file);
  } finally {
    rmSync(aside);
  }
}

/** Returns the pid of the process that has claimed the folder. */
export function holderOf(file: string): number | undefined {
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return pid && isOneOfOurs(pid) ? pid : undefined;
}

/** Whether the pid belongs to a script of this project; the system may have reused it for another program. */
function isOneOfOurs(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('scripts/');
}
