import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { environment, root } from '../../scripts/config.ts';
import { imageExists, runBuildah } from './buildah.ts';

const run = promisify(execFile);

/** The Debian release on which the official Node image is based. */
const RELEASE = 'bookworm';
const IMAGE_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Returns the name of the base image of the Dockerfiles, which must be the same in all of them. */
export function readBaseName(files: readonly string[]): string {
  const baseNames = files.flatMap((file) =>
    [...readFileSync(join(root, 'docker', `${file}.Dockerfile`), 'utf8').matchAll(/^FROM (\S+:\S+)/gm)].map(([, name = '']) => name),
  );
  const [name, ...others] = new Set(baseNames);
  if (!name || others.length > 0) throw new Error(`The Dockerfiles start from several images: ${[...new Set(baseNames)].join(', ')}`);
  return name;
}

async function findNpmFolder(): Promise<string> {
  const { stdout } = await run('sh', ['-c', 'command -v npm'], { env: environment });
  return dirname(dirname(realpathSync(stdout.trim())));
}

async function fillBaseFolder(folder: string): Promise<void> {
  await run('debootstrap', ['--variant=minbase', RELEASE, folder], { env: environment, maxBuffer: 2 ** 26 });
  const localFolder = join(folder, 'usr/local');
  mkdirSync(join(localFolder, 'lib/node_modules'), { recursive: true });
  cpSync(join(root, 'node_modules/node/bin/node'), join(localFolder, 'bin/node'), { dereference: true });
  chmodSync(join(localFolder, 'bin/node'), 0o755);
  cpSync(await findNpmFolder(), join(localFolder, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(localFolder, 'bin', name));
  await run('chroot', [folder, 'useradd', '--create-home', '--uid', '1000', '--shell', '/bin/bash', 'node'], { env: { PATH: IMAGE_PATH } });
  for (const unneededPath of ['var/cache/apt', 'var/lib/apt/lists', 'usr/share/doc'])
    rmSync(join(folder, unneededPath), { recursive: true });
}

/**
 * Creates the base image if it is missing: a minimal Debian with the pinned Node, under the name that the Dockerfiles use. No
 * image registry is needed.
 */
export async function ensureBase(name: string): Promise<void> {
  if (await imageExists(name)) return;
  const folder = mkdtempSync(join(tmpdir(), 'meet-base-'));
  try {
    chmodSync(folder, 0o755);
    await fillBaseFolder(folder);
    const container = await runBuildah('from', 'scratch');
    await runBuildah('add', '--quiet', container, folder, '/');
    await runBuildah('config', '--env', `PATH=${IMAGE_PATH}`, container);
    await runBuildah('commit', '--quiet', '--rm', container, `docker.io/library/${name}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
