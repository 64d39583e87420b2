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
import { Families, markerVariable } from './processes/families.ts';
import { runCheck } from './run.ts';
import { chooseCluster } from './test-cluster.ts';

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

  it('removes database, processes and temporary folders of a suite even if only the process of npm test is interrupted', async () => {
    const temporaryPath = join(folder, 'tmp');
    mkdirSync(temporaryPath, { mode: 0o755 });
    // The unpacked browser is linked and not copied, so that it stays for the next run.
    const browserEntries = ['chromium', 'fonts'].filter((name) => existsSync(join(tmpdir(), name)));
    for (const name of browserEntries) symlinkSync(join(tmpdir(), name), join(temporaryPath, name));
    // Without this variable, programs such as npm would store their compiled code in the temporary folder.
    const uncached = { NODE_DISABLE_COMPILE_CACHE: '1' };
    const env = { ...environment, ...uncached, TEST_DATA_DIR: join(folder, 'data'), TMPDIR: temporaryPath };
    startedChild = spawn('npm', ['test', '--', 'client', 'real-subscriptions'], { cwd: root, env, stdio: 'ignore', detached: true });
    const exited = once(startedChild, 'exit');
    const families = new Families();
    const family = families.add(startedChild.pid, `${environment[markerVariable]}/of-npm`);
    const listCommands = () => {
      families.sample();
      return family.livePids.map(readCommandLine);
    };
    const isApiRunning = () => listCommands().some((line) => line.includes('api/dist/src/main.js'));
    await until(isApiRunning, { what: 'an API of the suite', withinMs: 110_000 });
    const cluster = chooseCluster(join(folder, 'data'));
    // pg_ctl ends soon after the start, often between two samples, and the parent of the server is then init.
    const serverPid = Number.parseInt(readFileSync(join(cluster, 'cluster/postmaster.pid'), 'utf8'), 10);
    expect(readCommandLine(serverPid)).toContain('postgres');
    startedChild.kill('SIGINT');
    expect(await exited).toEqual([130, null]);
    expect([...listCommands(), readCommandLine(serverPid)]).toEqual(['']);
    families.remove(family);
    expect(readdirSync(temporaryPath).toSorted()).toEqual(browserEntries);
    expect(existsSync(join(folder, 'data/tests.pid'))).toBe(false);
    expect(existsSync(cluster)).toBe(false);
  });
});
