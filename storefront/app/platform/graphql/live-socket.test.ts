/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { LiveSocket } from './live-socket.ts';

interface Sent {
  type: string;
  id?: string;
  payload?: unknown;
}

/** A fake WebSocket whose server speaks graphql-transport-ws. */
class FakeSocket {
  static opened: FakeSocket[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  isClosed = false;
  readonly sent: Sent[] = [];

  constructor(
    readonly address: string,
    readonly protocol: string,
  ) {
    FakeSocket.opened.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close() {
    this.isClosed = true;
  }

  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  accept() {
    this.onopen();
    this.say({ type: 'connection_ack' });
  }

  /** Sends data to the latest subscription. */
  tell(data: unknown) {
    this.say({ type: 'next', id: this.sent.findLast(({ type }) => type === 'subscribe')?.id, payload: { data } });
  }
}

const last = () => FakeSocket.opened.at(-1) as FakeSocket;
const open = () => new LiveSocket('ws://shop.example/graphql');
const liveQuery = (onData: (data: unknown) => void = () => {}) => ({
  query: 'subscription { cartChanged { version } }',
  variables: {},
  onData,
});

const ownFetch = globalThis.fetch;
let renewed = 0;
beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.opened = [];
  renewed = 0;
  Object.assign(globalThis, { WebSocket: FakeSocket });
  globalThis.fetch = async () => {
    renewed += 1;
    return { status: 200, text: async () => '{"data":{"refreshTokens":{"authData":null}}}' } as Response;
  };
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = ownFetch;
});

test('all subscriptions of a tab share one socket, which closes with the last of them', () => {
  const live = open();
  const received: unknown[] = [];
  const one = live.subscribe(liveQuery((data) => received.push(data)));
  const other = live.subscribe(liveQuery());
  expect(FakeSocket.opened).toHaveLength(1);
  expect(last()).toMatchObject({ address: 'ws://shop.example/graphql', protocol: 'graphql-transport-ws' });
  last().accept();
  expect(last().sent.map(({ type }) => type)).toEqual(['connection_init', 'subscribe', 'subscribe']);
  last().say({ type: 'next', id: '1', payload: { data: { version: 'a' } } });
  expect(received).toEqual([{ version: 'a' }]);
  expect([one.isLive(), other.isLive()]).toEqual([true, false]);
  one.stop();
  expect(last().sent.at(-1)).toEqual({ type: 'complete', id: '1' });
  other.stop();
  expect(last().isClosed).toBe(true);
  jest.advanceTimersByTime(600_000);
  expect(FakeSocket.opened).toHaveLength(1);
});

test('a lost connection is reopened after growing pauses, and its subscriptions are renewed', async () => {
  const live = open();
  const subscription = live.subscribe(liveQuery());
  last().accept();
  last().tell({});
  const waits: number[] = [];
  for (const code of [1006, 1001, 1013, 1006]) {
    const lost = last();
    lost.onclose({ code });
    expect(subscription.isLive()).toBe(false);
    const begun = Date.now();
    while (last() === lost) await jest.advanceTimersByTimeAsync(50);
    waits.push(Date.now() - begun);
  }
  expect(waits[0]).toBeLessThanOrEqual(1050);
  expect(waits[3]).toBeGreaterThanOrEqual(4000);
  last().accept();
  expect(last().sent.at(-1)).toMatchObject({ type: 'subscribe', id: '1' });
  expect(subscription.isLive()).toBe(false);
  last().tell({});
  expect(subscription.isLive()).toBe(true);
});

test('an expired token is refreshed before reconnecting; without a session there is no reconnecting', async () => {
  const live = open();
  live.subscribe(liveQuery());
  last().onclose({ code: 4403 });
  await jest.advanceTimersByTimeAsync(1000);
  expect(renewed).toBe(1);
  expect(FakeSocket.opened).toHaveLength(2);
  last().onclose({ code: 4401 });
  await jest.advanceTimersByTimeAsync(600_000);
  expect(FakeSocket.opened).toHaveLength(2);
});

test('a connection that has stopped responding is replaced', async () => {
  const live = open();
  const subscription = live.subscribe(liveQuery());
  last().accept();
  last().tell({});
  const first = last();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(first.sent.at(-1)).toEqual({ type: 'ping' });
  first.say({ type: 'pong' });
  await jest.advanceTimersByTimeAsync(39_000);
  expect(subscription.isLive()).toBe(true);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(subscription.isLive()).toBe(false);
  expect(first.isClosed).toBe(true);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(last()).not.toBe(first);
});
