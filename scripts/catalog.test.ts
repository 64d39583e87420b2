import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { claim } from './claim.ts';
import { environment, root } from './config.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { built } from './parts.ts';
import { temporaryFolder } from './shop-under-test.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder('catalog');
  mkdirSync(join(folder, 'data'));
});

afterEach(async () => {
  await new EmbeddedPostgres(join(folder, 'data/postgres')).stop();
  rmSync(folder, { recursive: true, force: true });
});

function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<{ code: number; said: string }> {
  const all = { ...environment, DATA_DIR: join(folder, 'data'), DATABASE_URL: '', NODE_OPTIONS: '', INIT_CWD: folder, ...env };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd: root, env: all }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr });
    });
  });
}

const catalog = (...args: string[]) => run(join(root, 'scripts/catalog.ts'), args);
const isDatabaseUp = () => existsSync(join(folder, 'data/postgres/cluster/postmaster.pid'));

it('exports and imports where no shop runs, and leaves nothing running', async () => {
  expect(await catalog('export')).toMatchObject({ code: 0, said: expect.stringContaining('Done. 0 products') });
  expect(readFileSync(join(folder, 'catalogue.jsonl'), 'utf8')).toBe('');
  expect(isDatabaseUp()).toBe(false);
  writeFileSync(join(folder, 'goods.jsonl'), '{"slug":"boots"}\n');
  expect(await catalog('import', 'goods.jsonl')).toMatchObject({ code: 2, said: expect.stringContaining('line 1  MISSING_FIELD') });
  expect(isDatabaseUp()).toBe(false);
}, 300_000);

it('works beside a shop that runs, on its database, which it leaves running', async () => {
  const release = claim(join(folder, 'data/supervisor.pid'), 'The shop runs from', 'stop it');
  const DATABASE_URL = await new EmbeddedPostgres(join(folder, 'data/postgres')).start();
  expect(await run(built.migrate, ['deploy'], { DATABASE_URL })).toMatchObject({ code: 0 });
  expect(await catalog('export', 'goods.jsonl')).toMatchObject({ code: 0, said: expect.stringContaining('Done. 0 products') });
  expect(await catalog('import', 'goods.jsonl')).toMatchObject({ code: 0, said: expect.stringContaining('Done. 0 lines') });
  expect(isDatabaseUp()).toBe(true);
  release();
}, 60_000);

it('says how it is used', async () => {
  for (const args of [[], ['import'], ['export', 'a', 'b'], ['sell', 'a']])
    expect(await catalog(...args)).toMatchObject({ code: 1, said: expect.stringContaining('Usage: npm run catalog:import -- file.jsonl') });
});
