import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { Inbox } from '../../message/inbox.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../platform/process/durations.js';
import { alterCode, moveClock, readSentCode, UNHURRIED, Visitor } from '../code/codes.harness.js';

let api: TestApi;
let clock: ReturnType<typeof moveClock>;
beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, PUBLIC_URL: 'https://meet.example' });
  clock = moveClock(api);
});
afterAll(() => api.close());

let phoneCount = 0;
function createPhone(): string {
  phoneCount += 1;
  return `+7916${String(phoneCount).padStart(7, '0')}`;
}
let addressCount = 0;
function createAddress(): string {
  addressCount += 1;
  return `203.0.113.${addressCount}`;
}
const createApp = () => new Visitor(api, { address: createAddress() });
const createBrowser = () => new Visitor(api, { address: createAddress(), isBrowser: true });

async function requestCode(visitor: Visitor, recipient: string) {
  const sent = await visitor.send(recipient);
  if (sent.refused !== undefined) throw new Error(`${sent.refused}: ${sent.message}`);
  return { ...sent.data, code: await readSentCode(api, recipient, sent.data.challenge) };
}

const computeSecondsUntil = (moment: unknown) => (Date.parse(String(moment)) - clock.now().getTime()) / SECOND_MS;

describe('a one-time code', () => {
  it('comes first in an SMS, which binds it to the domain of the shop', async () => {
    const phone = createPhone();
    const { code, codeLength, challenge } = await requestCode(createApp(), phone);
    expect(code).toMatch(/^\d{4}$/);
    expect({ codeLength, challenge }).toEqual({ codeLength: 4, challenge: expect.any(String) });
    const inbox = api.app.get(Inbox);
    await until('it arrives', () => inbox.messages.some(({ address }) => address === phone));
    expect(inbox.messages.find(({ address }) => address === phone)).toMatchObject({
      type: 'PHONE',
      text: `${code}\u00a0— код для\u00a0подтверждения в\u00a0Meet. Никому его не\u00a0сообщайте.\n\n@meet.example #${code}`,
    });
  });

  it('is in the subject of a mail', async () => {
    const { code } = await requestCode(createApp(), 'anna@example.com');
    const inbox = api.app.get(Inbox);
    await until('it arrives', () => inbox.messages.some(({ address }) => address === 'anna@example.com'));
    const mail = inbox.messages.find(({ address }) => address === 'anna@example.com');
    expect(mail?.subject).toBe(`${code}\u00a0— код для\u00a0подтверждения в\u00a0Meet`);
    expect(mail?.text).toMatch(new RegExp(`^${code}\u00a0— код`));
  });

  it('appears neither in its own record nor in jobs, the security log or log lines', async () => {
    const { code, challenge } = await requestCode(createApp(), createPhone());
    const { rows } = await getPool().query(
      `SELECT (SELECT json_agg(c) FROM auth_challenge c WHERE id = $1)::text AS challenge,
        (SELECT json_agg(j) FROM graphile_worker._private_jobs j)::text AS jobs, (SELECT json_agg(e) FROM security_event e)::text AS events`,
      [challenge],
    );
    const isAlone = new RegExp(`(?<![0-9a-f-])${code}(?![0-9a-f-])`);
    expect(JSON.stringify(rows).replaceAll(/\d{4}-\d\d-\d\dT[\d:.+]+/g, '')).not.toMatch(isAlone);
    expect(api.log.map(({ time: _time, ...line }) => JSON.stringify(line)).join('\n')).not.toMatch(new RegExp(`"${code}"|${code} —`));
  });

  it('signs its recipient in, creates the account the first time, and grants the welcome bonuses once', async () => {
    const phone = createPhone();
    const visitor = createApp();
    const first = await requestCode(visitor, phone);
    const entered = await visitor.authenticate(phone, first.code, { challenge: first.challenge });
    expect(entered).toMatchObject({ data: { user: { phone, email: null, bonuses: 5000 }, authData: { accessToken: expect.any(String) } } });
    clock.pass(MINUTE_MS);
    const second = await requestCode(visitor, phone);
    const again = await visitor.authenticate(
      ` ${phone.slice(0, 5)} ${phone.slice(5)}`,
      ` ${second.code.slice(0, 2)} ${second.code.slice(2)}`,
    );
    expect(again).toMatchObject({ data: { user: 'data' in entered ? { id: entered.data.user.id, bonuses: 5000 } : {} } });
  });

  it('is accepted once', async () => {
    const phone = createPhone();
    const visitor = createApp();
    const { code, challenge } = await requestCode(visitor, phone);
    expect(await visitor.authenticate(phone, code, { challenge })).toHaveProperty('data');
    expect(await visitor.authenticate(phone, code, { challenge })).toMatchObject({ refused: 'CODE_EXPIRED' });
  });

  it('expires after five minutes', async () => {
    const [phone, other] = [createPhone(), createPhone()];
    const visitor = createApp();
    const [inTime, late] = [await requestCode(visitor, phone), await requestCode(visitor, other)];
    clock.pass(5 * MINUTE_MS - 1);
    expect(await visitor.authenticate(phone, inTime.code, { challenge: inTime.challenge })).toHaveProperty('data');
    clock.pass(1);
    expect(await visitor.authenticate(other, late.code, { challenge: late.challenge })).toMatchObject({
      refused: 'CODE_EXPIRED',
      message: 'Код больше не\u00a0действует. Запросите новый.',
    });
  });

  it('is invalid after three wrong tries, which also count against the next codes', async () => {
    const phone = createPhone();
    const visitor = createApp();
    const { code, challenge } = await requestCode(visitor, phone);
    for (const by of [1, 2, 3]) {
      const tried = await visitor.authenticate(phone, alterCode(code, by), { challenge });
      expect(tried).toMatchObject({ refused: 'WRONG_CODE', message: 'Введенный код неверен' });
    }
    expect(await visitor.authenticate(phone, code, { challenge })).toMatchObject({ refused: 'CODE_EXPIRED' });
    clock.pass(MINUTE_MS);
    const next = await requestCode(visitor, phone);
    expect(next.codeLength).toBe(4);
    for (const by of [1, 2]) await visitor.authenticate(phone, alterCode(next.code, by), { challenge: next.challenge });
    clock.pass(2 * MINUTE_MS);
    const longer = await requestCode(visitor, phone);
    expect(longer).toMatchObject({ codeLength: 6, code: expect.stringMatching(/^\d{6}$/) });
    expect(await visitor.authenticate(phone, longer.code, { challenge: longer.challenge })).toHaveProperty('data');
  });

  it('in an invalid form is refused without using up a try', async () => {
    const phone = createPhone();
    const visitor = createApp();
    const { code, challenge } = await requestCode(visitor, phone);
    for (const typed of ['', '12345', 'abcd', '123456', '\u0661\u0662\u0663\u0664', `${code}0`]) {
      expect(await visitor.authenticate(phone, typed, { challenge })).toMatchObject({ refused: 'WRONG_CODE' });
    }
    expect(await visitor.authenticate(phone, code, { challenge })).toHaveProperty('data');
  });
});

describe('the challenge of a one-time code', () => {
  it('is bound to a browser by a cookie, and cannot be used elsewhere', async () => {
    const phone = createPhone();
    const ownBrowser = createBrowser();
    const { code, challenge } = await requestCode(ownBrowser, phone);
    expect(challenge).toBeNull();
    expect(ownBrowser.cookie).toMatch(/^browser=[\w-]{43}$/);
    expect(await createBrowser().authenticate(phone, code)).toMatchObject({ refused: 'CODE_EXPIRED' });
    expect(await createApp().authenticate(phone, code)).toMatchObject({ refused: 'WRONG_CODE' });
    expect(await ownBrowser.authenticate(phone, code)).toMatchObject({ data: { authData: null, user: { phone } } });
  });

  it('is not cancelled by wrong guesses at a code that another browser has requested for the same phone', async () => {
    const phone = createPhone();
    const ownBrowser = createBrowser();
    const { code } = await requestCode(ownBrowser, phone);
    clock.pass(MINUTE_MS);
    const stranger = createBrowser();
    const strangerCode = await requestCode(stranger, phone);
    for (const by of [1, 2, 3]) await stranger.authenticate(phone, alterCode(strangerCode.code, by));
    expect(await ownBrowser.authenticate(phone, code)).toHaveProperty('data');
  });

  it('need not be named by an app: the newest challenge that is bound to no browser is used', async () => {
    const visitor = createApp();
    const requestTwoCodes = async () => {
      const phone = createPhone();
      const first = await requestCode(visitor, phone);
      clock.pass(MINUTE_MS);
      return { phone, first, second: await requestCode(createApp(), phone) };
    };
    let sent = await requestTwoCodes();
    // Two random codes may be equal by chance.
    while (sent.first.code === sent.second.code) sent = await requestTwoCodes();
    const { phone, first, second } = sent;
    expect(await visitor.authenticate(phone, first.code)).toMatchObject({ refused: 'WRONG_CODE' });
    expect(await visitor.authenticate(phone, second.code)).toHaveProperty('data');
    expect(await visitor.authenticate(phone, first.code, { challenge: first.challenge })).toHaveProperty('data');
  });

  it('is refused if it belongs to another recipient or does not exist', async () => {
    const [phone, other] = [createPhone(), createPhone()];
    const visitor = createApp();
    const { code, challenge } = await requestCode(visitor, phone);
    for (const [recipient, challengeId] of [
      [other, challenge],
      [phone, '00000000-0000-4000-8000-000000000000'],
      [phone, 'x'],
    ] as const) {
      expect(await visitor.authenticate(recipient, code, { challenge: challengeId })).toMatchObject({ refused: 'CODE_EXPIRED' });
    }
  });
});

describe('sending one-time codes', () => {
  it('requires longer and longer pauses, and the response states when each ends', async () => {
    const phone = createPhone();
    const visitor = createApp();
    for (const pause of [60, 120, 300, 600]) {
      const { cooldownUntil } = await requestCode(visitor, phone);
      expect(computeSecondsUntil(cooldownUntil)).toBe(pause);
      clock.pass((pause - 1) * SECOND_MS);
      const refused = await visitor.send(phone);
      expect(refused).toMatchObject({
        refused: 'TOO_MANY_REQUESTS',
        message: expect.stringMatching(/^Коды запрашивают слишком часто. Попробуйте снова через\u00a01\u00a0с\.$/),
      });
      clock.pass(SECOND_MS);
    }
    const fifth = await requestCode(visitor, phone);
    expect(computeSecondsUntil(fifth.cooldownUntil)).toBe(3600 - 60 - 120 - 300 - 600);
  });

  it('is refused after ten codes in 24 hours', async () => {
    const phone = createPhone();
    const visitor = createApp();
    const startedAt = clock.now().getTime();
    for (let sent = 0; sent < 10; sent += 1) {
      await requestCode(visitor, phone);
      clock.pass(20 * MINUTE_MS);
    }
    const refused = await visitor.send(phone);
    expect(refused).toMatchObject({ refused: 'TOO_MANY_REQUESTS', details: { until: new Date(startedAt + DAY_MS).toISOString() } });
    clock.pass(DAY_MS - 200 * MINUTE_MS);
    expect(await visitor.send(phone)).toHaveProperty('data');
  });

  it('is refused after thirty codes an hour for one client address, and after ten for one fingerprint at that address', async () => {
    const visitor = createApp();
    const form = { clientFp: 'f'.repeat(64) };
    const fingerprintRefusals = [];
    for (let sent = 0; sent < 11; sent += 1) fingerprintRefusals.push((await visitor.sendSms(createPhone(), form)).refused);
    expect(fingerprintRefusals).toEqual([...Array.from({ length: 10 }, () => undefined), 'TOO_MANY_REQUESTS']);
    const otherRefusals = [];
    for (let sent = 0; sent < 21; sent += 1) otherRefusals.push((await visitor.send(createPhone())).refused);
    expect(otherRefusals).toEqual([...Array.from({ length: 20 }, () => undefined), 'TOO_MANY_REQUESTS']);
    expect(await createApp().sendSms(createPhone(), form)).toHaveProperty('data');
    clock.pass(HOUR_MS);
    expect(await visitor.sendSms(createPhone(), form)).toHaveProperty('data');
  });

  it.each([
    ['a filled honeypot', { website: 'https://spam.example', pageLoadTime: 0 }],
    ['a form that was filled in within a second', { website: '', pageLoadTime: -1_000 }],
    ['a form that was opened in the future', { website: '', pageLoadTime: 60_000 }],
  ])('is refused to every client with %s', async (_what, { website, pageLoadTime }) => {
    const form = { website, pageLoadTime: clock.now().getTime() + pageLoadTime };
    for (const visitor of [createApp(), createBrowser()]) {
      expect(await visitor.sendSms(createPhone(), form)).toMatchObject({ refused: 'BAD_USER_INPUT', message: 'Ошибка отправки кода' });
      expect(await visitor.sendEmail('b@example.com', form)).toMatchObject({ refused: 'BAD_USER_INPUT' });
    }
  });

  it.each([
    ['neither field', {}],
    ['no honeypot', { pageLoadTime: 0 }],
    ['no load time', { website: '' }],
  ])('requires both form fields from a browser, and is refused with %s', async (_what, form) => {
    expect(await createBrowser().sendSms(createPhone(), form)).toMatchObject({
      refused: 'BAD_USER_INPUT',
      message: 'Ошибка отправки кода',
    });
    expect(await createApp().sendSms(createPhone(), form)).toHaveProperty('data');
  });

  it('to an invalid recipient is refused before anything is counted', async () => {
    const visitor = createApp();
    const before = await api.db.authChallenge.count();
    for (let attempt = 0; attempt < 31; attempt += 1) await visitor.sendSms('+7 916 123');
    expect(await visitor.sendEmail('anna@example.com\r\nBcc: boris@example.com')).toMatchObject({
      refused: 'BAD_USER_INPUT',
      details: { field: 'email' },
    });
    expect(await api.db.authChallenge.count()).toBe(before);
    expect(await visitor.send(createPhone())).toHaveProperty('data');
  });
});

const getPool = () => api.app.get(PrismaService).pool;
