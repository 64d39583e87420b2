import { afterEach, expect, it, jest } from '@jest/globals';
import { type Run, report } from './report.ts';
import type { Outcome } from './run.ts';

const outcome = (changes: Partial<Outcome>): Outcome => ({
  ...{ name: 'api', passed: 1, failed: 0, skipped: [], measured: [], details: [] },
  ...{ started: 0, ms: 4_000, cpu: 3, files: [], leftOpen: [] },
  ...changes,
});

function print(changes: Partial<Run>): string {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  report({
    ...{ outcomes: [outcome({})], postgres: 2, ownCost: 1, ms: 5_000, seed: 7 },
    ...{ budgets: new Map(), excesses: [], omitted: [] },
    ...changes,
  });
  const output = write.mock.calls.map(([chunk]) => String(chunk)).join('');
  write.mockRestore();
  return output;
}

const exitCode = process.exitCode;

afterEach(() => {
  process.exitCode = exitCode;
});

it('the report has the measurements, skips and omissions of steps', () => {
  const output = print({
    outcomes: [outcome({ name: 'images', measured: ['image: 5 MB'], skipped: ['proxy: no nginx'] })],
    omitted: ['stories: nothing that it tests has changed'],
  });
  expect(output).toContain('\nMEASURED\n  images: image: 5 MB\n');
  expect(output).toContain('\nSKIPPED\n  images: proxy: no nginx\n');
  expect(output).toContain('\nLEFT OUT\n  stories: nothing that it tests has changed\n');
  expect(output).toContain('1 passed, 0 failed, 1 skipped');
  expect(process.exitCode).toBe(0);
});

it('the report has the cost of each step, the most expensive first, of PostgreSQL and of the whole run', () => {
  const outcomes = [outcome({}), outcome({ name: 'journeys', ms: 1_000, cpu: 30, passed: 9 })];
  const rows = print({ outcomes, budgets: new Map([['journeys', 40]]) }).split('\n');
  const start = rows.findIndex((row) => row.startsWith('2 steps'));
  expect(rows.slice(start + 1, start + 7).map((row) => row.trim().split(/ {2,}/))).toEqual([
    ['wall', 'CPU', 'budget'],
    ['1.0 s', '30.0 s', '75 %', 'journeys, 9 tests'],
    ['4.0 s', '3.0 s', 'api'],
    ['2.0 s', 'PostgreSQL, for all steps'],
    ['1.0 s', 'npm test itself, with the calibration'],
    ['5.0 s', '36.0 s', 'in all'],
  ]);
});

it('the report does not mention budgets if the run has none', () => {
  const output = print({});
  expect(output).toContain('      wall       CPU\n     4.0 s     3.0 s  api\n');
  expect(output).not.toMatch(/budget|calibration/);
});

it('the report has only elapsed seconds if the system does not report CPU', () => {
  const output = print({ outcomes: [outcome({ cpu: undefined, files: [{ path: 'a.test.ts', seconds: 4 }] })], postgres: undefined });
  expect(output).toContain('this system does not report the CPU seconds of processes');
  expect(output).toContain('     4.0 s  api\n');
  expect(output).toContain('in seconds by the clock\n       4.0  a.test.ts');
});

it('the report has the ten most expensive test files of all steps', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ path: `${at}.test.ts`, seconds: at }));
  const output = print({ outcomes: [outcome({ files: files.slice(0, 6) }), outcome({ files: files.slice(6) })] });
  expect(output).toMatch(/ 11\.0 {2}11\.test\.ts\n(?:.+\n){8} {7}2\.0 {2}2\.test\.ts\n\n/);
});

it('a failed step fails the run, and its details are at the end of the log', () => {
  const output = print({ outcomes: [outcome({ failed: 1, details: ['left running: chromium'] })] });
  expect(output).toContain('in all\n\nFAILED api\nleft running: chromium\n\nFiles ran in the order');
  expect(process.exitCode).toBe(1);
});

it('a step over its budget fails the run', () => {
  expect(print({ excesses: ['api used too much'] })).toContain('\nOVER BUDGET\n  api used too much\n');
  expect(process.exitCode).toBe(1);
});
