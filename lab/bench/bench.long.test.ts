import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { environment, root } from '../../scripts/config.ts';
import { EmbeddedPostgres } from '../../scripts/postgres/embedded.ts';
import { createTemporaryFolder } from '../../scripts/postgres/temporary-folder.ts';

const run = promisify(execFile);

describe('the benchmarked servers', () => {
  let folder: string;

  beforeEach(() => {
    folder = createTemporaryFolder('bench');
  });

  afterEach(async () => {
    await new EmbeddedPostgres(join(folder, 'postgres')).stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('all respond to each request with the same JSON or, where responses may differ, correctly', async () => {
    const scenarioNames =
      'empty,cards,filtered,catalog,search,hits,unknown,product,units,offers,personal,add,quote,place,orders,order,points';
    const args = [join(root, 'lab/bench/bench.ts'), '--products', '2000', '--only', scenarioNames, '--check'];
    const { stdout } = await run(process.execPath, args, { cwd: root, env: { ...environment, DATA_DIR: folder, NODE_OPTIONS: '' } });
    expect(stdout).toMatch(/empty: 1 requests, the same JSON from every server/);
    expect(stdout).toMatch(/cards: 9 requests, the same JSON from every server/);
    expect(stdout).toMatch(/filtered: 7 requests, the same JSON from every server/);
    expect(stdout).toMatch(/catalog: 16 requests, the same JSON from every server/);
    expect(stdout).toMatch(/search: 12 requests, each answered correctly by every server/);
    expect(stdout).toMatch(/hits: 16 requests, each answered correctly by every server/);
    expect(stdout).toMatch(/unknown: 8 requests, each answered correctly by every server/);
    for (const name of ['product', 'units', 'offers'])
      expect(stdout).toMatch(new RegExp(`${name}: 21 requests, the same JSON from every server`));
    expect(stdout).toMatch(/member: \/: 50 requests, each answered correctly by every server/);
    expect(stdout).toMatch(/guest: \/catalog: 80 requests, each answered correctly by every server/);
    expect(stdout).toMatch(/add: 5 requests, the same JSON from every server/);
    expect(stdout).toMatch(/quote: 20 requests, the same JSON from every server/);
    expect(stdout).toMatch(/place: 20 requests, the same JSON and the same rows from every server/);
    expect(stdout).toMatch(/orders: 5 requests, each answered correctly by every server/);
    expect(stdout).toMatch(/order: 20 requests, each answered correctly by every server/);
    expect(stdout).toMatch(/points: 4 requests, each answered correctly by every server/);
  }, 1_800_000);
});
