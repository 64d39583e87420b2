import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { root } from '../config.ts';
import { claimFile } from '../process/claim.ts';
import { builtPrograms } from '../shop/shop-processes.ts';
import { CommandUnderTest } from './command.harness.ts';

let command: CommandUnderTest;
beforeEach(() => {
  command = new CommandUnderTest('catalog');
});
afterEach(() => command.remove());

const runManage = (...args: string[]) => command.run(join(root, 'scripts/database/manage.ts'), args);

it('npm run manage exports the catalog and reports an invalid import while no shop runs, and leaves no database running', async () => {
  expect(await runManage('export')).toMatchObject({ code: 0, output: expect.stringContaining('Done. 0 products') });
  expect(readFileSync(join(command.folder, 'catalog.jsonl'), 'utf8')).toBe('');
  expect(command.isDatabaseUp).toBe(false);
  writeFileSync(join(command.folder, 'goods.jsonl'), '{"slug":"boots"}\n');
  expect(await runManage('import', 'goods.jsonl')).toMatchObject({ code: 2, output: expect.stringContaining('line 1  MISSING_FIELD') });
  expect(command.isDatabaseUp).toBe(false);
}, 300_000);

it('npm run manage uses the database of a running shop, which continues to run', async () => {
  const releaseClaim = claimFile(join(command.dataDir, 'supervisor.pid'), 'The shop runs from', 'stop it');
  const DATABASE_URL = await command.postgres.start();
  expect(await command.run(builtPrograms.migrate, ['deploy'], { DATABASE_URL })).toMatchObject({ code: 0 });
  expect(await runManage('export', 'goods.jsonl')).toMatchObject({ code: 0, output: expect.stringContaining('Done. 0 products') });
  expect(await runManage('import', 'goods.jsonl')).toMatchObject({ code: 0, output: expect.stringContaining('Done. 0 lines') });
  expect(command.isDatabaseUp).toBe(true);
  releaseClaim();
}, 300_000);

it('npm run manage prints its usage if its arguments are wrong', async () => {
  for (const args of [[], ['import'], ['export', 'a', 'b'], ['sell', 'a'], ['ledger', 'a']])
    expect(await runManage(...args)).toMatchObject({ code: 1, output: expect.stringContaining('Usage: npm run manage -- COMMAND') });
});
