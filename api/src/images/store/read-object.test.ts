import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import type { ObjectStore } from './object-store.port.js';
import { readObject, StoreTooSlow } from './read-object.js';

const createStore = (get: ObjectStore['get']): ObjectStore => ({
  get,
  put: async () => {},
  has: async () => true,
  remove: async () => {},
  check: async () => {},
  removeUnfinished: async () => 0,
});

describe('reading an object', () => {
  const WITHIN_MS = 50;

  it('is abandoned if it takes too long, and its stream is closed, even if the stream opens late', async () => {
    const streams = [new PassThrough(), new PassThrough()];
    const [hanging, late] = streams;
    await expect(
      readObject(
        createStore(async () => hanging ?? null),
        'a',
        WITHIN_MS,
      ),
    ).rejects.toThrow(StoreTooSlow);
    const opening = Promise.withResolvers<Readable | null>();
    const openedLate = createStore(() => opening.promise);
    await expect(readObject(openedLate, 'a', WITHIN_MS)).rejects.toThrow(StoreTooSlow);
    opening.resolve(late ?? null);
    await until('both are closed', () => streams.every(({ destroyed }) => destroyed));
  });

  it('fails with the error of the store if the store fails', async () => {
    const diskError = new Error('the disk is broken');
    const broken = createStore(
      async () =>
        new Readable({
          read() {
            this.destroy(diskError);
          },
        }),
    );
    await expect(readObject(broken, 'a', 30_000)).rejects.toThrow('the disk is broken');
  });
});
