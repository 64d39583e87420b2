import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { environment } from '../config.ts';

/** Script that exits on a message or when its IPC channel closes, like parts of the shop. With HANGS it blocks while exiting, as Node may. */
const part = `
  const leave = () => process.exit(0);
  process.on('message', leave);
  process.on('disconnect', leave);
  if (process.env.HANGS) process.on('exit', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
  process.send('ready');`;

let started: ReturnType<typeof spawn> | undefined;

afterEach(() => {
  started?.kill('SIGKILL');
});

async function startPart(env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'orphan.ts'), '--eval', part], {
    env: { ...environment, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  started = child;
  await once(child, 'message');
  return child;
}

it('a process without a supervisor is killed, even if Node hangs while exiting', async () => {
  const child = await startPart({ HANGS: '1' });
  const gone = once(child, 'exit');
  child.disconnect();
  expect(await gone).toEqual([null, 'SIGKILL']);
});

it('a process with a supervisor continues to run', async () => {
  const child = await startPart();
  const gone = once(child, 'exit');
  child.send('leave');
  expect(await gone).toEqual([0, null]);
});
