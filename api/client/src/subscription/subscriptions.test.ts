import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@meet/api/testing';
import { WebSocket } from 'ws';
import { createClient } from '../client.ts';
import type { ClientOptions } from '../client-options.ts';
import { memoryTokens } from '../session/tokens.ts';
import { gql } from '../typed-document.ts';
import { type FakeSubscriptions, type SocketCredentials, startFakeSubscriptions } from './subscriptions.harness.ts';

const OrderChanged = gql<{ orderChanged: { status: string } }>`subscription { orderChanged { status } }`;
const fresh = { accessToken: 'fresh', refreshToken: 'next' };

let server: FakeSubscriptions;
let toRefusal: (credentials: SocketCredentials) => number | undefined;
let refreshed: number;
let stops: (() => void)[];

beforeEach(async () => {
  toRefusal = ({ authorization }) => (authorization === undefined ? 4401 : authorization === 'Bearer fresh' ? undefined : 4403);
  refreshed = 0;
  stops = [];
  server = await startFakeSubscriptions((credentials) => toRefusal(credentials));
});
afterEach(async () => {
  for (const stop of stops) stop();
  await server.stop();
});

/** The responses of an API that opens and refreshes every session. */
const refreshing: typeof fetch = async () => {
  refreshed += 1;
  const opened = { authData: fresh, user: {} };
  return Response.json({ data: { refreshTokens: opened, authenticate: opened } });
};
const ending: typeof fetch = async () =>
  Response.json({ data: null, errors: [{ message: 'Сессия закончилась.', extensions: { code: 'UNAUTHENTICATED' } }] }, { status: 401 });

/** Subscribes and records what is received. */
function follow(options: Partial<ClientOptions> = {}, document = OrderChanged) {
  const { endpoint } = server;
  const client = createClient({ endpoint, tokens: memoryTokens(fresh), fetch: refreshing, webSocket: WebSocket, ...options });
  const seen = { statuses: [] as string[], errors: [] as Error[], completed: 0, restored: 0 };
  const stop = client.subscribe(
    document,
    {},
    {
      next: ({ orderChanged }) => seen.statuses.push(orderChanged.status),
      error: (error) => seen.errors.push(error),
      complete: () => (seen.completed += 1),
      restored: () => (seen.restored += 1),
    },
  );
  stops.push(stop);
  return { seen, stop, client };
}

const untilListening = (count = 1) => until(`${count} subscriptions`, () => server.countSubscribers() === count);

describe('a subscription', () => {
  it('receives events until it is stopped', async () => {
    const { seen, stop } = follow();
    await untilListening();
    server.publish('PAID');
    server.publish('SENT');
    await until('two events', () => seen.statuses.length === 2);
    stop();
    await untilListening(0);
    expect(seen).toEqual({ statuses: ['PAID', 'SENT'], errors: [], completed: 0, restored: 0 });
    expect(server.usedCredentials).toEqual([{ authorization: 'Bearer fresh', cookie: undefined }]);
  });

  it('may be stopped before it has begun', async () => {
    const { stop } = follow();
    stop();
    follow();
    await untilListening();
    expect(server.usedCredentials).toHaveLength(1);
  });

  it('is restored after a lost connection and reports it', async () => {
    const { seen } = follow();
    await untilListening();
    server.cutConnections();
    await until('it is restored', () => seen.restored === 1);
    await untilListening();
    server.publish('PAID');
    await until('an event', () => seen.statuses.length === 1);
    expect(seen).toEqual({ statuses: ['PAID'], errors: [], completed: 0, restored: 1 });
  });

  it('refreshes an expired token before it connects again', async () => {
    const { seen } = follow({ tokens: memoryTokens({ accessToken: 'old', refreshToken: 'first' }) });
    await untilListening();
    expect(server.usedCredentials.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer fresh']);
    expect(refreshed).toBe(1);
    expect(seen).toMatchObject({ errors: [], restored: 0 });
  });

  it('reconnects with the new session after a sign-in', async () => {
    toRefusal = () => undefined;
    const { seen, client } = follow({ tokens: memoryTokens({ accessToken: 'of another', refreshToken: 'first' }) });
    await untilListening();
    await client.signIn({ emailOrPhone: 'someone@example.com', code: '1234' });
    await until('a second connection', () => server.usedCredentials.length === 2);
    expect(server.usedCredentials.map(({ authorization }) => authorization)).toEqual(['Bearer of another', 'Bearer fresh']);
    await until('it is restored', () => seen.restored === 1);
  });

  it('reconnects with the refreshed cookie', async () => {
    let cookie = 'access=old';
    class BrowserSocket extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers: { cookie } });
      }
    }
    toRefusal = (credentials) => (credentials.cookie === 'access=fresh' ? undefined : 4403);
    const renewing: typeof fetch = async (...asked) => {
      cookie = 'access=fresh';
      return refreshing(...asked);
    };
    follow({ cookies: true, fetch: renewing, webSocket: BrowserSocket });
    await untilListening();
    expect(server.usedCredentials.map(({ cookie }) => cookie)).toEqual(['access=old', 'access=fresh']);
  });

  it.each([
    ['nobody has signed in', { tokens: memoryTokens() }],
    ['the session has ended', { tokens: memoryTokens({ accessToken: 'old', refreshToken: 'first' }), fetch: ending }],
  ])('is refused with UNAUTHENTICATED when %s', async (_when, options) => {
    const { seen } = follow(options);
    await until('an error', () => seen.errors.length > 0);
    expect(seen.errors).toMatchObject([{ name: 'ApiError', code: 'UNAUTHENTICATED' }]);
  });

  it('receives the error about its document', async () => {
    const { seen } = follow({}, gql`subscription { nosuchfield }`);
    await until('an error', () => seen.errors.length > 0);
    expect(seen.errors).toMatchObject([{ name: 'ApiError', message: expect.stringContaining('nosuchfield') }]);
  });

  it('fails if nothing listens at the address', async () => {
    const { seen } = follow({ webSocketEndpoint: 'ws://127.0.0.1:9/graphql' });
    await until('an error', () => seen.errors.length > 0);
    expect(seen.errors).toMatchObject([{ name: 'ConnectionError', reason: 'NETWORK' }]);
  });
});
