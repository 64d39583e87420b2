import { closeSync, existsSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Refusal } from '../terminal.ts';

const pid = String(process.pid);
const readErrorCode = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * Claims a folder with a pid file, so that a second process is refused: «The shop runs from FOLDER already», where `refusalStart` is «The
 * shop runs from». Returns a function that releases the claim.
 *
 * Several processes may claim at once, also while the file of a dead process is still there:
 * - The file appears together with its pid, so no process mistakes a claim in progress for one of a dead process.
 * - Only one process at a time removes the file of a dead process.
 */
export function claimFile(file: string, refusalStart: string, remedy: string): () => void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    while (!createClaim(file)) {
      const holder = findHolder(file);
      if (holder) throw new Refusal(`${refusalStart} ${dirname(file)} already (process ${holder}): stop that process, or ${remedy}.`);
      removeStaleClaim(file);
    }
  } catch (error) {
    const code = readErrorCode(error);
    if (!code) throw error;
    throw new Refusal(`${dirname(file)} cannot be written by this user (${code}): change its owner, or ${remedy}.`);
  }
  return () => {
    if (readText(file) === pid) rmSync(file, { force: true });
  };
}

/** Creates the file with the pid of this process. Returns false if the file exists already. */
function createClaim(file: string): boolean {
  const draftFile = `${file}.${pid}`;
  writeFileSync(draftFile, pid);
  try {
    linkSync(draftFile, file);
    return true;
  } catch (error) {
    if (readErrorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draftFile);
  }
}

const staleLockMs = 5_000;

/**
 * Removes the file of a dead process. A lock file admits one process at a time, so nothing changes the file between the check and the
 * removal. Returns without effect while another process has the lock.
 */
function removeStaleClaim(file: string): void {
  const lock = `${file}.lock`;
  try {
    closeSync(openSync(lock, 'wx'));
  } catch (error) {
    if (readErrorCode(error) !== 'EEXIST') throw error;
    // A process that was killed while it held the lock leaves the lock file behind.
    if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > staleLockMs) rmSync(lock, { force: true });
    return;
  }
  try {
    const holder = Number(readText(file));
    // Without a holder there is no file, and another process may be about to create it.
    if (holder && !isProjectProcess(holder)) rmSync(file, { force: true });
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Returns the content of a file, which another process may remove at any time; empty if the file does not exist. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return '';
    throw error;
  }
}

/** Returns the pid of the process that has claimed the folder. */
export function findHolder(file: string): number | undefined {
  const holder = Number(readText(file));
  return holder && isProjectProcess(holder) ? holder : undefined;
}

/** Whether the pid belongs to another script of this project. The system may have reused the pid of an ended script for any program. */
function isProjectProcess(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return readErrorCode(error) === 'EPERM';
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('scripts/');
}
