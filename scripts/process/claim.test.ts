import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { temporaryFolder } from '../postgres/temporary-folder.ts';
import { claim } from './claim.ts';

let folder: string;
let file: string;
let started: ChildProcess[];
beforeEach(() => {
  folder = temporaryFolder('claim');
  file = join(folder, 'a.pid');
  started = [];
});
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Claims the folder at the given time and tells whether it succeeded. The process stays until it is killed. */
const script = `
  const [, file, at] = process.argv;
  const { claim } = await import(${JSON.stringify(join(import.meta.dirname, 'claim.ts'))});
  while (Date.now() < Number(at));
  try {
    claim(file, 'Tests run from', 'wait for them');
    process.send('claimed');
  } catch ({ message }) {
    process.send(message);
  }
  setInterval(() => {}, 1000);`;

async function claimsOf(count: number): Promise<unknown[]> {
  const at = String(Date.now() + 3000);
  const said = Array.from({ length: count }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script, file, at], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.push(child);
    return once(child, 'message').then(([message]) => message);
  });
  return Promise.all(said);
}

it.each([
  ['a new folder', undefined],
  ['the folder of a process that died', '4194305'],
])('of several processes that claim %s at once, one succeeds', async (_what, dead) => {
  if (dead) writeFileSync(file, dead);
  const said = await claimsOf(6);
  expect(said.filter((message) => message === 'claimed')).toHaveLength(1);
  const holder = started[said.indexOf('claimed')]?.pid;
  expect(said.filter((message) => message !== 'claimed')).toEqual(
    Array(5).fill(`Tests run from ${folder} already (process ${holder}): stop that process, or wait for them.`),
  );
  expect(readFileSync(file, 'utf8')).toBe(String(holder));
});

it('releases its own claim, and never that of another process', () => {
  const release = claim(file, 'Tests run from', 'wait for them');
  release();
  expect(existsSync(file)).toBe(false);
  const late = claim(file, 'Tests run from', 'wait for them');
  writeFileSync(file, '1');
  late();
  expect(readFileSync(file, 'utf8')).toBe('1');
});
