import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { HOUR_MS } from '../../platform/process/durations.js';
import { alterCode, moveClock, type Outcome, readSentCode, UNHURRIED, Visitor } from './codes.harness.js';

const SECRET = 'a secret that both replicas share as they must';

let apis: [TestApi, TestApi];
let clock: ReturnType<typeof moveClock>;
beforeAll(async () => {
  const env = { ...UNHURRIED, AUTH_SECRET: SECRET, DATABASE_POOL: '5' };
  const first = await startTestApi(env);
  const { DATABASE_URL } = first.app.get<Config>(CONFIG);
  apis = [first, await startTestApi({ ...env, DATABASE_URL })];
  clock = moveClock(...apis);
});
afterAll(async () => {
  for (const api of apis.toReversed()) await api.close();
});

const runConcurrently = <Data>(times: number, work: (api: TestApi, index: number) => Promise<Outcome<Data>>) =>
  Promise.all(Array.from({ length: times }, (_, index) => work(apis[index % 2 === 0 ? 0 : 1], index)));
function countOutcomes<Data>(outcomes: Outcome<Data>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { refused = 'SERVED' } of outcomes) counts[refused] = (counts[refused] ?? 0) + 1;
  return counts;
}
const buildClient = (index: number) => ({ address: `203.0.${index >> 8}.${index & 255}` });

describe('two replicas with concurrent requests', () => {
  it('send one code for fifty requests', async () => {
    const outcomes = await runConcurrently(50, (api, index) => new Visitor(api, buildClient(index)).send('+79160000001'));
    expect(countOutcomes(outcomes)).toEqual({ SERVED: 1, TOO_MANY_REQUESTS: 49 });
    expect(await apis[0].db.authChallenge.count({ where: { address: '+79160000001' } })).toBe(1);
  }, 60_000);

  it('compare three of 201 guesses at a code', async () => {
    const phone = '+79160000002';
    const sent = await new Visitor(apis[0], buildClient(1)).send(phone);
    const challenge = sent.refused === undefined ? sent.data.challenge : null;
    const correctCode = await readSentCode(apis[0], phone);
    const outcomes = await runConcurrently(201, (api, index) =>
      new Visitor(api, buildClient(index)).authenticate(phone, alterCode(correctCode, index === 150 ? 0 : index + 1), { challenge }),
    );
    const { WRONG_CODE = 0, SERVED = 0, ...others } = countOutcomes(outcomes);
    expect(WRONG_CODE + SERVED).toBe(3);
    expect(others).toEqual({ CODE_EXPIRED: 198 });
    expect(SERVED).toBeLessThanOrEqual(1);
    expect(await apis[0].db.authGuess.count()).toBe(WRONG_CODE);
  }, 120_000);

  it('accept a correct code once', async () => {
    clock.pass(HOUR_MS);
    const phone = '+79160000003';
    await new Visitor(apis[0], buildClient(1)).send(phone);
    const correctCode = await readSentCode(apis[0], phone);
    const outcomes = await runConcurrently(30, (api, index) => new Visitor(api, buildClient(index)).authenticate(phone, correctCode));
    const { SERVED = 0 } = countOutcomes(outcomes);
    expect(SERVED).toBe(1);
    const owners = await apis[0].db.accountRecipient.findMany({ where: { address: phone } });
    expect(owners).toHaveLength(1);
    expect(await apis[0].db.bonusEntry.count({ where: { accountId: owners[0]?.accountId ?? '' } })).toBe(1);
    expect(await apis[0].db.session.count({ where: { accountId: owners[0]?.accountId ?? '' } })).toBe(1);
  }, 60_000);

  it('share the limit of codes for one client address', async () => {
    clock.pass(HOUR_MS);
    const outcomes = await runConcurrently(40, (api, index) =>
      new Visitor(api, buildClient(7)).send(`+7917${String(index).padStart(7, '0')}`),
    );
    expect(countOutcomes(outcomes)).toEqual({ SERVED: 30, TOO_MANY_REQUESTS: 10 });
  }, 60_000);
});
