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

const outcomes = { accepts: 'taken', rejects: PermanentSendFailure, 'causes a retry of': TemporarySendFailure };

describe('a generic SMS gateway', () => {
  it.each([
    ['accepts', 200],
    ['accepts', 202],
    ['accepts', 409],
    ['rejects', 422],
    ['rejects', 400],
    ['causes a retry of', 401],
    ['causes a retry of', 429],
    ['causes a retry of', 500],
    ['causes a retry of', 302],
  ] as const)('%s a message with the response status %d', async (outcome, status) => {
    await expectOutcome(createHttpSmsSender({ url: gateway.url }), { status }, outcomes[outcome]);
  });

  it('causes an error with the code of the network error if it is unreachable', async () => {
    await expect(createHttpSmsSender({ url: `http://127.0.0.1:${await findFreePort()}` }).send(sms, KEY)).rejects.toThrow(
      'the gateway did not answer: ECONNREFUSED',
    );
  });
});

// Responds as documented at https://smsc.ru/api/http/send/sms/sms_answer/.
describe('SMSC.ru', () => {
  const createSender = (): Sender => createSmscSender({ url: gateway.url, key: 'api-key', from: 'Meet' });

  it('receives requests in its documented format, with the same number for every attempt at one message', async () => {
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
    ['accepts', 'a repeat within a minute', { error: 'duplicate request, wait a minute', error_code: 9 }],
    ['causes a retry of', 'too many requests at once', { error: 'too many concurrent requests', error_code: 9 }],
    ['causes a retry of', 'wrong parameters', { error: 'parameters error', error_code: 1 }],
    ['causes a retry of', 'a wrong key', { error: 'authorise error', error_code: 2 }],
    ['causes a retry of', 'a lack of money', { error: 'no money', error_code: 3, id: 1 }],
    ['causes a retry of', 'a blocked sender address', { error: 'IP is blocked', error_code: 4 }],
    ['rejects', 'a denied text', { error: 'message is denied', error_code: 6, id: 1 }],
    ['rejects', 'an invalid phone', { error: 'invalid number', error_code: 7, id: 1 }],
    ['rejects', 'a phone that cannot be reached', { error: 'message can not be delivered', error_code: 8, id: 1 }],
  ] as const)('%s a message if it reports %s', async (outcome, _what, body) => {
    await expectOutcome(createSender(), { status: 200, body }, outcomes[outcome]);
  });

  it('causes a retry of a message if its response has an unexpected form', async () => {
    await expectOutcome(createSender(), { status: 200, body: 'not what was agreed' }, TemporarySendFailure);
  });

  it('causes a retry of a message if its response has the status 502', async () => {
    await expectOutcome(createSender(), { status: 502 }, TemporarySendFailure);
  });
});
