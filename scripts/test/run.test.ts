import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { environment, root } from '../config.ts';
import { createTemporaryFolder } from '../postgres/temporary-folder.ts';
import { runCheck, runJest } from './run.ts';

describe('a check', () => {
  const check = (script: string) => runCheck({ part: 'checks', name: 'images', command: ['sh', '-c', script] }, environment);

  it('counts as one test, and reports its measurements and skips', async () => {
    expect(await check('echo noise; echo "MEASURED image: 5 MB"; echo "SKIPPED proxy: no nginx"')).toMatchObject({
      ...{ passed: 1, failed: 0, details: [] },
      ...{ measured: ['image: 5 MB'], skipped: ['proxy: no nginx'] },
    });
  });

  it('that fails is reported with its output', async () => {
    expect(await check('echo broken >&2; exit 3')).toMatchObject({ passed: 0, failed: 1, details: ['broken'] });
  });
});

describe('a suite', () => {
  let folder: string;

  beforeEach(() => {
    folder = createTemporaryFolder('suite');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs test files one after another in one process. */
  function run(files: Record<string, string>, { seed = 1, endsWithinMs = 30_000 } = {}) {
    for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source);
    const config = { rootDir: folder, testMatch: ['**/*.test.js'], transform: {} };
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    return runJest('fixture', [process.execPath, jest, '--config', JSON.stringify(config)], {
      ...{ env: environment, results: folder, cache: join(folder, 'cache'), workers: 1, seed, patterns: [] },
      endsWithinMs,
    });
  }

  const passing = "test('passes', () => {}); test.skip('needs nginx', () => {});";

  it('counts tests, and names skipped tests, failed tests and files that failed to load', async () => {
    const failing = "test('fails', () => expect(1).toBe(2));";
    const outcome = await run({ 'one.test.js': passing, 'two.test.js': failing, 'three.test.js': 'throw new Error("broken")' });
    expect(outcome).toMatchObject({ passed: 1, failed: 2, skipped: ['needs nginx'], leftOpen: [] });
    const details = outcome.details.join('\n');
    expect(details).toMatch(/two\.test\.js\n {2}fails\n/);
    expect(details).toMatch(/three\.test\.js\n.*broken/s);
    expect(outcome.files.map(({ path }) => path.split('/').at(-1)).toSorted()).toEqual(['one.test.js', 'three.test.js', 'two.test.js']);
  });

  it('ends and fails if a test file has left a server open, and names the file', async () => {
    const opening = `test('opens', (done) => { require('node:net').createServer().listen(0, '127.0.0.1', done); });`;
    const files = { 'one.test.js': passing, 'open.test.js': opening, 'two.test.js': passing };
    const { failed, passed, details } = await run(files, { endsWithinMs: 500 });
    expect({ failed, passed }).toEqual({ failed: 1, passed: 3 });
    expect(details[0]).toBe('All tests had ended, but Jest did not: a test file has left something open.');
    expect(details.filter((line) => line.startsWith('left open'))).toEqual([
      expect.stringMatching(/^left open: 1 TCPServerWrap by .*open\.test\.js$/),
    ]);
  });

  it('runs its files in an order that depends on the seed', async () => {
    const order =
      "const { appendFileSync } = require('node:fs'); test('runs', () => appendFileSync(__dirname + '/order', __filename.slice(-9, -8)));";
    const files = Object.fromEntries([...'abcdef'].map((name) => [`${name}.test.js`, order]));
    for (const seed of [1, 1, 2]) {
      await run(files, { seed });
      writeFileSync(join(folder, 'order'), '\n', { flag: 'a' });
    }
    const [first = '', again, other] = readFileSync(join(folder, 'order'), 'utf8').split('\n');
    expect([...first].toSorted().join('')).toBe('abcdef');
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});
