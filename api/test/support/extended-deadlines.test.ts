import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { deadlines, scaleDeadlines } from '../../src/platform/prisma/deadlines.js';
import { extendedDeadlineVariables } from './extended-deadlines.js';

const PRINT_DEADLINES = "import('./dist/src/platform/prisma/deadlines.js').then(({ deadlines }) => console.log(JSON.stringify(deadlines)))";

it('tests and the processes that they start have the same extended deadlines', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', PRINT_DEADLINES], { env: extendedDeadlineVariables });
  expect(JSON.parse(stdout)).toEqual(deadlines);
  expect(deadlines).toMatchObject({ readMs: 30_000, writeMs: 60_000, connectMs: 30_000 });
});

it('scaleDeadlines multiplies the deadlines of production, not the current deadlines', () => {
  scaleDeadlines(3);
  scaleDeadlines(1);
  expect(deadlines).toMatchObject({ readMs: 5_000, writeMs: 10_000, connectMs: 5_000 });
});
