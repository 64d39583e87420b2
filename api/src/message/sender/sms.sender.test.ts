import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type FakeSmsGateway, startSmsGateway } from '../../../test/fakes/sms-gateway.fake.js';
import { findFreePort } from '../../../test/support/free-port.js';
import type { Message } from '../message.model.js';
import { PermanentSendFailure, type Sender, TemporarySendFailure } from './sender.port.js';
import { createHttpSmsSender } from './sms.sender.js';
import { createSmscSender } from './smsc.sender.js';

const sms: Message = { type: 'PHONE', address: '+79005550000', text: '1234 — код входа в Meet\n@meet.example #1234' };
const KEY = 'code:01a1f861-b930-77a5-9ae7-77c0dd5aa755';

let gateway: FakeSmsGateway;
beforeAll(async () => {
  gateway = await startSmsGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.requests.length = 0;
});

const readOutcome = (sender: Sender, response: { status: number; body?: unknown }): Promise<unknown> => {
  gateway.setResponse(() => response);
  return sender.send(sms, KEY).then(
    () => 'taken',
    (error: unknown) => error,
  );
};

const expectOutcome = async (sender: Sender, response: { status: number; body?: unknown }, outcome: unknown): Promise<void> => {
  const result = await readOutcome(sender, response);
  if (typeof outcome === 'string') expect(result).toBe(outcome);
  else expect(result).toBeInstanceOf(outcome);
  expect(String(result)).not.toMatch(/1234|9005550000/);
};

const outcomes = { 'counts as accepted': 'taken', 'counts as rejected': PermanentSendFailure, 'is retried': TemporarySendFailure };

describe('a text message sent by a generic gateway', () => {
  it.each([
    ['counts as accepted', 200],
    ['counts as accepted', 202],
    ['counts as accepted', 409],
    ['counts as rejected', 422],
    ['counts as rejected', 400],
    ['is retried', 401],
    ['is retried', 429],
    ['is retried', 500],
    ['is retried', 302],
  ] as const)('%s after the response status %d', async (outcome, status) => {
    await expectOutcome(createHttpSmsSender({ url: gateway.url }), { status }, outcomes[outcome]);
  });

  it('fails with the code of the network error if the gateway is unreachable', async () => {
    await expect(createHttpSmsSender({ url: `http://127.0.0.1:${await findFreePort()}` }).send(sms, KEY)).rejects.toThrow(
      'the gateway did not answer: ECONNREFUSED',
    );
  });
});

// The fake gateway responds as documented at https://smsc.ru/api/http/send/sms/sms_answer/.
describe('a text message sent by SMSC.ru', () => {
  const createSender = (): Sender => createSmscSender({ url: gateway.url, key: 'api-key', from: 'Meet' });

  it('is submitted to SMSC.ru in the documented format, with the same message id in every attempt', async () => {
    gateway.setResponse(({ body }) => ({ status: 200, body: { id: body.id, cnt: 1 } }));
    await createSender().send(sms, KEY);
    await createSender().send(sms, KEY);
    await createSender().send(sms, 'code:another');
    const [first, repeat, another] = gateway.requests.map(({ body }) => body);
    expect(first).toEqual({
      apikey: 'api-key',
      phones: sms.address,
      mes: sms.text,
      sender: 'Meet',
      id: expect.any(Number),
      charset: 'utf-8',
      fmt: 3,
    });
    expect(first?.id).toBeGreaterThan(0);
    expect(first?.id).toBeLessThan(2 ** 31);
    expect(repeat?.id).toBe(first?.id);
    expect(another?.id).not.toBe(first?.id);
  });

  it.each([
    ['counts as accepted', 'a repeat within a minute', { error: 'duplicate request, wait a minute', error_code: 9 }],
    ['is retried', 'too many requests at once', { error: 'too many concurrent requests', error_code: 9 }],
    ['is retried', 'wrong parameters', { error: 'parameters error', error_code: 1 }],
    ['is retried', 'a wrong key', { error: 'authorise error', error_code: 2 }],
    ['is retried', 'a lack of money', { error: 'no money', error_code: 3, id: 1 }],
    ['is retried', 'a blocked IP address', { error: 'IP is blocked', error_code: 4 }],
    ['counts as rejected', 'a denied text', { error: 'message is denied', error_code: 6, id: 1 }],
    ['counts as rejected', 'an invalid phone', { error: 'invalid number', error_code: 7, id: 1 }],
    ['counts as rejected', 'a phone that cannot be reached', { error: 'message can not be delivered', error_code: 8, id: 1 }],
  ] as const)('%s if SMSC.ru reports %s', async (outcome, _what, body) => {
    await expectOutcome(createSender(), { status: 200, body }, outcomes[outcome]);
  });

  it('is retried if the response is not in the documented format', async () => {
    await expectOutcome(createSender(), { status: 200, body: 'not what was agreed' }, TemporarySendFailure);
  });

  it('is retried if the response has the status 502', async () => {
    await expectOutcome(createSender(), { status: 502 }, TemporarySendFailure);
  });
});
