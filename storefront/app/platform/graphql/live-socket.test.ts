/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { LiveSocket } from './live-socket.ts';

interface SentMessage {
  type: string;
  id?: string;
  payload?: unknown;
}

/** A fake WebSocket whose server speaks graphql-transport-ws. */
class FakeSocket {
  static openedSockets: FakeSocket[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  isClosed = false;
  readonly sent: SentMessage[] = [];

  constructor(
    readonly address: string,
    readonly protocol: string,
  ) {
    FakeSocket.openedSockets.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as SentMessage);
  }

  close() {
    this.isClosed = true;
  }

  sendFromServer(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  acceptConnection() {
    this.onopen();
    this.sendFromServer({ type: 'connection_ack' });
  }

  /** Sends data to the latest subscription. */
  sendData(data: unknown) {
    this.sendFromServer({ type: 'next', id: this.sent.findLast(({ type }) => type === 'subscribe')?.id, payload: { data } });
  }
}

const findLastSocket = () => FakeSocket.openedSockets.at(-1) as FakeSocket;
const createLiveSocket = () => new LiveSocket('ws://shop.example/graphql');
const liveQuery = (onData: (data: unknown) => void = () => {}) => ({
  query: 'subscription { cartChanged { version } }',
  variables: {},
  onData,
});

const ownFetch = globalThis.fetch;
let refreshCount = 0;
beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.openedSockets = [];
  refreshCount = 0;
  Object.assign(globalThis, { WebSocket: FakeSocket });
  globalThis.fetch = async () => {
    refreshCount += 1;
    return { status: 200, text: async () => '{"data":{"refreshTokens":{"authData":null}}}' } as Response;
  };
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = ownFetch;
});

test('all subscriptions of a tab share one socket, which closes with the last of them', () => {
  const live = createLiveSocket();
  const received: unknown[] = [];
  const first = live.subscribe(liveQuery((data) => received.push(data)));
  const second = live.subscribe(liveQuery());
  expect(FakeSocket.openedSockets).toHaveLength(1);
  expect(findLastSocket()).toMatchObject({ address: 'ws://shop.example/graphql', protocol: 'graphql-transport-ws' });
  findLastSocket().acceptConnection();
  expect(findLastSocket().sent.map(({ type }) => type)).toEqual(['connection_init', 'subscribe', 'subscribe']);
  findLastSocket().sendFromServer({ type: 'next', id: '1', payload: { data: { version: 'a' } } });
  expect(received).toEqual([{ version: 'a' }]);
  expect([first.isLive(), second.isLive()]).toEqual([true, false]);
  first.stop();
  expect(findLastSocket().sent.at(-1)).toEqual({ type: 'complete', id: '1' });
  second.stop();
  expect(findLastSocket().isClosed).toBe(true);
  jest.advanceTimersByTime(600_000);
  expect(FakeSocket.openedSockets).toHaveLength(1);
});

test('the live socket reopens a lost connection after growing pauses, and renews its subscriptions', async () => {
  const live = createLiveSocket();
  const subscription = live.subscribe(liveQuery());
  findLastSocket().acceptConnection();
  findLastSocket().sendData({});
  const delaysMs: number[] = [];
  for (const code of [1006, 1001, 1013, 1006]) {
    const lostSocket = findLastSocket();
    lostSocket.onclose({ code });
    expect(subscription.isLive()).toBe(false);
    const closedAt = Date.now();
    while (findLastSocket() === lostSocket) await jest.advanceTimersByTimeAsync(50);
    delaysMs.push(Date.now() - closedAt);
  }
  expect(delaysMs[0]).toBeLessThanOrEqual(1050);
  expect(delaysMs[3]).toBeGreaterThanOrEqual(4000);
  findLastSocket().acceptConnection();
  expect(findLastSocket().sent.at(-1)).toMatchObject({ type: 'subscribe', id: '1' });
  expect(subscription.isLive()).toBe(false);
  findLastSocket().sendData({});
  expect(subscription.isLive()).toBe(true);
});

test('the live socket refreshes an expired token before it reconnects, and does not reconnect without a session', async () => {
  const live = createLiveSocket();
  live.subscribe(liveQuery());
  findLastSocket().onclose({ code: 4403 });
  await jest.advanceTimersByTimeAsync(1000);
  expect(refreshCount).toBe(1);
  expect(FakeSocket.openedSockets).toHaveLength(2);
  findLastSocket().onclose({ code: 4401 });
  await jest.advanceTimersByTimeAsync(600_000);
  expect(FakeSocket.openedSockets).toHaveLength(2);
});

test('the live socket replaces a connection that has stopped responding', async () => {
  const live = createLiveSocket();
  const subscription = live.subscribe(liveQuery());
  findLastSocket().acceptConnection();
  findLastSocket().sendData({});
  const first = findLastSocket();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(first.sent.at(-1)).toEqual({ type: 'ping' });
  first.sendFromServer({ type: 'pong' });
  await jest.advanceTimersByTimeAsync(39_000);
  expect(subscription.isLive()).toBe(true);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(subscription.isLive()).toBe(false);
  expect(first.isClosed).toBe(true);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(findLastSocket()).not.toBe(first);
});
