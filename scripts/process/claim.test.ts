import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { temporaryFolder } from '../postgres/temporary-folder.ts';
import { claimFile } from './claim.ts';

let folder: string;
let started: ChildProcess[];
beforeEach(() => {
  folder = temporaryFolder('claim');
  started = [];
});
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const rounds = 200;

/** Makes all the claims and reports which ones succeeded. The process stays until it is killed, because a claim ends with its process. */
const script = `
  const [, folder] = process.argv;
  const { claimFile } = await import(${JSON.stringify(join(import.meta.dirname, 'claim.ts'))});
  process.send('ready');
  const at = await new Promise((resolve) => process.once('message', resolve));
  while (Date.now() < at);
  const claimed = [];
  for (let round = 0; round < ${rounds}; round += 1) {
    try {
      claimFile(folder + '/' + round + '.pid', 'Tests run from', 'wait for them');
      claimed.push(round);
    } catch {}
  }
  process.send(claimed);
  setInterval(() => {}, 1000);`;

/** Returns the claims that each of several processes got at the same time. */
async function claimTogether(count: number): Promise<number[][]> {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', script, folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  );
  started.push(...children);
  await Promise.all(children.map((child) => once(child, 'message')));
  const at = Date.now() + 100;
  return Promise.all(
    children.map(async (child) => {
      const claimed = once(child, 'message');
      child.send(at);
      const [message] = await claimed;
      return message as number[];
    }),
  );
}

it.each([
  ['no process has claimed', ''],
  ['a dead process has claimed', '4194305'],
])('only one of several simultaneous processes claims a folder that %s', async (_what, dead) => {
  const all = Array.from({ length: rounds }, (_, round) => round);
  if (dead) for (const round of all) writeFileSync(join(folder, `${round}.pid`), dead);
  const claimed = await claimTogether(4);
  expect(claimed.flat().sort((one, other) => one - other)).toEqual(all);
  for (const [at, own] of claimed.entries())
    for (const round of own) expect(readFileSync(join(folder, `${round}.pid`), 'utf8')).toBe(String(started[at]?.pid));
});

it('a claim refuses a folder of a running process, and names that process', async () => {
  await claimTogether(1);
  const again = () => claimFile(join(folder, '0.pid'), 'Tests run from', 'wait for them');
  expect(again).toThrow(`Tests run from ${folder} already (process ${started[0]?.pid}): stop that process, or wait for them.`);
});

it('a process releases its own claim, but not that of another process', () => {
  const file = join(folder, 'a.pid');
  const release = claimFile(file, 'Tests run from', 'wait for them');
  release();
  expect(existsSync(file)).toBe(false);
  const late = claimFile(file, 'Tests run from', 'wait for them');
  writeFileSync(file, '1');
  late();
  expect(readFileSync(file, 'utf8')).toBe('1');
});
