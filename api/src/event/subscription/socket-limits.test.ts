import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { signIn } from '../../auth/session/sessions.harness.js';
import { ALL_ORDERS, CART, ONE_ORDER, readHandshakeRefusal, Subscriber } from './subscriber.harness.js';

let api: TestApi;
let token: string;
const openSubscribers: Subscriber[] = [];

async function connect(to = api, opening: Parameters<typeof Subscriber.connect>[1] = {}): Promise<Subscriber> {
  const subscriber = await Subscriber.connect(to.url, { token, ...opening });
  openSubscribers.push(subscriber);
  return subscriber;
}

const readMetric = async ({ healthUrl }: TestApi, name: string): Promise<number> => {
  const metrics = await (await fetch(`${healthUrl}/metrics`)).text();
  return Number(
    metrics
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1] ?? 0,
  );
};

beforeAll(async () => {
  api = await startTestApi();
  token = (await signIn(api)).tokens.accessToken;
});
afterAll(() => api.close());
afterEach(async () => {
  for (const subscriber of openSubscribers.splice(0)) subscriber.end();
  await until('all sockets are gone', async () => (await readMetric(api, 'meet_sockets')) === 0);
});

describe('an operation over a socket', () => {
  it.each([
    ['a query', '{ faqList { question } }', 'BAD_REQUEST'],
    ['a mutation', 'mutation { signOut }', 'BAD_REQUEST'],
    ['introspection', '{ __schema { types { name } } }', 'BAD_REQUEST'],
    ['a document without an operation', 'fragment F on OrderChange { uuid }', 'GRAPHQL_VALIDATION_FAILED'],
    ['two root fields', 'subscription { orderChanged { uuid } cartChanged { version } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['no root field', 'subscription { __typename }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a skipped field', 'subscription { cartChanged @skip(if: true) { version } }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a field that a variable may leave out',
      'subscription ($no: Boolean = false) { cartChanged @include(if: $no) { version } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['a skipped inline fragment', 'subscription { ... @skip(if: true) { cartChanged { version } } }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a fragment with a skipped field',
      'subscription { ...F } fragment F on Subscription { cartChanged @skip(if: true) { version } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['an unknown field', 'subscription { orderMoved { uuid } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['invalid syntax', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['a document that is too long', `subscription { ${'orderChanged { uuid } '.repeat(600)} }`, 'LIMIT_EXCEEDED'],
    [
      'too many aliases',
      `subscription { orderChanged { ${Array.from({ length: 31 }, (_, n) => `a${n}: uuid`).join(' ')} } }`,
      'LIMIT_EXCEEDED',
    ],
    ['a missing variable', ONE_ORDER, 'BAD_USER_INPUT'],
    ['the character U+0000 in an argument', 'subscription { orderChanged(dto: { id: "\\u0000" }) { uuid } }', 'BAD_USER_INPUT'],
  ])('is refused with an error code, and leaves the socket open: %s', async (_name, query, code) => {
    const subscriber = await connect();
    const id = await subscriber.follow(query);
    expect(subscriber.readErrors(id)[0]?.extensions.code).toBe(code);
    expect(subscriber.readResults(id)).toEqual([]);
    await subscriber.follow(CART);
    expect(subscriber.closed).toBeUndefined();
  });

  it('is refused if the socket already has 20 subscriptions', async () => {
    const subscriber = await connect();
    const ids = Array.from({ length: 21 }, () => subscriber.start(CART));
    await subscriber.waitForResults(ids[19] ?? '', 1);
    await until('one is refused', () => subscriber.readErrors(ids[20] ?? '').length > 0);
    expect(subscriber.readErrors(ids[20] ?? '')[0]?.extensions).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      details: { limit: 'subscriptions', most: 20 },
    });
    await until('all others are followed', async () => (await readMetric(api, 'meet_subscriptions')) === 20);
    subscriber.send({ type: 'complete', id: ids[0] ?? '' });
    await until('a subscription has ended', async () => (await readMetric(api, 'meet_subscriptions')) === 19);
    await subscriber.follow(CART);
  });

  it('may reuse the id of a subscription that was completed before it became active', async () => {
    const subscriber = await connect();
    // The next four messages are sent without a pause, so the server usually handles them together.
    subscriber.send({ type: 'pong' });
    const id = subscriber.start(CART);
    subscriber.send({ type: 'complete', id });
    subscriber.send({ type: 'subscribe', id, payload: { query: CART } });
    await subscriber.waitForResults(id, 1);
    await subscriber.follow(ALL_ORDERS);
    expect([await readMetric(api, 'meet_subscriptions'), subscriber.closed]).toEqual([2, undefined]);
    subscriber.send({ type: 'complete', id });
    await until('only the other is followed', async () => (await readMetric(api, 'meet_subscriptions')) === 1);
  });
});

it('a subscription is refused over HTTP', async () => {
  const response = await api.post({ query: ALL_ORDERS }, { authorization: `Bearer ${token}` });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
});

describe('a message', () => {
  it.each([
    ['in invalid UTF-8', 1007, (subscriber: Subscriber) => subscriber.socket.send(Buffer.from([0xff]), { binary: false })],
    ['in a binary frame', 1003, (subscriber: Subscriber) => subscriber.socket.send(Buffer.from('{}'))],
    ['that is too long', 1009, (subscriber: Subscriber) => subscriber.send('x'.repeat(17_000))],
    ['that is not JSON', 4400, (subscriber: Subscriber) => subscriber.send('hello')],
    ['of an unknown type', 4400, (subscriber: Subscriber) => subscriber.send({ type: 'start' })],
    ['of the type connection_init for the second time', 4429, (subscriber: Subscriber) => subscriber.send({ type: 'connection_init' })],
  ])('%s closes its socket', async (_name, code, send) => {
    const subscriber = await connect();
    send(subscriber);
    expect(await subscriber.waitForClose()).toBe(code);
  });

  it('counts towards the limit of 120 a minute, and so does a ping', async () => {
    const [talker, pinger] = [await connect(), await connect()];
    for (let count = 0; count < 119; count += 1) talker.send({ type: 'ping' });
    await until('all are answered', () => talker.messages.length === 120);
    talker.send({ type: 'ping' });
    for (let count = 0; count < 121; count += 1) pinger.socket.ping();
    expect(await talker.waitForClose()).toBe(1008);
    expect(await pinger.waitForClose()).toBe(1008);
  });

  it.each(['ping', 'pong'] as const)('that is a %s beyond the limit disconnects a client that does not close its side', async (frame) => {
    const countCutOff = () => readMetric(api, 'meet_sockets_closed_total{code="talkative"}');
    const before = await countCutOff();
    const talker = await connect();
    talker.socket.pause();
    for (let count = 0; count < 200; count += 1) talker.socket[frame]();
    await until('the socket is cut off', async () => (await countCutOff()) === before + 1);
  });

  it('with the type connection_init has to arrive first and within the time limit', async () => {
    const [earlySubscriber, idleSubscriber] = [await Subscriber.open(api.url), await Subscriber.open(api.url)];
    earlySubscriber.start(CART);
    expect(await earlySubscriber.waitForClose()).toBe(4401);
    expect(await idleSubscriber.waitForClose()).toBe(4408);
  });
});

describe('a handshake', () => {
  it('is refused for the subprotocol graphql-ws, and at paths other than /graphql', async () => {
    expect(await readHandshakeRefusal(api.url, { protocols: ['graphql-ws'] })).toEqual({ status: 400, code: 'BAD_REQUEST' });
    expect(await readHandshakeRefusal(api.url, { path: '/api/uploads' })).toEqual({ status: 404, code: 'NOT_FOUND' });
    expect(await readHandshakeRefusal(api.url, { path: '/graphqlx' })).toEqual({ status: 404, code: 'NOT_FOUND' });
  });

  it('that requests a protocol other than WebSocket gets the response to an ordinary request', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQCAAAAAAIAAAAA' };
      const query = encodeURIComponent('{ __typename }');
      request(`${api.url}/graphql?query=${query}`, { headers: { ...headers, 'apollo-require-preflight': 'true' } }, ({ statusCode }) =>
        resolve(statusCode),
      )
        .on('error', reject)
        .end();
    });
    expect(status).toBe(200);
  });
});
