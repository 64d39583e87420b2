import { setImmediate as tick } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ErrorCode } from '../../platform/errors/domain-error.js';
import { defaultLimits, UploadSlot, UploadSlots } from './upload-slots.js';
import { minSpeed, minSpeedUnderLoad } from './upload-speed.rules.js';

let now: number;
let slots: UploadSlots;
let client: AbortController;
beforeEach(() => {
  now = 0;
  slots = new UploadSlots(defaultLimits, () => now);
  client = new AbortController();
});

const acquire = (uploader: string, address = `address of ${uploader}`) => slots.acquire({ uploaderId: uploader, address }, client.signal);
const acquireMany = (uploader: string, count: number, address?: string) =>
  Promise.all(Array.from({ length: count }, () => acquire(uploader, address)));
const isWithdrawn = ({ tooSlowSignal }: UploadSlot) => tooSlowSignal.aborted;

/** Advances the time, while the body of each upload arrives at its speed. */
function passTime(ms: number, speeds: readonly (readonly [UploadSlot, bytesPerSecond: number])[]): void {
  for (const end = now + ms; now < end; ) {
    now += 100;
    for (const [slot, bytesPerSecond] of speeds) slot.countBytes(bytesPerSecond / 10);
    slots.endSlowUploads();
  }
}

describe('upload slots', () => {
  it('remain for a third uploader while two uploaders hold their maximum', async () => {
    await acquireMany('a', defaultLimits.perUploader);
    await acquireMany('b', defaultLimits.perUploader);
    expect(await acquire('c')).toBeInstanceOf(UploadSlot);
  });

  it('remain for another address while the uploaders of one address hold its maximum', async () => {
    for (let uploader = 0; uploader < defaultLimits.perAddress; uploader += 1) await acquire(`${uploader}`, '2001:db8::1');
    const next = acquire('next', '2001:db8::2');
    expect(await acquire('other', '203.0.113.9')).toBeInstanceOf(UploadSlot);
    expect(slots.waitingCount).toBe(1);
    client.abort(new Error('left'));
    await expect(next).rejects.toThrow('left');
  });

  it('go to the waiting uploader that holds the fewest slots, and among equals to the uploader that has waited longest', async () => {
    const held = [...(await acquireMany('a', 3)), ...(await acquireMany('b', 3)), ...(await acquireMany('c', 2))];
    const admittedUploaders: string[] = [];
    for (const uploader of ['c', 'd', 'e', 'd']) void acquire(uploader).then(() => admittedUploaders.push(uploader));
    await tick();
    for (const slot of held.slice(0, 4)) slot.release();
    await tick();
    expect(admittedUploaders).toEqual(['d', 'e', 'd', 'c']);
  });

  it("never exceed the process's limit, even if an upload arrives while a slot is passed on", async () => {
    const [first] = [...(await acquireMany('a', 3)), ...(await acquireMany('b', 3)), ...(await acquireMany('c', 2))];
    const waiting = acquire('d');
    first?.release();
    void acquire('e').catch(() => undefined);
    await waiting;
    expect([slots.runningCount, slots.waitingCount]).toEqual([defaultLimits.perProcess, 1]);
    client.abort();
  });

  it('have a queue with a limit per uploader', async () => {
    await acquireMany('a', defaultLimits.perUploader);
    const waiting = Array.from({ length: defaultLimits.waiting.perUploader }, () => acquire('a'));
    await expect(acquire('a')).rejects.toMatchObject({ code: ErrorCode.UNAVAILABLE, details: { reason: 'overload' } });
    client.abort(new Error('left'));
    await Promise.allSettled(waiting);
    expect(slots.waitingCount).toBe(0);
  });
});

describe('an upload', () => {
  it('is ended once it has been slower than the minimum speed for a whole period, and not before', async () => {
    const [slow, steady] = [await acquire('slow'), await acquire('steady')];
    passTime(minSpeed.periodMs - 100, [[steady, minSpeed.bytesPerSecond + 1]]);
    expect([slow, steady].map(isWithdrawn)).toEqual([false, false]);
    passTime(200, [[steady, minSpeed.bytesPerSecond + 1]]);
    expect([slow, steady].map(isWithdrawn)).toEqual([true, false]);
    expect(slow.tooSlowSignal.reason).toMatchObject({ code: ErrorCode.REQUEST_TIMEOUT });
    expect(slots.runningCount).toBe(1);
  });

  it('is ended when it becomes too slow, even if it was fast at first', async () => {
    const slot = await acquire('a');
    passTime(1_000, [[slot, 1_000_000]]);
    passTime(minSpeed.periodMs + 200, [[slot, 1]]);
    expect(isWithdrawn(slot)).toBe(true);
  });

  it('has no time limit for decoding once its body has arrived', async () => {
    const slot = await acquire('a');
    slot.endBody();
    passTime(3 * minSpeed.periodMs, []);
    expect(isWithdrawn(slot)).toBe(false);
  });

  it('makes room for a waiting upload within a second if it is the slowest, while a fast upload stays', async () => {
    const fast = await acquire('fast');
    const slow = [...(await acquireMany('a', 3)), ...(await acquireMany('b', 3)), await acquire('c')];
    const speeds = slow.map((slot, index) => [slot, index === 4 ? 1 : 100] as const);
    passTime(1_000, [[fast, minSpeedUnderLoad.bytesPerSecond + 1], ...speeds]);
    const waiting = acquire('d');
    passTime(1_000, [[fast, minSpeedUnderLoad.bytesPerSecond + 1], ...speeds]);
    expect(await waiting).toBeInstanceOf(UploadSlot);
    expect(slow.map(isWithdrawn).indexOf(true)).toBe(4);
    expect([fast, ...slow].filter(isWithdrawn)).toHaveLength(1);
  });

  it('makes no room for an upload whose uploader already holds its maximum of slots', async () => {
    const slow = [...(await acquireMany('a', 3)), ...(await acquireMany('b', 3)), ...(await acquireMany('c', 2))];
    void acquire('a').catch(() => undefined);
    passTime(1_000, []);
    expect(slow.filter(isWithdrawn)).toEqual([]);
    client.abort();
  });
});
