import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { DAY_MS, HOUR_MS } from '../../platform/process/durations.js';
import { alterCode, moveClock, type Outcome, readSentCode, setCodeLimits, UNHURRIED, Visitor } from '../code/codes.harness.js';
import { canSignIn } from './attacker.harness.js';
import { buildCodeLimits, type CodeLimits } from './code-limits.js';

const SMS_BUDGET = 40;
/** Maximum number of SMS to unknown browsers: a tenth of the SMS budget is reserved for known browsers. */
const UNKNOWN_BROWSER_SMS = 36;
const CONCURRENCY = 60;

let apis: [TestApi, TestApi];
let limits: CodeLimits;
let clock: ReturnType<typeof moveClock>;
beforeAll(async () => {
  const env = {
    ...UNHURRIED,
    AUTH_SECRET: 'a secret that both replicas share as they must',
    SMS_PER_HOUR: String(SMS_BUDGET),
    LOG_LEVEL: 'warn',
  };
  const first = await startTestApi(env);
  const config = first.app.get<Config>(CONFIG);
  limits = buildCodeLimits(config);
  apis = [first, await startTestApi({ ...env, DATABASE_URL: config.DATABASE_URL })];
  clock = moveClock(...apis);
});
afterAll(async () => {
  for (const api of apis.toReversed()) await api.close();
});
beforeEach(() => {
  // Moves the clock beyond the windows of all limits and of the breaker.
  clock.pass(40 * DAY_MS);
  for (const api of apis) setCodeLimits(api, limits);
});

const setLimits = (changed: Partial<CodeLimits>) => {
  for (const api of apis) setCodeLimits(api, changed);
};
const runAtOnce = <Result>(work: (api: TestApi, index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: CONCURRENCY }, (_, index) => work(apis[index % 2 === 0 ? 0 : 1], index)));
const buildClient = (index: number) => ({ address: `203.0.113.${index}` });
const buildPhone = (index: number) => `+7916${String(index).padStart(7, '0')}`;
const buildEmail = (index: number) => `owner${index}@example.com`;
const countOutcomes = (outcomes: readonly Outcome<unknown>[], refused?: string) =>
  outcomes.filter((outcome) => outcome.refused === refused).length;
/** Alarms about the budget in the logs of both replicas. Either may raise an alarm, so the order is not significant. */
const listAlarms = () =>
  apis.flatMap(({ log }) => log.map(({ msg }) => String(msg)).filter((message) => message.includes('budget'))).toSorted();

/** Requests a code for each of many recipients, then enters a wrong code for all of them at once. */
async function guessAtOnce() {
  const codes: string[] = [];
  for (let index = 0; index < CONCURRENCY; index += 1) {
    await new Visitor(apis[0], buildClient(index)).send(buildEmail(index));
    codes.push(await readSentCode(apis[0], buildEmail(index)));
  }
  return runAtOnce((api, index) => new Visitor(api, buildClient(index)).authenticate(buildEmail(index), alterCode(codes[index] ?? '')));
}

describe('two replicas with concurrent requests from different clients', () => {
  it('share the SMS budget for unknown browsers, and raise each alarm once', async () => {
    const outcomes = await runAtOnce((api, index) => new Visitor(api, buildClient(index)).send(buildPhone(index)));
    expect([countOutcomes(outcomes), countOutcomes(outcomes, 'TOO_MANY_REQUESTS')]).toEqual([
      UNKNOWN_BROWSER_SMS,
      CONCURRENCY - UNKNOWN_BROWSER_SMS,
    ]);
    expect(listAlarms()).toEqual([
      'the hourly SMS budget is nearly spent',
      'the share of the hourly SMS budget for unknown browsers is spent',
    ]);
  });

  it('share the SMS budget for known and unknown browsers', async () => {
    const homes = Array.from({ length: CONCURRENCY / 2 }, (_, index) => new Visitor(apis[0], { ...buildClient(index), isBrowser: true }));
    for (const [index, home] of homes.entries()) expect(await canSignIn(home, buildPhone(index))).toBe(true);
    clock.pass(HOUR_MS);
    const outcomes = await runAtOnce((api, index) =>
      (homes[index]?.at(api) ?? new Visitor(api, buildClient(index))).send(buildPhone(index)),
    );
    expect([countOutcomes(outcomes), countOutcomes(outcomes, 'TOO_MANY_REQUESTS')]).toEqual([SMS_BUDGET, CONCURRENCY - SMS_BUDGET]);
    const since = new Date(clock.now().getTime() - HOUR_MS);
    expect(await apis[0].db.authChallenge.count({ where: { type: 'PHONE', createdAt: { gt: since } } })).toBe(SMS_BUDGET);
  });

  it('share the limit of codes for one browser fingerprint', async () => {
    const outcomes = await runAtOnce((api, index) =>
      new Visitor(api, buildClient(1)).sendEmail(buildEmail(index), { clientFp: 'one browser' }),
    );
    expect([countOutcomes(outcomes), countOutcomes(outcomes, 'TOO_MANY_REQUESTS')]).toEqual([10, CONCURRENCY - 10]);
  });

  it('open the circuit breaker for short codes once, after exactly the maximum number of wrong codes', async () => {
    setLimits({
      shopShortGuesses: [
        { max: 30, withinMs: HOUR_MS },
        { max: 800, withinMs: DAY_MS },
      ],
    });
    const outcomes = await guessAtOnce();
    expect([countOutcomes(outcomes, 'WRONG_CODE'), countOutcomes(outcomes, 'CODE_EXPIRED')]).toEqual([30, CONCURRENCY - 30]);
    expect(await apis[0].db.securityEvent.count({ where: { kind: 'BREAKER_OPENED' } })).toBe(1);
    expect(await apis[0].db.authBreaker.count({ where: { openUntil: { gt: clock.now() } } })).toBe(1);
  });

  it('share the limit of the whole shop on guesses of 6-digit codes', async () => {
    setLimits({ shortGuesses: [{ max: 0, withinMs: DAY_MS }], shopLongGuesses: { max: 30, withinMs: DAY_MS } });
    const outcomes = await guessAtOnce();
    expect([countOutcomes(outcomes, 'WRONG_CODE'), countOutcomes(outcomes, 'TOO_MANY_REQUESTS')]).toEqual([30, CONCURRENCY - 30]);
  });
});
