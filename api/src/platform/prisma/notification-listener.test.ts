import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { createTestDatabase, type TestDatabase } from '../../exports/testing.js';
import { createLogger } from '../process/logger.js';
import { NotificationListener } from './notification-listener.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const countTimers = () => process.getActiveResourcesInfo().filter((type) => type === 'Timeout').length;

it('a notification listener leaves no timer when it has stopped', async () => {
  const timersBefore = countTimers();
  const logger = createLogger({ LOG_LEVEL: 'silent' });
  const callbacks = { onNotification: () => undefined, onListening: () => undefined };
  const names = { applicationName: 'meet-test', channel: 'change' };
  const listener = new NotificationListener({ databaseUrl: database.url, logger, ...names, heartbeatMs: 5_000, ...callbacks });
  listener.start();
  await until('it listens', () => listener.isListening);
  await listener.stop();
  expect(countTimers()).toBe(timersBefore);
});
