import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { root } from './config.ts';
import { temporaryFolder } from './shop-under-test.ts';

const folder = temporaryFolder('database');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds a running server again on a machine that has no ps, and never starts a second one on its files', () => {
  const programs = join(folder, 'bin');
  mkdirSync(programs);
  // Root asks it for the user to lend; everything else is missing.
  symlinkSync(execFileSync('which', ['id'], { encoding: 'utf8' }).trim(), join(programs, 'id'));
  const twice = `const { EmbeddedPostgres } = await import('./scripts/embedded-postgres.ts');
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
