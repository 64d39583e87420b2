import { setImmediate as tick } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { cloneTestDatabase } from '../../../prisma/test-database.js';
import { testEnvironment } from '../../../test/support/test-environment.js';
import { until } from '../../../test/support/wait-until.js';
import type { TestDatabase } from '../../exports/testing.js';
import { createLogger } from '../process/logger.js';
import { PeriodicJobs } from './periodic-jobs.js';

let database: TestDatabase;
const pools: pg.Pool[] = [];

beforeAll(async () => {
  database = await cloneTestDatabase(testEnvironment().TEST_DATABASE_URL);
});
afterAll(async () => {
  for (const pool of pools) await pool.end();
  await database.drop();
});

/** Starts the periodic jobs of one process, of which `run` is the only one. */
function startProcess(run: () => Promise<void>): PeriodicJobs {
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pools.push(pool);
  const jobs = new PeriodicJobs(pool, createLogger({ LOG_LEVEL: 'silent' }));
  jobs.start([{ name: 'test', everyMs: 10, run }]);
  return jobs;
}

it('a periodic job runs in one process at a time, again after a failure, and in another one once the first have stopped', async () => {
  let running = 0;
  let maxRunning = 0;
  let runs = 0;
  const run = async () => {
    running += 1;
    runs += 1;
    maxRunning = Math.max(maxRunning, running);
    await tick();
    running -= 1;
    if (runs % 3 === 0) throw new Error('one of three');
  };
  const processes = [startProcess(run), startProcess(run), startProcess(run)];
  await until('it has run often', () => runs > 12);
  await Promise.all(processes.map((one) => one.stop()));
  const runsAtEnd = runs;
  expect(maxRunning).toBe(1);
  let laterRuns = 0;
  const anotherProcess = startProcess(async () => {
    laterRuns += 1;
  });
  await until('another process has run often', () => laterRuns > 5);
  await anotherProcess.stop();
  expect([running, runs]).toEqual([0, runsAtEnd]);
});
