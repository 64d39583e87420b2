import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { promisify } from 'node:util';
import { environment } from '../config.ts';

const run = promisify(execFile);

/** Asked outside the project, so that its own .npmrc does not answer. */
async function npmSetting(name: string): Promise<string | undefined> {
  const { stdout } = await run('npm', ['config', 'get', name], { cwd: homedir(), env: environment });
  const value = stdout.trim();
  return value === '' || value === 'null' || value === 'undefined' ? undefined : value;
}

/**
 * npm's configuration and certificates of this machine, each read-only at the place where npm looks for it in a build. A mount is no part
 * of a layer, so no image knows of them.
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
