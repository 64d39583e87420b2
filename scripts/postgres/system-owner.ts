import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, parse } from 'node:path';
import { promisify } from 'node:util';
import { environment } from '../config.ts';
import { Refusal, say } from '../terminal.ts';

const run = promisify(execFile);
const SYSTEM_USER = 'postgres';

/** User that owns PostgreSQL's files and processes when root starts it. */
export interface Owner {
  uid: number;
  gid: number;
}

/**
 * Returns the system user `postgres`, under which root starts PostgreSQL, because PostgreSQL refuses to run as root. The user must have
 * access to the files and the program.
 */
export async function findSystemOwner(paths: string[]): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  paths.forEach(requireReachable);
  const readId = async (flag: string) => Number((await run('id', [flag, SYSTEM_USER])).stdout);
  try {
    return { uid: await readId('-u'), gid: await readId('-g') };
  } catch {
    await run('useradd', ['--system', '--user-group', '--shell', '/usr/sbin/nologin', SYSTEM_USER]).catch(() => {
      throw new Refusal(
        `PostgreSQL does not run as root, and the user '${SYSTEM_USER}' could not be created: run the command as an unprivileged user.`,
      );
    });
    say(`  Created the system user '${SYSTEM_USER}', because PostgreSQL does not run as root`);
    return { uid: await readId('-u'), gid: await readId('-g') };
  }
}

function requireReachable(file: string): void {
  const { root } = parse(file);
  for (let path = dirname(file); path !== root; path = dirname(path)) {
    if (existsSync(path) && (statSync(path).mode & 0o001) === 0) {
      throw new Refusal(
        `PostgreSQL does not run as root, and the user '${SYSTEM_USER}' that it uses instead cannot access ${path}: run the command as an unprivileged user, move the project, or allow it with \`chmod o+x '${path}'\`.`,
      );
    }
  }
}

/** Options for running PostgreSQL's programs. A run of tests finds a server that outlives its test by MEET_TEST_RUN. */
export function createRunOptions(owner: Owner | undefined) {
  const { MEET_TEST_RUN } = environment;
  return { cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', ...(MEET_TEST_RUN && { MEET_TEST_RUN }) }, ...(owner ?? {}) };
}
