import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { createTestDatabase, type TestDatabase } from '../../exports/testing.js';
import { createLogger } from '../../platform/process/logger.js';
import { ChangeListener } from './change-listener.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const countTimers = () => process.getActiveResourcesInfo().filter((type) => type === 'Timeout').length;

it('a change listener leaves no timer when it has stopped', async () => {
  const before = countTimers();
  const logger = createLogger({ LOG_LEVEL: 'silent' });
  const listener = new ChangeListener({ databaseUrl: database.url, logger, onNotice: () => undefined, onListening: () => undefined });
  listener.start();
  await until('it listens', () => listener.isListening);
  await listener.stop();
  expect(countTimers()).toBe(before);
});
