import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment, root } from '../config.ts';
import { isInstalled } from '../shop/components.ts';
import { npmMounts } from './npm-mounts.ts';

const run = promisify(execFile);
const cache = join(root, '.cache/images');
const MEGABYTES: Record<string, number> = { kB: 1e-3, MB: 1, GB: 1e3 };

export interface ImageConfig {
  Env: string[];
  Cmd: string[];
  User: string;
  WorkingDir: string;
}

/** Reason why images cannot be built and started here; undefined when they can. */
export function whyNoImages(): string | undefined {
  const missing = ['buildah', 'debootstrap', 'setpriv', 'minio'].filter((program) => !isInstalled(program));
  if (missing.length > 0) return `${missing.join(', ')} not on PATH (.ci/run installs what is missing on Debian)`;
  return process.getuid?.() === 0 ? undefined : 'building without a container engine needs root';
}

/** Storage of images and layers, kept between runs. vfs copies whole layers, so it is used only where overlay is not available. */
function storage(): string[] {
  const at = ['--root', join(cache, 'store'), '--runroot', join(cache, 'run')];
  mkdirSync(cache, { recursive: true });
  const overlay = [...at, '--storage-driver', 'overlay'];
  if (spawnSync('buildah', [...overlay, 'info'], { stdio: 'ignore' }).status === 0) return overlay;
  return ['--root', join(cache, 'store-vfs'), '--runroot', join(cache, 'run-vfs'), '--storage-driver', 'vfs'];
}

let chosen: string[] | undefined;

export async function buildah(...args: string[]): Promise<string> {
  chosen ??= storage();
  try {
    const { stdout } = await run('buildah', [...chosen, ...args], { cwd: root, env: environment, maxBuffer: 2 ** 28 });
    return stdout.trim();
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`buildah ${args[0]} failed:\n${`${stdout}${stderr}`.slice(-6000)}`);
  }
}

/** Builds a Dockerfile unchanged. `--layers` shares the steps that the Dockerfiles have in common. */
export async function build(name: string, { file = name, args = [] }: { file?: string; args?: string[] } = {}): Promise<void> {
  const npmCache = join(cache, 'npm');
  mkdirSync(npmCache, { recursive: true });
  const mounts = [...(await npmMounts()), `${npmCache}:/root/.npm:rw`].flatMap((mount) => ['-v', mount]);
  const isolation = ['--isolation', 'chroot', '--network', 'host', '--ulimit', 'nofile=20000:20000', '--pull-never', '--layers'];
  await buildah('build', ...isolation, ...mounts, ...args, '-f', `docker/${file}.Dockerfile`, '-t', `meet/${name}`, '.');
}

export async function exists(image: string): Promise<boolean> {
  return buildah('inspect', '--type', 'image', '--format', '{{.FromImageID}}', image).then(
    () => true,
    () => false,
  );
}

/** Size of all layers together, in megabytes. */
export async function sizeOf(image: string): Promise<number> {
  const [number, unit] = (await buildah('images', '--format', '{{.Size}}', image)).split(' ');
  return Number(number) * (MEGABYTES[unit ?? ''] ?? Number.NaN);
}

export async function configOf(image: string): Promise<ImageConfig> {
  const inspected = JSON.parse(await buildah('inspect', '--type', 'image', image)) as { OCIv1: { config: ImageConfig } };
  return inspected.OCIv1.config;
}

/** Mounts the files of an image into a local folder. */
export async function mount(image: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const container = await buildah('from', '--pull-never', image);
  const folder = await buildah('mount', container);
  if (!existsSync(folder)) throw new Error(`buildah mounted ${image} nowhere: ${folder}`);
  return { folder, remove: async () => void (await buildah('rm', container)) };
}
