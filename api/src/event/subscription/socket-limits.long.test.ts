import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { endProcess, startProcess } from '../../../test/api-processes.harness.js';
import { startStopwatch } from '../../../test/support/stopwatch.js';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { signIn, startReplica } from '../../auth/session/sessions.harness.js';
import { Orders } from '../../order/orders.harness.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { ALL_ORDERS, CART, ONE_ORDER, readHandshakeRefusal, Subscriber } from './subscriber.harness.js';

let api: TestApi;
let token: string;
let accountId: string;
const openSubscribers: Subscriber[] = [];

async function connect(to = api, opening: Parameters<typeof Subscriber.connect>[1] = {}): Promise<Subscriber> {
  const subscriber = await Subscriber.connect(to.url, { token, ...opening });
  openSubscribers.push(subscriber);
  return subscriber;
}

/** Runs the work with another process on the same database. */
async function withReplica(env: NodeJS.ProcessEnv, work: (replica: TestApi) => Promise<void>): Promise<void> {
  const replica = await startReplica(api, env);
  try {
    await work(replica);
  } finally {
    await replica.close();
  }
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
  const signedIn = await signIn(api);
  token = signedIn.tokens.accessToken;
  accountId = signedIn.accountId;
});
afterAll(() => api.close());
afterEach(async () => {
  for (const subscriber of openSubscribers.splice(0)) subscriber.end();
  await until('all sockets are gone', async () => (await readMetric(api, 'meet_sockets')) === 0);
});

describe('the number of sockets', () => {
  it('is limited per session', () =>
    withReplica({ SOCKETS_PER_SESSION: '2' }, async (replica) => {
      const [first] = [await connect(replica), await connect(replica)];
      expect(await (await connect(replica)).waitForClose()).toBe(1013);
      const { tokens } = await signIn(api);
      expect((await connect(replica, { token: tokens.accessToken })).isAccepted).toBe(true);
      first?.end();
      await until('the place is free', async () => (await connect(replica)).isAccepted);
    }));

  it('is limited per client address, including sockets that were not accepted', () =>
    withReplica({ SOCKETS_PER_ADDRESS: '2', TRUSTED_PROXIES: '127.0.0.1' }, async (replica) => {
      const buildHeaders = (address: string) => ({ headers: { 'x-forwarded-for': address } });
      const first = await Subscriber.open(replica.url, buildHeaders('2001:db8::1'));
      const second = await connect(replica, buildHeaders('2001:db8::2'));
      expect(await readHandshakeRefusal(replica.url, buildHeaders('2001:db8::3'))).toEqual({ status: 429, code: 'LIMIT_EXCEEDED' });
      expect((await connect(replica, buildHeaders('203.0.113.9'))).isAccepted).toBe(true);
      first.end();
      second.end();
      await until('the places are free', async () => {
        const again = await connect(replica, buildHeaders('2001:db8::4')).catch(() => undefined);
        return again?.isAccepted === true;
      });
    }));

  it('is limited per process', () =>
    withReplica({ SOCKETS: '1' }, async (replica) => {
      await connect(replica);
      expect(await readHandshakeRefusal(replica.url)).toEqual({ status: 503, code: 'UNAVAILABLE' });
    }));

  it('is also limited by the request rate of the client address, and so are subscriptions', () =>
    withReplica({ RATE_PER_MINUTE: '3' }, async (replica) => {
      const subscriber = await connect(replica);
      const ids = [await subscriber.follow(CART), await subscriber.follow(CART), await subscriber.follow(CART)];
      expect(ids.map((id) => subscriber.readErrors(id)[0]?.extensions.code)).toEqual([undefined, undefined, 'TOO_MANY_REQUESTS']);
      expect(await readHandshakeRefusal(replica.url)).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' });
    }));
});

describe('a client that does not respond', () => {
  it('is disconnected if it does not read', async () => {
    const order = await new Orders(api).place({ order: { accountId } });
    const subscriber = await connect();
    const fields = Array.from({ length: 30 }, (_, n) => `a${n}: uuid`).join(' ');
    const ids = Array.from({ length: 20 }, () => subscriber.start(`subscription { orderChanged { ${fields} } }`));
    await subscriber.waitForResults(ids[19] ?? '', 1);
    subscriber.socket.pause();
    const { rss } = process.memoryUsage();
    let changes = 0;
    const change = async () => {
      changes += 1;
      await api.db.$executeRaw`UPDATE shop_order SET comment = ${String(changes)} WHERE id = ${order.id}::uuid`;
      return (await readMetric(api, 'meet_sockets_closed_total{code="slow"}')) === 1;
    };
    await until('the slow reader is cut off', change, 60_000);
    // The buffers of the operating system do not count as memory of the process.
    expect(process.memoryUsage().rss - rss).toBeLessThan(200e6);
    expect(await readMetric(api, 'meet_sockets')).toBe(0);
    await until('its subscriptions have ended', async () => (await readMetric(api, 'meet_subscriptions')) === 0);
    expect(api.log.filter(({ level }) => level === 'error')).toEqual([]);
  }, 90_000);

  it('is disconnected if it answers no heartbeat, while other clients stay connected', () =>
    withReplica({ SOCKET_PING_SECONDS: '1' }, async (replica) => {
      const [alive, dead] = [await connect(replica), await connect(replica)];
      dead.socket.pause();
      await until('the dead client is cut off', async () => (await readMetric(replica, 'meet_sockets_closed_total{code="silent"}')) === 1);
      await alive.follow(CART);
      expect(alive.closed).toBeUndefined();
    }));
});

describe('a stopping process', () => {
  it('closes its sockets with the code 1001, and ends within 8 s even if a client does not respond', async () => {
    const replica = await startReplica(api);
    const subscribers = [await connect(replica), await connect(replica), await connect(replica)];
    for (const subscriber of subscribers) await subscriber.follow(ALL_ORDERS);
    subscribers[2]?.socket.pause();
    const watch = startStopwatch();
    await replica.close();
    expect(watch.stop()).toBeLessThan(8_000);
    expect([await subscribers[0]?.waitForClose(), await subscribers[1]?.waitForClose()]).toEqual([1001, 1001]);
    expect(replica.log.filter(({ level }) => ['error', 'warn', 'fatal'].includes(String(level)))).toEqual([]);
  });
});

describe('a process that is killed', () => {
  it('loses no order state: the client connects to another process and gets the current state', async () => {
    const { DATABASE_URL, AUTH_SECRET } = api.app.get<Config>(CONFIG);
    const env = { DATABASE_URL, AUTH_SECRET, LOG_LEVEL: 'warn' };
    const [first, second] = [await startProcess(env), await startProcess(env)];
    try {
      const orders = new Orders(api);
      const order = await orders.place({ order: { accountId } });
      const before = await Subscriber.connect(first.url, { token });
      expect(before.readResults(await before.follow(ONE_ORDER, { id: order.id }))).toMatchObject([
        { data: { orderChanged: { status: 'AWAITING_PAY' } } },
      ]);
      await endProcess(first.child);
      // No client is connected when this change is made.
      await orders.cancel(order);
      expect(await before.waitForClose()).toBe(1006);
      const after = await Subscriber.connect(second.url, { token });
      expect(after.readResults(await after.follow(ONE_ORDER, { id: order.id }))).toMatchObject([
        { data: { orderChanged: { status: 'CANCEL_PURCHASE' } } },
      ]);
      after.end();
    } finally {
      await Promise.all([endProcess(first.child), endProcess(second.child)]);
    }
  });
});
