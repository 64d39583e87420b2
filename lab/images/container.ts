import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type ImageConfig, mountImage, readConfig } from './buildah.ts';

/**
 * Confines a process as compose.yaml does, but with standard system tools: a read-only root, an empty /tmp and /cache in memory, no
 * capabilities, no new privileges, the image's user. Separate networks, resource limits, a separate pid namespace and a container engine's
 * seccomp profile are not emulated. Each tool replaces itself with the next one by exec, so signals and the exit code belong to the image's
 * process.
 */
const confineScript = `
set -e
root=$1; directory=$2; user=$3; shift 3
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -o remount,bind,ro "$root"
mount -t tmpfs tmpfs "$root/tmp"
if [ -d "$root/cache" ]; then mount -t tmpfs -o "uid=$user,gid=$user" tmpfs "$root/cache"; fi
exec chroot "$root" setpriv --reuid="$user" --regid="$user" --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all \\
  env --chdir="$directory" "$@"
`;

export interface ContainerResult {
  code: number | null;
  output: string;
}

export class Container {
  readonly process: ChildProcess;
  private readonly ended: Promise<ContainerResult>;
  private printedText = '';

  private constructor(process: ChildProcess, removeContainer: () => Promise<void>) {
    this.process = process;
    for (const stream of [process.stdout, process.stderr]) stream?.on('data', (chunk: Buffer) => (this.printedText += chunk.toString()));
    this.ended = once(process, 'close').then(async ([code]) => {
      await removeContainer();
      return { code, output: this.printedText };
    });
  }

  /** Starts the image's command, or `command` instead, with the image's variables and those of `env`. */
  static async start(name: string, { env = {}, command }: { env?: Record<string, string>; command?: string[] } = {}): Promise<Container> {
    const image = `meet/${name}`;
    const [{ folder, remove: removeContainer }, config] = await Promise.all([mountImage(image), readConfig(image)]);
    const args = ['--mount', '--propagation', 'private', 'sh', '-c', confineScript, 'sh', folder, config.WorkingDir, config.User];
    const child = spawn('unshare', [...args, ...(command ?? config.Cmd)], {
      env: { ...listVariables(config), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new Container(child, removeContainer);
  }

  /** All text that the process has printed so far. */
  get output(): string {
    return this.printedText;
  }

  get isRunning(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  end(): Promise<ContainerResult> {
    return this.ended;
  }

  /** Sends SIGTERM as a container engine does. After the timeout the process is killed, and the result then has no exit code. */
  async stop(withinMs: number): Promise<ContainerResult> {
    this.process.kill('SIGTERM');
    const timer = setTimeout(() => this.process.kill('SIGKILL'), withinMs);
    return this.ended.finally(() => clearTimeout(timer));
  }
}

function listVariables({ Env }: ImageConfig): Record<string, string> {
  return Object.fromEntries(Env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}
