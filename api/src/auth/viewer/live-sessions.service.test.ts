import { describe, expect, it } from '@jest/globals';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { type LiveSession, LiveSessionsService } from './live-sessions.service.js';

const storedSession = { accountId: 'account', secondFactorGeneration: null, grantedLevel: 'CUSTOMER' } satisfies LiveSession;

/** Database of sessions in which each read ends when the test resolves it. */
function createControlledReads() {
  const reads: PromiseWithResolvers<LiveSession[]>[] = [];
  const readRows = () => {
    const read = Promise.withResolvers<LiveSession[]>();
    reads.push(read);
    return read.promise;
  };
  const prisma: PrismaService = Object.assign(Object.create(PrismaService.prototype), { readRows });
  return { reads, sessions: new LiveSessionsService(prisma, new Clock()) };
}

describe('a session that several requests read concurrently', () => {
  it('is read once', async () => {
    const { reads, sessions } = createControlledReads();
    const all = Array.from({ length: 3 }, () => sessions.find({ sessionId: 'one', generation: 1 }));
    reads[0]?.resolve([storedSession]);
    expect(await Promise.all(all)).toEqual([storedSession, storedSession, storedSession]);
    expect(await sessions.find({ sessionId: 'one', generation: 1 })).toEqual(storedSession);
    expect(reads).toHaveLength(1);
  });

  it('is read again, once for all waiting requests, if the first read fails', async () => {
    const { reads, sessions } = createControlledReads();
    const all = Promise.allSettled(Array.from({ length: 3 }, () => sessions.find({ sessionId: 'one', generation: 1 })));
    reads[0]?.reject(new Error('the first request is out of time'));
    await new Promise(setImmediate);
    reads[1]?.resolve([storedSession]);
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(reads).toHaveLength(2);
  });
});
