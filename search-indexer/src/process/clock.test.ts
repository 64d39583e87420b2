import { readdirSync, readFileSync } from 'node:fs';

/** Files that may read the time: the clock itself, tests with their support files, and generated code. */
const mayReadIt = /(^|\/)clock\.ts$|\.(test|factory|fake|harness)\.ts$|(^|\/)generated\//;

it('the system clock is read only in clock.ts', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !mayReadIt.test(file));
  expect(files.length).toBeGreaterThan(10);
  const readers = files.filter((file) => /\bDate\.now\b|\bnew Date\(\)/.test(readFileSync(`src/${file}`, 'utf8')));
  expect(readers).toEqual([]);
});
