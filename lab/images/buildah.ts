import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment, root } from '../../scripts/config.ts';
import { claimFile } from '../../scripts/process/claim.ts';
import { isInstalled } from '../../scripts/shop/components.ts';
import { step } from '../../scripts/terminal.ts';
import { listNpmMounts } from './npm-mounts.ts';

const run = promisify(execFile);
const cache = join(root, '.cache/images');
const MEGABYTES: Record<string, number> = { kB: 1e-3, MB: 1, GB: 1e3 };

export interface ImageConfig {
  Env: string[];
  Cmd: string[];
  User: string;
  WorkingDir: string;
}

/** Returns why images cannot be built and started here, or undefined if they can. */
export function findImageObstacle(): string | undefined {
  const missingPrograms = ['buildah', 'debootstrap', 'setpriv', 'unshare', 'minio'].filter((program) => !isInstalled(program));
  if (missingPrograms.length > 0) return `${missingPrograms.join(', ')} not on PATH (.ci/run installs what is missing on Debian)`;
  if (process.getuid?.() !== 0) return 'building without a container engine needs root';
  const canMount = spawnSync('unshare', ['--mount', 'true'], { stdio: 'ignore' }).status === 0;
  return canMount ? undefined : 'this machine lets root mount nothing (no CAP_SYS_ADMIN)';
}

/**
 * Chooses the options of the store that preserves images and layers between runs. The driver vfs copies every layer completely, so it is
 * used only if overlay is unavailable.
 */
function findStorageFlags(): string[] {
  const storageFlags = ['--root', join(cache, 'store'), '--runroot', join(cache, 'run')];
  mkdirSync(cache, { recursive: true });
  const overlayFlags = [...storageFlags, '--storage-driver', 'overlay'];
  if (spawnSync('buildah', [...overlayFlags, 'info'], { stdio: 'ignore' }).status === 0) return overlayFlags;
  return ['--root', join(cache, 'store-vfs'), '--runroot', join(cache, 'run-vfs'), '--storage-driver', 'vfs'];
}

let chosenFlags: string[] | undefined;

/**
 * Claims the store, so that a second run in this folder is refused, and removes containers of a killed run. The returned function deletes
 * unnamed images and releases the claim.
 */
export async function claimStore(): Promise<() => Promise<void>> {
  const release = claimFile(join(cache, 'images.pid'), 'Images are built in', 'wait for it');
  await runBuildah('rm', '--all');
  return async () => {
    await step('deleting unnamed layers', () => runBuildah('rmi', '--prune'));
    release();
  };
}

export async function runBuildah(...args: string[]): Promise<string> {
  chosenFlags ??= findStorageFlags();
  try {
    const { stdout } = await run('buildah', [...chosenFlags, ...args], { cwd: root, env: environment, maxBuffer: 2 ** 28 });
    return stdout.trim();
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`buildah ${args[0]} failed:\n${`${stdout}${stderr}`.slice(-6000)}`);
  }
}

/**
 * Builds an unmodified Dockerfile. `--layers` shares the steps that Dockerfiles have in common; `--force-rm` removes intermediate
 * containers.
 */
export async function buildImage(name: string, { file = name, args = [] }: { file?: string; args?: string[] } = {}): Promise<void> {
  const mounts = (await listNpmMounts(cache)).flatMap((mount) => ['-v', mount]);
  const isolation = [
    '--isolation',
    'chroot',
    '--network',
    'host',
    '--ulimit',
    'nofile=20000:20000',
    '--pull-never',
    '--layers',
    '--force-rm',
  ];
  await runBuildah('build', ...isolation, ...mounts, ...args, '-f', `docker/${file}.Dockerfile`, '-t', `meet/${name}`, '.');
}

export async function imageExists(image: string): Promise<boolean> {
  return runBuildah('inspect', '--type', 'image', '--format', '{{.FromImageID}}', image).then(
    () => true,
    () => false,
  );
}

/** Returns the size of all layers, in megabytes. */
export async function measureSize(image: string): Promise<number> {
  const [number, unit] = (await runBuildah('images', '--format', '{{.Size}}', image)).split(' ');
  return Number(number) * (MEGABYTES[unit ?? ''] ?? Number.NaN);
}

export async function readConfig(image: string): Promise<ImageConfig> {
  const inspection = JSON.parse(await runBuildah('inspect', '--type', 'image', image)) as { OCIv1: { config: ImageConfig } };
  return inspection.OCIv1.config;
}

/** Mounts the files of an image, and returns the folder on this machine where they are. */
export async function mountImage(image: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const container = await runBuildah('from', '--pull-never', image);
  const folder = await runBuildah('mount', container);
  if (!existsSync(folder)) throw new Error(`buildah mounted ${image} nowhere: ${folder}`);
  return { folder, remove: async () => void (await runBuildah('rm', container)) };
}
