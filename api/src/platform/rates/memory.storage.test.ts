import { describe, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { MemoryStorage } from './memory.storage.js';

describe('request counters in memory', () => {
  it('count each key separately, and block a key beyond its limit until the window ends', async () => {
    const storage = new MemoryStorage();
    const blocked: boolean[] = [];
    for (let count = 0; count < 3; count += 1) blocked.push((await storage.increment('one', 60_000, 2)).isBlocked);
    expect(blocked).toEqual([false, false, true]);
    expect(await storage.increment('one', 60_000, 2)).toEqual({ totalHits: 4, timeToExpire: 60, isBlocked: true, timeToBlockExpire: 60 });
    expect(await storage.increment('other', 60_000, 2)).toMatchObject({ totalHits: 1, isBlocked: false, timeToBlockExpire: 0 });
  });

  it('count 200,000 requests of one key exactly', async () => {
    const storage = new MemoryStorage();
    for (let count = 1; count < 200_000; count += 1) await storage.increment('one', 60_000, 1_000_000);
    expect(await storage.increment('one', 60_000, 1_000_000)).toMatchObject({ totalHits: 200_000, isBlocked: false });
  });

  it('begin a new time window when the previous one has ended', async () => {
    const storage = new MemoryStorage();
    const count = () => storage.increment('one', 50, 1);
    await until('the window is full', async () => (await count()).isBlocked);
    await until('a new window begins', async () => {
      const { totalHits, isBlocked } = await count();
      return totalHits === 1 && !isBlocked;
    });
  });
});
