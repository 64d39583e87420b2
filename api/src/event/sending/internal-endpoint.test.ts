import { createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { Webhooks } from '../../../test/webhooks.harness.js';
import { HostAddresses } from '../../platform/http/guarded-requests.js';
import { Receiver } from '../receiver.harness.js';

const TYPES = ['REQUEST_MADE'];
/** A public IP address, to which these tests never connect. */
const PUBLIC_ADDRESS = '93.184.216.34';

let api: TestApi;
let webhooks: Webhooks;
let listener: Server;
let connectionCount: number;
/** IP addresses that each host name resolves to: a list for each lookup, and the last list for all later lookups. */
let addressesByName: Record<string, string[][]>;

/** An API without WEBHOOK_LOOPBACK, as in production. */
beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000' });
  webhooks = await Webhooks.start(api);
  stubNameResolution(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  addressesByName = {};
  connectionCount = 0;
  listener = createServer((socket) => {
    connectionCount += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await webhooks.clear();
  await new Promise((resolve) => listener.close(resolve));
});

function stubNameResolution(testApi: TestApi): void {
  testApi.app.get(HostAddresses).resolve = async (name) => {
    const responses = addressesByName[name];
    if (!responses) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    const [addresses = []] = responses.length > 1 ? responses.splice(0, 1) : responses;
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
}

const readListenerPort = (): number => (listener.address() as { port: number }).port;
const listAttempts = () => api.db.webhookAttempt.findMany({ select: { status: true, failure: true } });

async function recordEvent(): Promise<void> {
  const data = { type: 'REQUEST_MADE', subject: '00000000-0000-7000-8000-000000000001', data: {} } as const;
  await api.db.outgoingEvent.create({ data, select: { id: true } });
}

describe('an endpoint inside the network', () => {
  it('is refused when it is saved, in every notation of its address', async () => {
    const hosts = [
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '10.0.0.1',
      '169.254.169.254',
      '192.168.0.1',
      '100.64.0.1',
    ];
    const v6 = ['[::1]', '[::]', '[fd00::1]', '[fe80::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]'];
    addressesByName['inside.example'] = [['10.0.0.1']];
    addressesByName['both.example'] = [[PUBLIC_ADDRESS, '::1']];
    for (const host of [...hosts, ...v6, 'localhost', 'inside.example', 'both.example', 'unknown.example'])
      expect(await webhooks.refusal('saveWebhook', { url: `https://${host}/`, eventTypes: TYPES })).toEqual({
        code: 'BAD_USER_INPUT',
        details: { field: 'url' },
      });
    addressesByName['outside.example'] = [[PUBLIC_ADDRESS]];
    expect((await webhooks.refusal('saveWebhook', { url: 'http://outside.example/', eventTypes: TYPES })).code).toBe('BAD_USER_INPUT');
    expect(await webhooks.list()).toEqual([]);
  });

  it.each([
    '127.0.0.1',
    '::ffff:127.0.0.1',
    '169.254.169.254',
    '10.0.0.1',
    'fd00::1',
  ])('gets no connection if its name resolves to %s after it was saved', async (address) => {
    addressesByName['moving.example'] = [[PUBLIC_ADDRESS], [address]];
    await webhooks.add(`https://moving.example:${readListenerPort()}/hooks`, TYPES);
    await recordEvent();
    await until('it was tried', async () => (await listAttempts()).length === 1);
    expect(await listAttempts()).toEqual([{ status: null, failure: 'REFUSED_ADDRESS' }]);
    expect(connectionCount).toBe(0);
  });

  it('gets no connection even if its URL was stored without the check', async () => {
    addressesByName['kept.example'] = [[PUBLIC_ADDRESS]];
    await webhooks.add('https://kept.example/', TYPES);
    await api.db.webhook.updateMany({ data: { url: `http://127.0.0.1:${readListenerPort()}/` } });
    await recordEvent();
    await until('it was tried', async () => (await listAttempts()).length === 1);
    expect(await listAttempts()).toEqual([{ status: null, failure: 'REFUSED_ADDRESS' }]);
    expect(connectionCount).toBe(0);
  });
});

describe("an endpoint on the shop's own machine, which WEBHOOK_LOOPBACK permits", () => {
  let trial: TestApi;
  beforeAll(async () => {
    trial = await startTestApi({ WEBHOOK_LOOPBACK: 'true' });
    stubNameResolution(trial);
  });
  afterAll(() => trial.close());

  it('is reached by its name, until the name resolves to an address inside the network', async () => {
    const receiver = await Receiver.start();
    const administrator = await Webhooks.start(trial);
    const listTrialAttempts = () =>
      trial.db.webhookAttempt.findMany({ select: { status: true, failure: true }, orderBy: { createdAt: 'asc' } });
    addressesByName['trial.example'] = [['127.0.0.1']];
    const { webhook } = await administrator.add(receiver.buildUrl('trial.example'), TYPES);
    await administrator.done('sendTestEvent', { webhookId: webhook.id });
    await until('it has arrived', async () => (await listTrialAttempts()).length === 1);
    expect(receiver.received[0]?.headers.host).toBe(`trial.example:${receiver.port}`);
    addressesByName['trial.example'] = [['10.0.0.1']];
    await administrator.done('sendTestEvent', { webhookId: webhook.id });
    await until('it was tried', async () => (await listTrialAttempts()).length === 2);
    expect(await listTrialAttempts()).toEqual([
      { status: 204, failure: null },
      { status: null, failure: 'REFUSED_ADDRESS' },
    ]);
    expect(receiver.received).toHaveLength(1);
    await administrator.clear();
    await receiver.stop();
  });
});
