import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { environment, root } from '../config.ts';
import { createTemporaryFolder } from '../postgres/temporary-folder.ts';
import { hasProcessTable, readCommandLine } from '../process/process-table.ts';
import { until } from '../process/until.ts';
import { hasBrowser } from '../shop/first-order.harness.ts';
import { Families, markerVariable } from './processes/families.ts';
import { runCheck } from './run.ts';
import { chooseCluster } from './test-cluster.ts';

const deadlineMs = 5 * 60_000;

let folder: string;
let startedChild: ChildProcess | undefined;

beforeEach(() => {
  folder = createTemporaryFolder('left');
});

afterEach(async () => {
  if (startedChild?.exitCode === null && startedChild.signalCode === null) {
    const exited = once(startedChild, 'exit');
    startedChild.kill('SIGTERM');
    await exited;
  }
  rmSync(folder, { recursive: true, force: true });
});

const onLinux = hasProcessTable ? describe : describe.skip;

onLinux('a run of tests (on Linux, which lists its processes)', () => {
  it('ends and names a process that outlives its step, even without the process group, the parent and the marker of the step', async () => {
    const endlessScript = `setInterval(() => {}, 1000)`;
    const spawnDetached = `require('node:child_process').spawn(process.execPath, ['-e', '${endlessScript}'], { detached: true, stdio: 'inherit', env: {} }).unref()`;
    // The parent lives long enough to be sampled with its child.
    const command = [process.execPath, '-e', `${spawnDetached}; setTimeout(() => {}, 1500)`] as const;
    const { failed, details } = await runCheck({ part: 'checks', name: 'leaves', command }, environment, { childrenEndWithinMs: 500 });
    expect(failed).toBe(1);
    const [, pid] = /^left running: .*setInterval.* \(process (\d+)\)$/.exec(details.join('\n')) ?? [];
    expect(readCommandLine(Number(pid))).toBe('');
  });

  const interruptions = [
    // Playwright passes this argument to the browser.
    { signal: 'SIGINT', exitCode: 130, part: 'journeys', file: 'shell/theme', awaited: '--remote-debugging-pipe', canRun: hasBrowser },
    { signal: 'SIGTERM', exitCode: 143, part: 'client', file: 'real-subscriptions', awaited: 'api/dist/src/main.js', canRun: true },
  ] as const;
  for (const { signal, exitCode, part, file, awaited, canRun } of interruptions) {
    (canRun ? it : it.skip)(
      `leaves no process, database or temporary folder after ${signal} to the process of npm test alone, in the middle of ${part}`,
      async () => {
        const temporaryPath = join(folder, 'tmp');
        mkdirSync(temporaryPath, { mode: 0o755 });
        // The unpacked browser is linked and not copied, so that it stays for the next run.
        const browserEntries = ['chromium', 'fonts'].filter((name) => existsSync(join(tmpdir(), name)));
        for (const name of browserEntries) symlinkSync(join(tmpdir(), name), join(temporaryPath, name));
        // Without the first variable, programs such as npm would store their compiled code in the temporary folder.
        const marker = `${environment[markerVariable]}/${signal}`;
        const variables = { NODE_DISABLE_COMPILE_CACHE: '1', TEST_DATA_DIR: join(folder, 'data'), TMPDIR: temporaryPath };
        const env = { ...environment, ...variables, [markerVariable]: marker };
        const child = spawn('npm', ['test', '--', part, file], { cwd: root, env, stdio: 'ignore', detached: true });
        startedChild = child;
        const exited = once(child, 'exit');
        const families = new Families();
        const family = families.add(child.pid, marker);
        const listCommands = () => {
          families.sample();
          return family.livePids.map(readCommandLine);
        };
        const isInTheMiddle = () => {
          if (child.exitCode !== null) throw new Error(`npm test ended with ${child.exitCode} before ${awaited} ran.`);
          return listCommands().some((line) => line.includes(awaited));
        };
        await until(isInTheMiddle, { what: `a process with ${awaited} runs`, withinMs: deadlineMs });
        const cluster = chooseCluster(join(folder, 'data'));
        // pg_ctl ends soon after the start, often between two samples, and the parent of the server is then init.
        const serverPid = Number.parseInt(readFileSync(join(cluster, 'cluster/postmaster.pid'), 'utf8'), 10);
        expect(readCommandLine(serverPid)).toContain('postgres');
        child.kill(signal);
        expect(await exited).toEqual([exitCode, null]);
        expect([...listCommands(), readCommandLine(serverPid)]).toEqual(['']);
        families.remove(family);
        expect(readdirSync(temporaryPath).toSorted()).toEqual(browserEntries);
        expect(existsSync(join(folder, 'data/tests.pid'))).toBe(false);
        expect(existsSync(cluster)).toBe(false);
      },
      2 * deadlineMs,
    );
  }
});
