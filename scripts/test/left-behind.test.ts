import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { environment, root } from '../config.ts';
import { temporaryFolder } from '../postgres/temporary-folder.ts';
import { hasProcessTable, readCommandLine } from '../process/process-table.ts';
import { until } from '../process/until.ts';
import { Families, markerVariable } from './processes/families.ts';
import { runCheck } from './run.ts';
import { chooseCluster } from './test-cluster.ts';

let folder: string;
let started: ChildProcess | undefined;

beforeEach(() => {
  folder = temporaryFolder('left');
});

afterEach(async () => {
  if (started?.exitCode === null && started.signalCode === null) {
    const exited = once(started, 'exit');
    started.kill('SIGTERM');
    await exited;
  }
  rmSync(folder, { recursive: true, force: true });
});

const onLinux = hasProcessTable ? describe : describe.skip;

onLinux('the processes of a run (only Linux lists them)', () => {
  it('a process that outlives its step is ended and named, even if it has left the group, its parent and the environment', async () => {
    const stays = `setInterval(() => {}, 1000)`;
    const leave = `require('node:child_process').spawn(process.execPath, ['-e', '${stays}'], { detached: true, stdio: 'inherit', env: {} }).unref()`;
    // The parent lives long enough to be sampled with its child.
    const command = [process.execPath, '-e', `${leave}; setTimeout(() => {}, 1500)`] as const;
    const { failed, details } = await runCheck({ part: 'checks', name: 'leaves', command }, environment, { childrenEndWithinMs: 500 });
    expect(failed).toBe(1);
    const [, pid] = /^left running: .*setInterval.* \(process (\d+)\)$/.exec(details.join('\n')) ?? [];
    expect(readCommandLine(Number(pid))).toBe('');
  });

  it('database, processes and temporary folders of a suite are removed even if only npm test is interrupted', async () => {
    const temporary = join(folder, 'tmp');
    mkdirSync(temporary, { mode: 0o755 });
    // The unpacked browser stays for the next run.
    const browser = ['chromium', 'fonts'].filter((name) => existsSync(join(tmpdir(), name)));
    for (const name of browser) symlinkSync(join(tmpdir(), name), join(temporary, name));
    // Programs such as npm cache their compiled code in the temporary folder.
    const uncached = { NODE_DISABLE_COMPILE_CACHE: '1' };
    const env = { ...environment, ...uncached, TEST_DATA_DIR: join(folder, 'data'), TMPDIR: temporary };
    started = spawn('npm', ['test', '--', 'client', 'real-subscriptions'], { cwd: root, env, stdio: 'ignore', detached: true });
    const exited = once(started, 'exit');
    const families = new Families();
    const family = families.add(started.pid, `${environment[markerVariable]}/of-npm`);
    const commands = () => {
      families.sample();
      return family.livePids.map(readCommandLine);
    };
    const isInTheMiddle = () => commands().some((line) => line.includes('api/dist/src/main.js'));
    await until(isInTheMiddle, { what: 'an API of the suite', withinMs: 110_000 });
    const cluster = chooseCluster(join(folder, 'data'));
    // pg_ctl leaves the server to init, often between two samples.
    const server = Number.parseInt(readFileSync(join(cluster, 'cluster/postmaster.pid'), 'utf8'), 10);
    expect(readCommandLine(server)).toContain('postgres');
    started.kill('SIGINT');
    expect(await exited).toEqual([130, null]);
    expect([...commands(), readCommandLine(server)]).toEqual(['']);
    families.remove(family);
    expect(readdirSync(temporary).toSorted()).toEqual(browser);
    expect(existsSync(join(folder, 'data/tests.pid'))).toBe(false);
    expect(existsSync(cluster)).toBe(false);
  });
});
