import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Refusal } from '../terminal.ts';

/** Claims a folder by writing this process into `file`, so that a second process is refused. Returns a function that releases the claim. */
export function claim(file: string, what: string, way: string): () => void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const holder = holderOf(file);
    if (holder) throw new Refusal(`${what} ${dirname(file)} already (process ${holder}): stop that one, or ${way}.`);
    writeFileSync(file, String(process.pid));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw new Refusal(`${dirname(file)} cannot be written by this user (${code}): change its owner, or ${way}.`);
  }
  return () => rmSync(file, { force: true });
}

/** Process id of the folder's current user. */
export function holderOf(file: string): number | undefined {
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return pid && isOneOfOurs(pid) ? pid : undefined;
}

/** The process id may have been reused by another program. */
function isOneOfOurs(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('scripts/');
}
