import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { shareReads } from './shared-read.js';

interface Read {
  succeed(value: string): void;
  fail(): void;
}

const CACHE_MS = 1_000;
let now = 0;

beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A shared read, and its underlying reads, which the test completes in any order. */
const createControlledRead = () => {
  const reads: Read[] = [];
  const readShared = shareReads(CACHE_MS, () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    reads.push({ succeed: resolve, fail: () => reject(new Error('no answer')) });
    return promise;
  });
  return { reads, readShared };
};

describe('a shared read', () => {
  it('is made once for all callers within its time to live, and again afterwards', async () => {
    const { reads, readShared } = createControlledRead();
    const both = [readShared(), readShared()];
    reads[0]?.succeed('first');
    expect(await Promise.all(both)).toEqual(['first', 'first']);
    now += CACHE_MS - 1;
    expect(await readShared()).toBe('first');
    now += 1;
    const later = readShared();
    reads[1]?.succeed('second');
    expect(await later).toBe('second');
  });

  it('is made again after a failure', async () => {
    const { reads, readShared } = createControlledRead();
    const failed = readShared();
    reads[0]?.fail();
    await expect(failed).rejects.toThrow('no answer');
    const next = readShared();
    reads[1]?.succeed('second');
    expect(await next).toBe('second');
  });

  it('stays cached when an older read fails', async () => {
    const { reads, readShared } = createControlledRead();
    const olderRead = readShared();
    now += CACHE_MS;
    const newer = readShared();
    reads[0]?.fail();
    await expect(olderRead).rejects.toThrow('no answer');
    const latest = readShared();
    reads[1]?.succeed('second');
    expect(await Promise.all([newer, latest])).toEqual(['second', 'second']);
    expect(reads).toHaveLength(2);
  });

  it('runs outside the async context of its caller', async () => {
    const request = new AsyncLocalStorage<string>();
    const read = async () => request.getStore();
    const readShared = request.run('first', () => shareReads(CACHE_MS, read));
    expect(await request.run('second', readShared)).toBeUndefined();
  });
});
