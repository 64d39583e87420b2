import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

/** The clock itself, and support files of tests. */
const mayReadIt = /(^|\/)clock\.ts$|\.(test|factory|fake|harness)\.ts$|(^|\/)generated\//;

it('the system clock is read only by Clock', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !mayReadIt.test(file));
  expect(files.length).toBeGreaterThan(10);
  const readers = files.filter((file) => /\bDate\.now\b|\bnew Date\(\)/.test(readFileSync(`src/${file}`, 'utf8')));
  expect(readers).toEqual([]);
});
