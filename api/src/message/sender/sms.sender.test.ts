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

describe('a generic SMS gateway', () => {
  it.each([
    [200, 'taken'],
    [202, 'taken'],
    [409, 'taken'],
    [422, PermanentSendFailure],
    [400, PermanentSendFailure],
    [401, TemporarySendFailure],
    [429, TemporarySendFailure],
    [500, TemporarySendFailure],
    [302, TemporarySendFailure],
  ])('accepts a message, rejects it or causes a retry, depending on the response status %d', async (status, outcome) => {
    await expectOutcome(createHttpSmsSender({ url: gateway.url }), { status }, outcome);
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
    ['a repeat within a minute', { error: 'duplicate request, wait a minute', error_code: 9 }, 'taken'],
    ['too many requests at once', { error: 'too many concurrent requests', error_code: 9 }, TemporarySendFailure],
    ['wrong parameters', { error: 'parameters error', error_code: 1 }, TemporarySendFailure],
    ['a wrong key', { error: 'authorise error', error_code: 2 }, TemporarySendFailure],
    ['no money', { error: 'no money', error_code: 3, id: 1 }, TemporarySendFailure],
    ['a blocked sender address', { error: 'IP is blocked', error_code: 4 }, TemporarySendFailure],
    ['a denied text', { error: 'message is denied', error_code: 6, id: 1 }, PermanentSendFailure],
    ['an invalid phone', { error: 'invalid number', error_code: 7, id: 1 }, PermanentSendFailure],
    ['a phone that cannot be reached', { error: 'message can not be delivered', error_code: 8, id: 1 }, PermanentSendFailure],
    ['an unexpected response', 'not what was agreed', TemporarySendFailure],
  ])('accepts a message, rejects it or causes a retry, depending on its error: %s', async (_what, body, outcome) => {
    await expectOutcome(createSender(), { status: 200, body }, outcome);
  });

  it('causes a retry if its response has the status 502', async () => {
    await expectOutcome(createSender(), { status: 502 }, TemporarySendFailure);
  });
});
