import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../platform/time/durations.js';
import { startTestApi, type TestApi } from '../../test-api.harness.js';
import { startTwin } from '../session/sessions.harness.js';
import { codeSentTo, moveClock, otherThan, UNHURRIED, Visitor } from './codes.harness.js';

const OLD = 'the secret of yesterday of more than 32 characters';
const NEW = 'the secret of tomorrow of more than 32 characters';
const DELETE = 'mutation ($dto: DeleteAccountInput!) { answer: deleteAccount(dto: $dto) }';

/**
 * Stages of a change of the secret, one process at each: `before` knows the old secret only, `warned` also knows the new one, `turned` uses
 * the new one and still knows the old one, `after` knows the new one only.
 */
type Stage = 'before' | 'warned' | 'turned' | 'after';
let apis: Record<Stage, TestApi>;
let clock: ReturnType<typeof moveClock>;

beforeAll(async () => {
  const before = await startTestApi({ ...UNHURRIED, AUTH_SECRET: OLD });
  const [warned, turned, after] = await Promise.all([
    startTwin(before, { ...UNHURRIED, AUTH_SECRET_PREVIOUS: NEW, PSEUDONYM_SECRET: OLD }),
    startTwin(before, { ...UNHURRIED, AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD, PSEUDONYM_SECRET: OLD }),
    startTwin(before, { ...UNHURRIED, AUTH_SECRET: NEW, PSEUDONYM_SECRET: OLD }),
  ]);
  apis = { before, warned, turned, after };
  clock = moveClock(before, warned, turned, after);
}, 120_000);
afterAll(async () => {
  for (const api of [apis.after, apis.turned, apis.warned, apis.before]) await api.close();
});

let numbers = 0;
const newPhone = () => `+7916${String(++numbers).padStart(7, '0')}`;
const visitorAt = (stage: Stage, isBrowser = false) => new Visitor(apis[stage], { address: `203.0.113.${++numbers}`, isBrowser });

async function challengeOf(visitor: Visitor, recipient: string): Promise<string | null> {
  const sent = await visitor.send(recipient);
  if (sent.refused !== undefined) throw new Error(`${sent.refused}: ${sent.message}`);
  return sent.data.challenge;
}

describe('while AUTH_SECRET is changed', () => {
  it.each<[Stage, Stage]>([
    ['before', 'warned'],
    ['warned', 'before'],
    ['warned', 'turned'],
    ['turned', 'warned'],
    ['turned', 'after'],
    ['after', 'turned'],
  ])('a code that a process %s sends is composed, and taken, by one %s', async (sending, taking) => {
    const phone = newPhone();
    const visitor = visitorAt(sending);
    const challenge = await challengeOf(visitor, phone);
    const code = await codeSentTo(apis[taking], phone);
    expect(await codeSentTo(apis[sending], phone)).toBe(code);
    expect(await visitor.at(apis[taking]).authenticate(phone, code, { challenge })).toHaveProperty('data');
  });

  it('a code under a secret that is known no more is said to be too old', async () => {
    const phone = newPhone();
    const visitor = visitorAt('before');
    const challenge = await challengeOf(visitor, phone);
    const code = await codeSentTo(apis.before, phone);
    expect(await visitor.at(apis.after).authenticate(phone, code, { challenge })).toMatchObject({ refused: 'CODE_EXPIRED' });
    expect(await visitor.authenticate(phone, code, { challenge })).toHaveProperty('data');
  });

  it.each<Stage>(['warned', 'turned', 'after'])('limits go on counting in a process %s', async (stage) => {
    const phone = newPhone();
    const visitor = visitorAt('before');
    const later = visitor.at(apis[stage]);
    for (const tries of [3, 2]) {
      const challenge = await challengeOf(visitor, phone);
      const code = await codeSentTo(apis.before, phone);
      for (let by = 1; by <= tries; by += 1) await visitor.authenticate(phone, otherThan(code, by), { challenge });
      expect(await later.send(phone)).toMatchObject({ refused: 'TOO_MANY_REQUESTS' });
      clock.pass(2 * MINUTE_MS);
    }
    expect(await later.send(phone)).toMatchObject({ data: { codeLength: 6 } });
  });

  it.each<Stage>(['warned', 'turned', 'after'])('a browser that the account knows stays no stranger in a process %s', async (stage) => {
    const phone = newPhone();
    const home = visitorAt('before', true);
    const id = await home.signIn(phone);
    clock.pass(HOUR_MS);
    expect(await visitorAt(stage).send(phone)).toHaveProperty('data');
    clock.pass(SECOND_MS);
    expect(await visitorAt(stage).send(phone)).toMatchObject({ refused: 'TOO_MANY_REQUESTS' });
    expect(await home.at(apis[stage]).signIn(phone)).toBe(id);
  });

  it.each<Stage>(['turned', 'after'])('a phone that was welcomed is not welcomed again in a process %s', async (stage) => {
    const phone = newPhone();
    const owner = visitorAt('before', true);
    await owner.signIn(phone);
    clock.pass(MINUTE_MS);
    expect(await owner.ask(DELETE, { emailOrPhone: phone, code: await owner.codeTo(phone) })).toEqual({ data: true });
    clock.pass(HOUR_MS);
    const again = visitorAt(stage);
    const entered = await again.authenticate(phone, await again.codeTo(phone), { consent: true });
    expect(entered).toMatchObject({ data: { user: { phone, bonuses: 0 } } });
  });

  it('the security log goes on calling a recipient by one name', async () => {
    const phone = newPhone();
    for (const stage of ['before', 'warned', 'turned', 'after'] as const) {
      clock.pass(HOUR_MS);
      expect(await visitorAt(stage).send(phone)).toHaveProperty('data');
    }
    const [newest, ...others] = await apis.before.db.securityEvent.findMany({
      where: { kind: 'CODE_SENT' },
      orderBy: { createdAt: 'desc' },
      take: 4,
    });
    expect(others.map(({ recipientHash }) => recipientHash)).toEqual(Array.from({ length: 3 }, () => newest?.recipientHash));
  });
});
