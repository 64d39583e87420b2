import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../platform/process/durations.js';
import { startReplica } from '../session/sessions.harness.js';
import { alterCode, moveClock, readSentCode, UNHURRIED, Visitor } from './codes.harness.js';

const OLD = 'the secret of yesterday of more than 32 characters';
const NEW = 'the secret of tomorrow of more than 32 characters';
const DELETE = 'mutation ($dto: DeleteAccountInput!) { answer: deleteAccount(dto: $dto) }';

/**
 * Stages of replacing AUTH_SECRET. Each has its own process, named after the secrets that it accepts: first AUTH_SECRET, then
 * AUTH_SECRET_PREVIOUS.
 */
type Stage = 'old' | 'old+new' | 'new+old' | 'new';
let apis: Record<Stage, TestApi>;
let clock: ReturnType<typeof moveClock>;

beforeAll(async () => {
  const old = await startTestApi({ ...UNHURRIED, AUTH_SECRET: OLD });
  const [oldAndNew, newAndOld, onlyNew] = await Promise.all([
    startReplica(old, { ...UNHURRIED, AUTH_SECRET_PREVIOUS: NEW, PSEUDONYM_SECRET: OLD }),
    startReplica(old, { ...UNHURRIED, AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD, PSEUDONYM_SECRET: OLD }),
    startReplica(old, { ...UNHURRIED, AUTH_SECRET: NEW, PSEUDONYM_SECRET: OLD }),
  ]);
  apis = { old, 'old+new': oldAndNew, 'new+old': newAndOld, new: onlyNew };
  clock = moveClock(old, oldAndNew, newAndOld, onlyNew);
}, 120_000);
afterAll(async () => {
  for (const api of [apis.new, apis['new+old'], apis['old+new'], apis.old]) await api.close();
});

let visitorCount = 0;
const createPhone = () => `+7916${String(++visitorCount).padStart(7, '0')}`;
const createVisitor = (stage: Stage, isBrowser = false) => new Visitor(apis[stage], { address: `203.0.113.${++visitorCount}`, isBrowser });

async function requestChallenge(visitor: Visitor, recipient: string): Promise<string | null> {
  const sent = await visitor.send(recipient);
  if (sent.refused !== undefined) throw new Error(`${sent.refused}: ${sent.message}`);
  return sent.data.challenge;
}

describe('during a rotation of AUTH_SECRET', () => {
  it.each<[Stage, Stage]>([
    ['old', 'old+new'],
    ['old+new', 'old'],
    ['old+new', 'new+old'],
    ['new+old', 'old+new'],
    ['new+old', 'new'],
    ['new', 'new+old'],
  ])('a code sent by a process (secrets: %s) is accepted by another process (secrets: %s)', async (sending, accepting) => {
    const phone = createPhone();
    const visitor = createVisitor(sending);
    const challenge = await requestChallenge(visitor, phone);
    const code = await readSentCode(apis[accepting], phone);
    expect(await readSentCode(apis[sending], phone)).toBe(code);
    expect(await visitor.at(apis[accepting]).authenticate(phone, code, { challenge })).toHaveProperty('data');
  });

  it('a code of a removed secret is refused like an expired code', async () => {
    const phone = createPhone();
    const visitor = createVisitor('old');
    const challenge = await requestChallenge(visitor, phone);
    const code = await readSentCode(apis.old, phone);
    expect(await visitor.at(apis.new).authenticate(phone, code, { challenge })).toMatchObject({ refused: 'CODE_EXPIRED' });
    expect(await visitor.authenticate(phone, code, { challenge })).toHaveProperty('data');
  });

  it.each<Stage>([
    'old+new',
    'new+old',
    'new',
  ])('after five wrong codes in the old process, another (secrets: %s) first sends no code, and later a 6-digit code', async (stage) => {
    const phone = createPhone();
    const visitor = createVisitor('old');
    const later = visitor.at(apis[stage]);
    for (const tries of [3, 2]) {
      const challenge = await requestChallenge(visitor, phone);
      const code = await readSentCode(apis.old, phone);
      for (let number = 1; number <= tries; number += 1) await visitor.authenticate(phone, alterCode(code, number), { challenge });
      expect(await later.send(phone)).toMatchObject({ refused: 'TOO_MANY_REQUESTS' });
      clock.pass(2 * MINUTE_MS);
    }
    expect(await later.send(phone)).toMatchObject({ data: { codeLength: 6 } });
  });

  it.each<Stage>(['old+new', 'new+old', 'new'])('a known browser stays known in another process (secrets: %s)', async (stage) => {
    const phone = createPhone();
    const home = createVisitor('old', true);
    const id = await home.signIn(phone);
    clock.pass(HOUR_MS);
    expect(await createVisitor(stage).send(phone)).toHaveProperty('data');
    clock.pass(SECOND_MS);
    expect(await createVisitor(stage).send(phone)).toMatchObject({ refused: 'TOO_MANY_REQUESTS' });
    expect(await home.at(apis[stage]).signIn(phone)).toBe(id);
  });

  it.each<Stage>(['new+old', 'new'])('a phone gets no second welcome bonuses from another process (secrets: %s)', async (stage) => {
    const phone = createPhone();
    const owner = createVisitor('old', true);
    await owner.signIn(phone);
    clock.pass(MINUTE_MS);
    expect(await owner.ask(DELETE, { emailOrPhone: phone, code: await owner.requestCode(phone) })).toEqual({ data: true });
    clock.pass(HOUR_MS);
    const returningVisitor = createVisitor(stage);
    const entered = await returningVisitor.authenticate(phone, await returningVisitor.requestCode(phone), { consent: true });
    expect(entered).toMatchObject({ data: { user: { phone, bonuses: 0 } } });
  });

  it('the security log keeps the same pseudonym for a recipient', async () => {
    const phone = createPhone();
    for (const stage of ['old', 'old+new', 'new+old', 'new'] as const) {
      clock.pass(HOUR_MS);
      expect(await createVisitor(stage).send(phone)).toHaveProperty('data');
    }
    const [newest, ...others] = await apis.old.db.securityEvent.findMany({
      where: { kind: 'CODE_SENT' },
      orderBy: { createdAt: 'desc' },
      take: 4,
    });
    expect(others.map(({ recipientHash }) => recipientHash)).toEqual(Array.from({ length: 3 }, () => newest?.recipientHash));
  });
});
