import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createTemporaryFolder } from '../postgres/temporary-folder.ts';
import { claimFile } from './claim.ts';

let folder: string;
let startedProcesses: ChildProcess[];
beforeEach(() => {
  folder = createTemporaryFolder('claim');
  startedProcesses = [];
});
afterEach(() => {
  for (const child of startedProcesses) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const claimCount = 200;

/** A script that makes all claims and reports which ones succeeded. It runs until it is killed, because a claim ends with its process. */
const claimScript = `
  const [, folder] = process.argv;
  const { claimFile } = await import(${JSON.stringify(join(import.meta.dirname, 'claim.ts'))});
  process.send('ready');
  const at = await new Promise((resolve) => process.once('message', resolve));
  while (Date.now() < at);
  const claimed = [];
  for (let round = 0; round < ${claimCount}; round += 1) {
    try {
      claimFile(folder + '/' + round + '.pid', 'Tests run from', 'wait for them');
      claimed.push(round);
    } catch {}
  }
  process.send(claimed);
  setInterval(() => {}, 1000);`;

/** Returns the claims that each of several processes obtained at the same time. */
async function claimTogether(count: number): Promise<number[][]> {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', claimScript, folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  );
  startedProcesses.push(...children);
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
])('only one of several simultaneous processes claims a folder that %s', async (_what, deadPid) => {
  const allRounds = Array.from({ length: claimCount }, (_, round) => round);
  if (deadPid) for (const round of allRounds) writeFileSync(join(folder, `${round}.pid`), deadPid);
  const claimed = await claimTogether(4);
  expect(claimed.flat().sort((one, other) => one - other)).toEqual(allRounds);
  for (const [at, own] of claimed.entries())
    for (const round of own) expect(readFileSync(join(folder, `${round}.pid`), 'utf8')).toBe(String(startedProcesses[at]?.pid));
});

it('claimFile refuses a folder that a running process has claimed, and names that process', async () => {
  await claimTogether(1);
  const claimAgain = () => claimFile(join(folder, '0.pid'), 'Tests run from', 'wait for them');
  expect(claimAgain).toThrow(
    `Tests run from ${folder} already (process ${startedProcesses[0]?.pid}): stop that process, or wait for them.`,
  );
});

it('a process releases its own claim, but not that of another process', () => {
  const file = join(folder, 'a.pid');
  const release = claimFile(file, 'Tests run from', 'wait for them');
  release();
  expect(existsSync(file)).toBe(false);
  const releaseLate = claimFile(file, 'Tests run from', 'wait for them');
  writeFileSync(file, '1');
  releaseLate();
  expect(readFileSync(file, 'utf8')).toBe('1');
});
