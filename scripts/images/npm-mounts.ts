import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { promisify } from 'node:util';
import { environment } from '../config.ts';

const run = promisify(execFile);

/** Asks npm outside of the project, so that the project's .npmrc does not apply. */
async function npmSetting(name: string): Promise<string | undefined> {
  const { stdout } = await run('npm', ['config', 'get', name], { cwd: homedir(), env: environment });
  const value = stdout.trim();
  return value === '' || value === 'null' || value === 'undefined' ? undefined : value;
}

/**
 * Mounts npm's configuration and certificates of this machine, read-only, where npm expects them during a build. A mount is not part of a
 * layer, so no image contains them.
 */
export async function npmMounts(): Promise<string[]> {
  const [user, global, authority] = await Promise.all(['userconfig', 'globalconfig', 'cafile'].map(npmSetting));
  const mounts: [from: string | undefined, to: string | undefined][] = [
    [user, '/root/.npmrc'],
    [global, '/usr/local/etc/npmrc'],
    [authority, authority],
  ];
  return mounts.flatMap(([from, to]) => (from && to && existsSync(from) ? [`${from}:${to}:ro`] : []));
}
