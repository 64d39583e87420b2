import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { environment } from '../config.ts';

/** Script that exits on a message or when its IPC channel closes, like parts of the shop. With HANGS it blocks while exiting, as Node may. */
const exitingScript = `
  const leave = () => process.exit(0);
  process.on('message', leave);
  process.on('disconnect', leave);
  if (process.env.HANGS) process.on('exit', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
  process.send('ready');`;

let startedChild: ReturnType<typeof spawn> | undefined;

afterEach(() => {
  startedChild?.kill('SIGKILL');
});

async function startPart(env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'orphan.ts'), '--eval', exitingScript], {
    env: { ...environment, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  startedChild = child;
  await once(child, 'message');
  return child;
}

it('a process whose supervisor has ended is killed, even if Node hangs while exiting', async () => {
  const child = await startPart({ HANGS: '1' });
  const exit = once(child, 'exit');
  child.disconnect();
  expect(await exit).toEqual([null, 'SIGKILL']);
});

it('a process whose supervisor still runs exits by itself with code 0, without being killed', async () => {
  const child = await startPart();
  const exit = once(child, 'exit');
  child.send('leave');
  expect(await exit).toEqual([0, null]);
});
