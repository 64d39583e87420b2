import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { environment, root } from '../config.ts';
import { createTemporaryFolder } from '../postgres/temporary-folder.ts';
import { findFreeNeighbours } from '../process/port.ts';
import { until } from '../process/until.ts';
import { formatSeconds, say } from '../terminal.ts';
import { markerVariable } from '../test/processes/families.ts';
import { hasBrowser, placeFirstOrder } from './first-order.harness.ts';

/** Longest allowed times of the first start, and from the first page to the paid order. */
const limitsMs = { start: 5 * 60_000, order: 60_000 };
/** Whether the test fails beyond the limits: in the lab, but not as a step of `npm test`, which may run on a slow machine. */
const hasLimits = environment[markerVariable] === undefined;
const deadlineMs = 20 * 60_000;
/** A test that runs as root starts the shop as a plain user, like most newcomers. */
const isRoot = process.getuid?.() === 0;
const plainUser = { uid: 65_534, gid: 65_534 };

/** PATH of the machine, without the Node and npm that the lock file pins. */
const machinePath = (environment.PATH ?? '')
  .split(':')
  .filter((folder) => !folder.includes('node_modules'))
  .join(':');

interface Newcomer {
  child: ChildProcess;
  readOutput: () => string;
  exited: Promise<number | null>;
}

function spawnNpmStart({ folder, shop, port }: { folder: string; shop: string; port: number }, user: object): Newcomer {
  const env = { HOME: join(folder, 'home'), PATH: machinePath, LANG: 'C.UTF-8', PORT: String(port), API_PORT: String(port + 2) };
  const child = spawn('npm', ['start'], { cwd: shop, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'], ...user });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, readOutput: () => output, exited: new Promise((resolve) => child.once('exit', resolve)) };
}

/** Resolves when the shop has opened. Fails with its output if it ends before, or after the deadline. */
const waitUntilOpen = ({ child, readOutput }: Newcomer, url: string): Promise<unknown> =>
  until(
    async () => {
      if (child.exitCode !== null) throw new Error(`The shop ended: ${readOutput()}`);
      return (await fetch(url).catch(() => undefined))?.ok;
    },
    { what: () => `the shop opens: ${readOutput()}`, withinMs: deadlineMs },
  );

describe('npm start in a clean clone, with an empty home folder and the Node of the machine', () => {
  const home = createTemporaryFolder('newcomer');
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  const orderOutcome = hasBrowser ? 'is paid for a first order' : 'takes no order (no Chromium here: name one by CHROMIUM)';
  const openAndOrder = async () => {
    const shop = join(home, 'a shop');
    mkdirSync(join(home, 'home'), { recursive: true });
    execFileSync('git', ['clone', '--quiet', root, shop]);
    chmodSync(home, 0o755);
    if (isRoot) execFileSync('chown', ['-R', `${plainUser.uid}:${plainUser.gid}`, home]);
    const port = await findFreeNeighbours(5);
    const startedAt = Date.now();
    const newcomer = spawnNpmStart({ folder: home, shop, port }, isRoot ? plainUser : {});
    try {
      await waitUntilOpen(newcomer, `http://127.0.0.1:${port}/catalog`);
      const startMs = Date.now() - startedAt;
      say(`MEASURED the first start: ${formatSeconds(startMs)}`);
      if (hasLimits) expect(startMs).toBeLessThan(limitsMs.start);
      expect((await fetch(`http://127.0.0.1:${port}/no-such-page`)).status).toBe(404);
      if (hasBrowser) {
        const orderMs = await placeFirstOrder(`http://127.0.0.1:${port}`);
        say(`MEASURED the first order: ${formatSeconds(orderMs)}`);
        if (hasLimits) expect(orderMs).toBeLessThan(limitsMs.order);
      }
    } finally {
      if (newcomer.child.pid) process.kill(-newcomer.child.pid, 'SIGINT');
      await newcomer.exited;
    }
    expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain(shop);
  };

  it(
    `opens without root rights, in a path with a space, ${orderOutcome}, and leaves no process${hasLimits ? ', all in time' : ''}`,
    openAndOrder,
    2 * deadlineMs,
  );
});
