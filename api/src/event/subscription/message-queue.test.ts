import { expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { MessageQueue } from './message-queue.js';
import type { OpenSocket } from './open-socket.js';

type Socket = Pick<OpenSocket, 'isOpen' | 'session' | 'handshake'>;

const createSocket = (address: string): { -readonly [Name in keyof Socket]: Socket[Name] } => ({
  isOpen: true,
  session: undefined,
  handshake: { requestId: '', clientAddress: address, cookie: undefined },
});

/** Opens a queue that records the messages it handles. `untilHandled` waits for a number of them. */
function openQueue() {
  const handled: string[] = [];
  const queue = new MessageQueue<Socket>((_socket, text) => void handled.push(text));
  const untilHandled = (count: number) => until(`${count} messages are handled`, () => handled.length >= count);
  return { handled, queue, untilHandled };
}

it('a message that arrives during a burst from another address waits for at most six messages of that burst', async () => {
  const { handled, queue, untilHandled } = openQueue();
  const [first, second, late] = [createSocket('crowd'), createSocket('crowd'), createSocket('late')];
  for (let index = 0; index < 100; index += 1) queue.add(index < 50 ? first : second, `wave ${index}`);
  queue.add(late, 'late');
  expect(handled).toEqual(['wave 0']);
  await untilHandled(101);
  expect(handled.indexOf('late')).toBeLessThanOrEqual(6);
  expect(handled.filter((text) => text !== 'late')).toEqual(Array.from({ length: 100 }, (_, index) => `wave ${index}`));
});

it('messages are not handled once their socket has closed', async () => {
  const { handled, queue, untilHandled } = openQueue();
  const [closing, other] = [createSocket('same'), createSocket('same')];
  for (const text of ['1', '2', '3']) queue.add(closing, text);
  queue.add(other, 'other');
  closing.isOpen = false;
  queue.remove(closing);
  await untilHandled(2);
  expect(handled).toEqual(['1', 'other']);
});

it('the queue pauses after each batch of five slow messages, for more than twice the duration of a message', async () => {
  const busyMs = 4;
  /** For each message, how many timers of the earlier messages had ended when it was handled. */
  const endedTimers: number[] = [];
  let endedTimerCount = 0;
  const queue = new MessageQueue<Socket>(() => {
    endedTimers.push(endedTimerCount);
    for (const startedAt = performance.now(); performance.now() - startedAt < busyMs; );
    // The timer begins before the pause does, so it ends before a pause that is longer, on any machine.
    setTimeout(() => (endedTimerCount += 1), 2 * busyMs);
  });
  const socket = createSocket('crowd');
  for (let index = 0; index < 12; index += 1) queue.add(socket, 'wave');
  await until('all are handled', () => endedTimers.length >= 12);
  // The first message is handled at once, the others in batches of five.
  expect([endedTimers[6], endedTimers[11]]).toEqual([6, 11]);
});
