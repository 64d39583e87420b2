import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { environment } from '../../scripts/config.ts';

const run = promisify(execFile);

const settingsSchema = z.object({ userconfig: z.string(), globalconfig: z.string(), cache: z.string(), cafile: z.string().nullable() });

/** Reads npm's settings outside the project, because the build has a copy of the project's .npmrc anyway. */
async function readNpmSettings(): Promise<z.infer<typeof settingsSchema>> {
  const { stdout } = await run('npm', ['config', 'list', '--long', '--json'], { cwd: homedir(), env: environment, maxBuffer: 2 ** 24 });
  return settingsSchema.parse(JSON.parse(stdout));
}

/**
 * Returns mounts of this machine's npm configuration, certificates and cache at the paths where npm looks for them in a build. Mounts are
 * not part of a layer, so none of these files gets into an image. `folder` is for files that are written for the mounts.
 */
export async function listNpmMounts(folder: string): Promise<string[]> {
  const { userconfig, globalconfig, cache, cafile } = await readNpmSettings();
  const authorityFile = cafile ?? environment.NODE_EXTRA_CA_CERTS;
  const builtinConfig = join(folder, 'npmrc');
  writeFileSync(builtinConfig, authorityFile ? `cafile=${authorityFile}\n` : '');
  const readOnlyMounts: [from: string | undefined, to: string | undefined][] = [
    [userconfig, '/root/.npmrc'],
    [globalconfig, '/usr/local/etc/npmrc'],
    [authorityFile, authorityFile],
    [builtinConfig, '/usr/local/lib/node_modules/npm/npmrc'],
  ];
  const mounts = readOnlyMounts.flatMap(([from, to]) => (from && to && existsSync(from) ? [`${from}:${to}:ro`] : []));
  return existsSync(cache) ? [...mounts, `${cache}:/root/.npm:rw`] : mounts;
}
