import { afterEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { RetentionService } from '../../platform/jobs/retention.service.js';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../platform/process/durations.js';
import { alterCode, moveClock, readSentCode, setCodeLimits, UNHURRIED, Visitor } from '../code/codes.harness.js';
import { canSignIn } from './attacker.harness.js';

let api: TestApi;
let clock: ReturnType<typeof moveClock>;
afterEach(() => api.close());

async function startApi(env: NodeJS.ProcessEnv = {}): Promise<void> {
  api = await startTestApi({ ...UNHURRIED, LOG_LEVEL: 'warn', ...env });
  clock = moveClock(api);
}

let visitorCount = 0;
const createVisitor = () => {
  visitorCount += 1;
  return new Visitor(api, { address: `203.0.113.${visitorCount}` });
};
let phoneCount = 0;
const createPhone = () => {
  phoneCount += 1;
  return `+7916${String(phoneCount).padStart(7, '0')}`;
};
const readHealth = async () =>
  ((await (await fetch(`${api.healthUrl}/health/ready`)).json()) as { components: { codes: object } }).components.codes;
// Ignores other log lines: moving the clock also makes queued text messages expire, which is logged too.
const listAlarms = () => api.log.map(({ msg }) => String(msg)).filter((message) => message.includes('budget'));

describe('the SMS budget', () => {
  const NEARLY = 'the hourly SMS budget is nearly spent';
  const UNKNOWN_BROWSER_SHARE_SPENT = 'the share of the hourly SMS budget for unknown browsers is spent';
  const SPENT = 'the hourly SMS budget is spent';

  /**
   * Signs in `count` people, each from a browser that becomes a known browser of their account. Moves the clock on by an hour after each,
   * so that these messages do not use up the hourly SMS budget.
   */
  async function signInOwners(count: number) {
    const people = Array.from({ length: count }, (_, index) => ({
      phone: createPhone(),
      home: new Visitor(api, { address: `192.0.2.${index + 1}`, isBrowser: true }),
    }));
    for (const { home, phone } of people) {
      expect(await canSignIn(home, phone)).toBe(true);
      clock.pass(HOUR_MS);
    }
    return people;
  }

  it('raises an alarm before it is spent, and reserves its rest for known browsers, while e-mail addresses still get codes', async () => {
    await startApi({ SMS_PER_HOUR: '10' });
    const [mine, another] = await signInOwners(2);
    const startedAt = clock.now().getTime();
    for (let sent = 1; sent <= 9; sent += 1) {
      expect(await createVisitor().send(createPhone())).toHaveProperty('data');
      expect(listAlarms()).toEqual([...(sent >= 8 ? [NEARLY] : []), ...(sent >= 9 ? [UNKNOWN_BROWSER_SHARE_SPENT] : [])]);
      clock.pass(SECOND_MS);
    }
    expect(await readHealth()).toEqual({
      status: 'degraded',
      detail: '9 of 10 text messages sent in the last hour, none left for unknown browsers',
    });
    const until = new Date(startedAt + HOUR_MS).toISOString();
    const message = 'За\u00a0последний час отправлено слишком много СМС. Попробуйте снова через\u00a060\u00a0мин.';
    expect(await createVisitor().send(createPhone())).toMatchObject({ refused: 'TOO_MANY_REQUESTS', message, details: { until } });
    expect(await createVisitor().send('boris@example.com')).toHaveProperty('data');
    expect(mine && (await canSignIn(mine.home, mine.phone))).toBe(true);
    expect(listAlarms()).toEqual([NEARLY, UNKNOWN_BROWSER_SHARE_SPENT, SPENT]);
    expect(await another?.home.send(another.phone)).toMatchObject({ refused: 'TOO_MANY_REQUESTS', details: { until } });
    clock.pass(HOUR_MS);
    expect(await createVisitor().send(createPhone())).toHaveProperty('data');
    expect(await readHealth()).toEqual({ status: 'up' });
  });

  it('counts messages to known browsers in its alarm, metric and limit', async () => {
    await startApi({ SMS_PER_HOUR: '5', SMS_KNOWN_PERCENT: '40' });
    const people = await signInOwners(5);
    for (const [index, { home, phone }] of people.slice(0, 4).entries()) {
      expect(listAlarms()).toEqual([]);
      expect(await readHealth()).toEqual({ status: 'up' });
      expect({ index, got: await canSignIn(home, phone) }).toEqual({ index, got: true });
    }
    expect(listAlarms()).toEqual([NEARLY]);
    expect(await readHealth()).toEqual({ status: 'degraded', detail: '4 of 5 text messages sent in the last hour' });
    expect(await (await fetch(`${api.healthUrl}/metrics`)).text()).toMatch(/^meet_sms_budget_used_ratio 0\.8$/m);
    expect(await createVisitor().send(createPhone())).toHaveProperty('data');
    expect(listAlarms()).toEqual([NEARLY, SPENT]);
    expect(await createVisitor().send(createPhone())).toMatchObject({ refused: 'TOO_MANY_REQUESTS' });
    expect(await people[4]?.home.send(people[4].phone)).toMatchObject({ refused: 'TOO_MANY_REQUESTS' });
    expect(
      await api.db.authChallenge.count({ where: { type: 'PHONE', createdAt: { gt: new Date(clock.now().getTime() - HOUR_MS) } } }),
    ).toBe(5);
  });

  it('is not exceeded by concurrent requests for more messages than it allows', async () => {
    await startApi({ SMS_PER_HOUR: '5', SMS_KNOWN_PERCENT: '40' });
    const people = await signInOwners(4);
    const requests = [
      ...people.map(({ home, phone }) => home.send(phone)),
      ...Array.from({ length: 6 }, () => createVisitor().send(createPhone())),
    ];
    const sent = (await Promise.all(requests)).map(({ refused }) => refused === undefined);
    expect(sent.filter(Boolean)).toHaveLength(5);
    expect(sent.slice(people.length).filter(Boolean).length).toBeLessThanOrEqual(3);
  });
});

describe('guesses of 6-digit codes', () => {
  it('are limited for the whole shop, which does not affect known browsers', async () => {
    await startApi();
    setCodeLimits(api, { shortGuesses: [{ max: 0, withinMs: DAY_MS }], shopLongGuesses: { max: 4, withinMs: DAY_MS } });
    const home = new Visitor(api, { address: '192.0.2.1', isBrowser: true });
    const mine = createPhone();
    expect(await canSignIn(home, mine)).toBe(true);
    for (let tried = 0; tried < 4; tried += 1) {
      const phone = createPhone();
      const stranger = createVisitor();
      expect(await stranger.send(phone)).toMatchObject({ data: { codeLength: 6 } });
      expect(await stranger.authenticate(phone, alterCode(await readSentCode(api, phone)))).toMatchObject({ refused: 'WRONG_CODE' });
    }
    expect(await createVisitor().send(createPhone())).toMatchObject({ refused: 'TOO_MANY_REQUESTS' });
    clock.pass(60_000);
    expect(await canSignIn(home, mine)).toBe(true);
  });
});

describe('one-time codes', () => {
  it('are neither sent nor compared while tries cannot be recorded', async () => {
    await startApi({ LOG_LEVEL: 'silent' });
    const [phone, other] = [createPhone(), createPhone()];
    await createVisitor().send(phone);
    const code = await readSentCode(api, phone);
    await api.db.$executeRaw`ALTER TABLE auth_guess RENAME TO auth_guess_gone`;
    expect(await createVisitor().send(other)).toMatchObject({ refused: 'INTERNAL' });
    expect(await createVisitor().authenticate(phone, code)).toMatchObject({ refused: 'INTERNAL' });
    expect(await api.db.authChallenge.count({ where: { address: other } })).toBe(0);
    expect(await api.db.session.count()).toBe(0);
    await api.db.$executeRaw`ALTER TABLE auth_guess_gone RENAME TO auth_guess`;
    expect(await createVisitor().authenticate(phone, code)).toHaveProperty('data');
  });
});

describe('the circuit breaker for short codes', () => {
  it('logs its closing exactly once, even if the first attempt to log it fails', async () => {
    await startApi({ LOG_LEVEL: 'silent' });
    setCodeLimits(api, {
      shopShortGuesses: [
        { max: 1, withinMs: HOUR_MS },
        { max: 800, withinMs: DAY_MS },
      ],
    });
    const phone = createPhone();
    const stranger = createVisitor();
    await stranger.send(phone);
    await stranger.authenticate(phone, alterCode(await readSentCode(api, phone)));
    const countClosings = () => api.db.securityEvent.count({ where: { kind: 'BREAKER_CLOSED' } });
    const sweep = () => api.app.get(RetentionService).clean();
    await sweep();
    expect(await countClosings()).toBe(0);
    clock.pass(3 * 24 * HOUR_MS);
    await api.db.$executeRaw`ALTER TABLE security_event RENAME TO security_event_gone`;
    await sweep();
    await api.db.$executeRaw`ALTER TABLE security_event_gone RENAME TO security_event`;
    expect(await countClosings()).toBe(0);
    for (let swept = 0; swept < 2; swept += 1) {
      await sweep();
      expect(await countClosings()).toBe(1);
    }
  });
});

describe('the records of a one-time code', () => {
  it('lose the recipient after the code expires, and are deleted once no limit counts them', async () => {
    await startApi();
    const phone = createPhone();
    const stranger = createVisitor();
    await stranger.send(phone);
    await stranger.authenticate(phone, alterCode(await readSentCode(api, phone)));
    const sweep = () => api.app.get(RetentionService).clean();
    const countRemaining = async () => ({
      recipients: await api.db.authChallenge.count({ where: { address: { not: null } } }),
      challenges: await api.db.authChallenge.count(),
      guesses: await api.db.authGuess.count(),
    });
    await sweep();
    expect(await countRemaining()).toEqual({ recipients: 1, challenges: 1, guesses: 1 });
    clock.pass(HOUR_MS);
    await sweep();
    expect(await countRemaining()).toEqual({ recipients: 0, challenges: 1, guesses: 1 });
    clock.pass(30 * 24 * HOUR_MS);
    await sweep();
    expect(await countRemaining()).toEqual({ recipients: 0, challenges: 0, guesses: 1 });
    clock.pass(24 * HOUR_MS);
    await sweep();
    expect(await countRemaining()).toEqual({ recipients: 0, challenges: 0, guesses: 0 });
  });
});
