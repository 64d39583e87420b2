import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, parse } from 'node:path';
import { promisify } from 'node:util';
import { Refusal, say } from '../terminal.ts';

const run = promisify(execFile);
const SYSTEM_USER = 'postgres';

/** Owner of PostgreSQL's files and processes when root starts it. */
export interface Owner {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root runs it as the system user `postgres`, who must be able to reach its files and programs. */
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

/** Options with which PostgreSQL's programs are run. */
export function as(owner: Owner | undefined) {
  return { cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' }, ...(owner ?? {}) };
}
