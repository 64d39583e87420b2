import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@meet/api/testing';
import { WebSocket } from 'ws';
import { createClient } from '../client.ts';
import type { ClientOptions } from '../client-options.ts';
import { memoryTokens } from '../session/tokens.ts';
import { gql } from '../typed-document.ts';
import { type FakeSubscriptions, type SocketCredentials, startFakeSubscriptions } from './subscriptions.harness.ts';

const OrderChanged = gql<{ orderChanged: { status: string } }>`subscription { orderChanged { status } }`;
const freshTokens = { accessToken: 'fresh', refreshToken: 'next' };

let server: FakeSubscriptions;
let chooseCloseCode: (credentials: SocketCredentials) => number | undefined;
let refreshCount: number;
let stopFunctions: (() => void)[];

beforeEach(async () => {
  chooseCloseCode = ({ authorization }) => (authorization === undefined ? 4401 : authorization === 'Bearer fresh' ? undefined : 4403);
  refreshCount = 0;
  stopFunctions = [];
  server = await startFakeSubscriptions((credentials) => chooseCloseCode(credentials));
});
afterEach(async () => {
  for (const stop of stopFunctions) stop();
  await server.stop();
});

/** The responses of an API that opens and refreshes every session. */
const respondWithSession: typeof fetch = async () => {
  refreshCount += 1;
  const signInPayload = { authData: freshTokens, user: {} };
  return Response.json({ data: { refreshTokens: signInPayload, authenticate: signInPayload } });
};
const respondWithSessionEnd: typeof fetch = async () =>
  Response.json({ data: null, errors: [{ message: 'Сессия закончилась.', extensions: { code: 'UNAUTHENTICATED' } }] }, { status: 401 });

/** Subscribes with a new client, and records what its callbacks receive. */
function subscribe(options: Partial<ClientOptions> = {}, document = OrderChanged) {
  const { endpoint } = server;
  const client = createClient({ endpoint, tokens: memoryTokens(freshTokens), fetch: respondWithSession, webSocket: WebSocket, ...options });
  const received = { statuses: [] as string[], errors: [] as Error[], completed: 0, restored: 0 };
  const stop = client.subscribe(
    document,
    {},
    {
      next: ({ orderChanged }) => received.statuses.push(orderChanged.status),
      error: (error) => received.errors.push(error),
      complete: () => (received.completed += 1),
      restored: () => (received.restored += 1),
    },
  );
  stopFunctions.push(stop);
  return { received, stop, client };
}

const waitForSubscribers = (count = 1) => until(`${count} subscriptions`, () => server.countSubscribers() === count);

describe('a subscription', () => {
  it('receives events until it is stopped', async () => {
    const { received, stop } = subscribe();
    await waitForSubscribers();
    server.publish('PAID');
    server.publish('SENT');
    await until('two events', () => received.statuses.length === 2);
    stop();
    await waitForSubscribers(0);
    expect(received).toEqual({ statuses: ['PAID', 'SENT'], errors: [], completed: 0, restored: 0 });
    expect(server.usedCredentials).toEqual([{ authorization: 'Bearer fresh', cookie: undefined }]);
  });

  it('that is stopped before it has begun opens no connection', async () => {
    const { stop } = subscribe();
    stop();
    subscribe();
    await waitForSubscribers();
    expect(server.usedCredentials).toHaveLength(1);
  });

  it('is restored after a lost connection, and calls `restored`', async () => {
    const { received } = subscribe();
    await waitForSubscribers();
    server.cutConnections();
    await until('it is restored', () => received.restored === 1);
    await waitForSubscribers();
    server.publish('PAID');
    await until('an event', () => received.statuses.length === 1);
    expect(received).toEqual({ statuses: ['PAID'], errors: [], completed: 0, restored: 1 });
  });

  it('refreshes an expired token before it connects again', async () => {
    const { received } = subscribe({ tokens: memoryTokens({ accessToken: 'old', refreshToken: 'first' }) });
    await waitForSubscribers();
    expect(server.usedCredentials.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer fresh']);
    expect(refreshCount).toBe(1);
    expect(received).toMatchObject({ errors: [], restored: 0 });
  });

  it('reconnects with the new session after a sign-in', async () => {
    chooseCloseCode = () => undefined;
    const { received, client } = subscribe({ tokens: memoryTokens({ accessToken: 'of another', refreshToken: 'first' }) });
    await waitForSubscribers();
    await client.signIn({ emailOrPhone: 'someone@example.com', code: '1234' });
    await until('a second connection', () => server.usedCredentials.length === 2);
    expect(server.usedCredentials.map(({ authorization }) => authorization)).toEqual(['Bearer of another', 'Bearer fresh']);
    await until('it is restored', () => received.restored === 1);
  });

  it('reconnects with the refreshed cookie', async () => {
    let cookie = 'access=old';
    class BrowserSocket extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers: { cookie } });
      }
    }
    chooseCloseCode = (credentials) => (credentials.cookie === 'access=fresh' ? undefined : 4403);
    const fetchWithNewCookie: typeof fetch = async (...parameters) => {
      cookie = 'access=fresh';
      return respondWithSession(...parameters);
    };
    subscribe({ cookies: true, fetch: fetchWithNewCookie, webSocket: BrowserSocket });
    await waitForSubscribers();
    expect(server.usedCredentials.map(({ cookie }) => cookie)).toEqual(['access=old', 'access=fresh']);
  });

  it.each([
    ['nobody has signed in', { tokens: memoryTokens() }],
    ['the session has ended', { tokens: memoryTokens({ accessToken: 'old', refreshToken: 'first' }), fetch: respondWithSessionEnd }],
  ])('is refused with UNAUTHENTICATED when %s', async (_when, options) => {
    const { received } = subscribe(options);
    await until('an error', () => received.errors.length > 0);
    expect(received.errors).toMatchObject([{ name: 'ApiError', code: 'UNAUTHENTICATED' }]);
  });

  it('fails with the message of the API if its document has an unknown field', async () => {
    const { received } = subscribe({}, gql`subscription { nosuchfield }`);
    await until('an error', () => received.errors.length > 0);
    expect(received.errors).toMatchObject([{ name: 'ApiError', message: expect.stringContaining('nosuchfield') }]);
  });

  it('fails if nothing listens at the address', async () => {
    const { received } = subscribe({ webSocketEndpoint: 'ws://127.0.0.1:9/graphql' });
    await until('an error', () => received.errors.length > 0);
    expect(received.errors).toMatchObject([{ name: 'ConnectionError', reason: 'NETWORK' }]);
  });
});
