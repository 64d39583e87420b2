import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { environment, root } from '../config.ts';
import { temporaryFolder } from '../postgres/temporary-folder.ts';
import { freeNeighbours } from '../process/port.ts';
import { until } from '../process/until.ts';

const firstStartMs = 5 * 60_000;
const isRoot = process.getuid?.() === 0;
const plainUser = { uid: 65_534, gid: 65_534 };

/** PATH of the machine, without the Node and npm that the lock file pins. */
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

/** Resolves when the shop has opened. Fails with its output if it ends before, or after five minutes. */
const opens = ({ child, said }: Newcomer, url: string): Promise<unknown> =>
  until(
    async () => {
      if (child.exitCode !== null) throw new Error(`The shop ended: ${said()}`);
      return (await fetch(url).catch(() => undefined))?.ok;
    },
    { what: () => `the shop opens: ${said()}`, withinMs: firstStartMs },
  );

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
      await opens(newcomer, `http://127.0.0.1:${port}/catalog`);
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
