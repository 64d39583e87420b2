import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { root } from '../config.ts';
import { EmbeddedPostgres } from './embedded.ts';
import { temporaryFolder } from './temporary-folder.ts';

const folder = temporaryFolder('database');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds a running server again on a machine that has no ps, and never starts a second one on its files', () => {
  const programs = join(folder, 'bin');
  mkdirSync(programs);
  // The PATH contains only `id`, which the root user needs to find the system user.
  symlinkSync(execFileSync('which', ['id'], { encoding: 'utf8' }).trim(), join(programs, 'id'));
  const twice = `const { EmbeddedPostgres } = await import('./scripts/postgres/embedded.ts');
    const postgres = new EmbeddedPostgres(process.argv[1]);
    const urls = [await postgres.start(), await postgres.start()];
    await postgres.stop();
    console.log(JSON.stringify(urls));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', twice, join(folder, 'postgres')], {
    cwd: root,
    env: { PATH: programs },
    encoding: 'utf8',
  });
  const [first, again] = JSON.parse(said) as string[];
  expect(again).toBe(first);
});

it('is gone in time where it cannot stop in order, and nothing is lost', async () => {
  const postgres = new EmbeddedPostgres(join(folder, 'held'));
  const ask = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: await postgres.start() });
    await client.connect();
    for (const statement of statements.slice(0, -1)) await client.query(statement);
    const { rows } = await client.query<{ pid: number }>(statements.at(-1) ?? '');
    await client.end();
    return rows.map(({ pid }) => pid);
  };
  const [checkpointer = 0] = await ask(
    'CREATE TABLE kept AS SELECT 7 AS pid',
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'",
  );
  process.kill(checkpointer, 'SIGSTOP');
  await postgres.stop(1);
  expect(() => process.kill(checkpointer, 0)).toThrow('ESRCH');
  expect(await ask('SELECT pid FROM kept')).toEqual([7]);
  await postgres.stop();
});
