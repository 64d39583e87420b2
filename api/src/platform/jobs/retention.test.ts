import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { PrismaService } from '../prisma/prisma.service.js';
import { Clock } from '../process/clock.js';
import { LOGGER, type Logger } from '../process/logger.js';
import { type RetentionPolicy, RetentionService } from './retention.service.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const old = new Date('2020-01-01');
const addUndelivered = (count: number) =>
  api.db.undeliveredMessage.createMany({
    data: Array.from({ length: count }, (_, index) => ({ kind: 'retention', messageId: String(index), reason: 'EXPIRED', failedAt: old })),
  });
const countRemaining = () => api.db.undeliveredMessage.count();

/** Creates the retention service of one process, with only these policies. */
function createProcess(policies: readonly RetentionPolicy[]): RetentionService {
  const retention = new RetentionService(api.app.get<Logger>(LOGGER), api.app.get(PrismaService), api.app.get(Clock));
  for (const one of policies) retention.register(one);
  return retention;
}

const messages: RetentionPolicy = {
  name: 'messages',
  sweep: ({ undeliveredMessage }, now, limit) => undeliveredMessage.deleteMany({ where: { failedAt: { lt: now } }, limit }),
};

describe('expired rows', () => {
  it('are all deleted, even by concurrent runs, and other rows stay', async () => {
    await addUndelivered(4_500);
    await api.db.undeliveredMessage.create({ data: { kind: 'retention', messageId: 'fresh', reason: 'EXPIRED', failedAt: new Date() } });
    await Promise.all(Array.from({ length: 4 }, () => api.app.get(RetentionService).clean()));
    await api.app.get(RetentionService).clean();
    expect(await countRemaining()).toBe(1);
    expect(api.log.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('are deleted by one process at a time', async () => {
    let runningCount = 0;
    let max = 0;
    const slow: RetentionPolicy = {
      name: 'slow',
      sweep: async (transaction) => {
        runningCount += 1;
        max = Math.max(max, runningCount);
        await transaction.$executeRaw`SELECT pg_sleep(0.2)`;
        runningCount -= 1;
        return { count: 0 };
      },
    };
    await Promise.all(Array.from({ length: 4 }, () => createProcess([slow]).clean()));
    expect(max).toBe(1);
  });

  it('are deleted even if the deletion of other expired rows fails, which is logged', async () => {
    await addUndelivered(1);
    const broken: RetentionPolicy = { name: 'broken', sweep: () => Promise.reject(new Error('no such table')) };
    await createProcess([broken, messages]).clean();
    expect(await countRemaining()).toBe(0);
    expect(api.log).toContainEqual(expect.objectContaining({ level: 'error', kept: 'broken' }));
  });
});
