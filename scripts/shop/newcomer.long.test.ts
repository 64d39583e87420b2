import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { environment, root } from '../config.ts';
import { temporaryFolder } from '../postgres/temporary-folder.ts';
import { freeNeighbours } from '../process/port.ts';

const firstStartMs = 5 * 60_000;
const isRoot = process.getuid?.() === 0;
const plainUser = { uid: 65_534, gid: 65_534 };

/** PATH with the machine's own Node and npm instead of the pinned ones. */
const machinePath = (environment.PATH ?? '')
  .split(':')
  .filter((folder) => !folder.includes('node_modules'))
  .join(':');

interface Newcomer {
  child: ChildProcess;
  said: () => string;
  gone: Promise<number | null>;
}

function npmStart({ folder, shop, port }: { folder: string; shop: string; port: number }, user: object): Newcomer {
  const env = { HOME: join(folder, 'home'), PATH: machinePath, LANG: 'C.UTF-8', PORT: String(port), API_PORT: String(port + 2) };
  const child = spawn('npm', ['start'], { cwd: shop, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'], ...user });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, said: () => output, gone: new Promise((resolve) => child.once('exit', resolve)) };
}

async function opens(newcomer: Newcomer, url: string): Promise<number> {
  const started = Date.now();
  while (Date.now() - started < firstStartMs) {
    if (newcomer.child.exitCode !== null) break;
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return Date.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`The shop did not open: ${newcomer.said()}`);
}

describe('npm start in a clean clone, with an empty home and the Node of the machine', () => {
  const home = temporaryFolder('newcomer');
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  const tryIt = async (name: string, user: Partial<typeof plainUser>) => {
    const folder = join(home, name);
    const shop = join(folder, 'a shop');
    mkdirSync(join(folder, 'home'), { recursive: true });
    execFileSync('git', ['clone', '--quiet', root, shop]);
    for (const path of [dirname(folder), folder]) chmodSync(path, 0o755);
    if (user.uid) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
    const port = await freeNeighbours(5);
    const newcomer = npmStart({ folder, shop, port }, user);
    try {
      expect(await opens(newcomer, `http://127.0.0.1:${port}/catalog`)).toBeLessThan(firstStartMs);
      expect((await fetch(`http://127.0.0.1:${port}/no-such-page`)).status).toBe(404);
    } finally {
      if (newcomer.child.pid) process.kill(-newcomer.child.pid, 'SIGINT');
      await newcomer.gone;
    }
    expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain(shop);
  };

  it('opens within 5 minutes and leaves nothing behind, in a path with a space', () => tryIt('as myself', {}), 2 * firstStartMs);

  (isRoot ? it : it.skip)(
    isRoot ? 'does so for a plain user too' : 'does so for a plain user too (only root can become one to try it)',
    () => tryIt('as nobody', plainUser),
    2 * firstStartMs,
  );
});
