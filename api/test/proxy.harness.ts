import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endProcess } from './api-processes.harness.js';
import { findFreePort } from './support/free-port.js';
import { until } from './support/wait-until.js';

const TEMPLATE = new URL('../../docker/nginx.conf.template', import.meta.url);
/** IP address of the TLS terminator, the only client whose forwarding headers the proxy trusts. */
const TERMINATOR = '127.0.0.1';

/** Returns the reason why the proxy cannot be started; undefined if it can. */
export const findNginxObstacle = (): string | undefined =>
  spawnSync('nginx', ['-v']).status === 0 ? undefined : 'there is no nginx on PATH';

/** nginx with the configuration of docker/nginx.conf.template, but with ports and folders of this machine. */
export class EntryProxy {
  #log = '';

  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {
    child.stderr?.on('data', (text: Buffer) => {
      this.#log += text;
    });
  }

  /** Starts nginx in front of two APIs at these ports, without a storefront. */
  static async start([firstPort, secondPort]: readonly [number, number]): Promise<EntryProxy> {
    const folder = await mkdtemp(path.join(tmpdir(), 'meet-proxy-'));
    // If root starts nginx, its workers run as another user, who must be able to read the folder.
    await chmod(folder, 0o755);
    const port = await findFreePort();
    const replacements = {
      'listen 8080': `listen 127.0.0.1:${port}`,
      'listen 8081': `listen 127.0.0.1:${await findFreePort(port)}`,
      '172.30.0.11:4000': `127.0.0.1:${firstPort}`,
      '172.30.0.12:4000': `127.0.0.1:${secondPort}`,
      '${TLS_TERMINATOR}': TERMINATOR,
      ' /tmp/': ` ${folder}/`,
    };
    const config = path.join(folder, 'nginx.conf');
    await writeFile(config, replaceParts(await readFile(TEMPLATE, 'utf8'), replacements));
    const flags = ['-e', 'stderr', '-c', config, '-g', 'daemon off;'];
    const proxy = new EntryProxy(`http://127.0.0.1:${port}`, spawn('nginx', flags, { stdio: ['ignore', 'ignore', 'pipe'] }), folder);
    await proxy.#waitUntilListening();
    return proxy;
  }

  /** Lists the lines of nginx's log about requests and responses below this path that nginx has buffered in a file. */
  listBufferedFiles(path: string): string[] {
    return this.#log.split('\n').filter((line) => line.includes('buffered to a temporary file') && line.includes(` ${path}`));
  }

  async end(): Promise<void> {
    // A killed nginx would leave its workers behind.
    await endProcess(this.child, 'SIGTERM');
    await rm(this.folder, { recursive: true });
  }

  async #waitUntilListening(): Promise<void> {
    await until('nginx listens', async () => {
      if (this.child.exitCode !== null) throw new Error(`nginx has ended: ${this.#log}`);
      return fetch(this.url).then(
        () => true,
        () => false,
      );
    });
  }
}

/** Replaces these parts of the template. Throws if the template lacks a part, because nginx would then use an address of production. */
function replaceParts(template: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((text, [part, replacement]) => {
    if (!text.includes(part)) throw new Error(`nginx.conf.template has no ${part}`);
    return text.replaceAll(part, replacement);
  }, template);
}
