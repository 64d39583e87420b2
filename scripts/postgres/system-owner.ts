import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, parse } from 'node:path';
import { promisify } from 'node:util';
import { Refusal, say } from '../terminal.ts';

const run = promisify(execFile);
const SYSTEM_USER = 'postgres';

/** Whose PostgreSQL's files and processes are, where root started it. */
export interface Owner {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root; root lends it the system user `postgres`, which must be able to reach its files and its program. */
export async function systemOwner(paths: string[]): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  paths.forEach(demandReachable);
  const id = async (flag: string) => Number((await run('id', [flag, SYSTEM_USER])).stdout);
  try {
    return { uid: await id('-u'), gid: await id('-g') };
  } catch {
    await run('useradd', ['--system', '--user-group', '--shell', '/usr/sbin/nologin', SYSTEM_USER]).catch(() => {
      throw new Refusal(
        `PostgreSQL does not run as root and this machine has no user '${SYSTEM_USER}' to lend it: run the command as a plain user.`,
      );
    });
    say(`  PostgreSQL does not run as root: the system user '${SYSTEM_USER}' was made for it`);
    return { uid: await id('-u'), gid: await id('-g') };
  }
}

function demandReachable(file: string): void {
  const { root } = parse(file);
  for (let path = dirname(file); path !== root; path = dirname(path)) {
    if (existsSync(path) && (statSync(path).mode & 0o001) === 0) {
      throw new Refusal(
        `PostgreSQL does not run as root, and the user '${SYSTEM_USER}' that it runs as instead may not enter ${path}: run the command as a plain user, move the project, or allow it with \`chmod o+x '${path}'\`.`,
      );
    }
  }
}

/** How PostgreSQL's programs are run. */
export function as(owner: Owner | undefined) {
  return { cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' }, ...(owner ?? {}) };
}
