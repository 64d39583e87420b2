import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { HOUR_MS } from '../../platform/process/durations.js';
import { alterCode, moveClock, readSentCode, setCodeLimits, UNHURRIED, Visitor } from '../code/codes.harness.js';

const SEND = 'sendSmsCode(dto: { phone: $phone }) { status }';

let api: TestApi;
let clock: ReturnType<typeof moveClock>;
beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, CODE_ADDRESS_SENDS_PER_HOUR: '3' });
  setCodeLimits(api, { clientTries: { max: 3, withinMs: HOUR_MS } });
  clock = moveClock(api);
});
afterAll(() => api.close());

let visitorCount = 0;
const createVisitor = (headers: Record<string, string> = {}) => {
  visitorCount += 1;
  return new Visitor(api, { address: `203.0.113.${visitorCount}`, headers });
};
let phoneCount = 0;
const createPhone = () => {
  phoneCount += 1;
  return `+7916${String(phoneCount).padStart(7, '0')}`;
};

const postToRest = (
  body: object,
  { address = '203.0.113.250', headers = {} }: { address?: string; headers?: Record<string, string> } = {},
) =>
  api.app.inject({
    method: 'POST',
    url: '/api/send-sms',
    remoteAddress: address,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });

describe('the limits on one-time codes', () => {
  it('are not evaded by forged forwarding headers', async () => {
    const visitor = createVisitor();
    const outcomes = [];
    for (let sentCount = 0; sentCount < 4; sentCount += 1) {
      const forged = {
        'x-forwarded-for': `198.51.100.${sentCount}`,
        forwarded: `for=198.51.100.${sentCount}`,
        'x-real-ip': `198.51.100.${sentCount}`,
      };
      const { data, errors } = await visitor.post(
        { query: `mutation ($phone: String!) { ${SEND} }`, variables: { phone: createPhone() } },
        forged,
      );
      outcomes.push(errors?.[0]?.extensions.code ?? Boolean(data));
    }
    expect(outcomes).toEqual([true, true, true, 'TOO_MANY_REQUESTS']);
  });

  it('are not evaded by other addresses of the same IPv6 subscriber', async () => {
    const outcomes = [];
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3::', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1']) {
      outcomes.push((await new Visitor(api, { address }).send(createPhone())).refused);
    }
    expect(outcomes).toEqual([undefined, undefined, undefined, 'TOO_MANY_REQUESTS', undefined]);
  });

  it.each([
    ['a phone', '+79260000001', ['8 926 000-00-01', '79260000001', '+7(926)0000001', '＋７ ９２６ ０００ ００ ０１', '9260000001']],
    ['an e-mail', 'olga@example.com', ['OLGA@Example.COM', ' olga@example.com ', 'ｏｌｇａ@example.com', 'olga@example。com']],
  ])('are not evaded by other spellings of %s', async (_what, address, spellings) => {
    expect(await createVisitor().send(address)).toHaveProperty('data');
    for (const spelling of spellings) {
      const visitor = createVisitor();
      const again = await (address.includes('@') ? visitor.sendEmail(spelling) : visitor.sendSms(spelling));
      expect([spelling, again.refused]).toEqual([spelling, 'TOO_MANY_REQUESTS']);
    }
  });

  it('are not evaded by field aliases: one request sends one code', async () => {
    const phones = [createPhone(), createPhone(), createPhone()];
    const fields = phones.map((phone, index) => `a${index}: sendSmsCode(dto: { phone: "${phone}" }) { status }`);
    const mail = 'mail: sendEmailCode(dto: { email: "alias@example.com" }) { status }';
    const before = await api.db.authChallenge.count();
    const { errors } = await createVisitor().post({ query: `mutation { ${fields.join(' ')} ${mail} }` });
    expect(errors?.map(({ path, extensions }) => [path?.[0], extensions.code])).toEqual([['a1', 'TOO_MANY_REQUESTS']]);
    expect((await api.db.authChallenge.count()) - before).toBe(1);
  });

  it('are not evaded by field aliases: one request tries one code', async () => {
    const phone = createPhone();
    const visitor = createVisitor();
    const sent = await visitor.send(phone);
    const right = await readSentCode(api, phone);
    const codes = [...Array.from({ length: 20 }, (_, index) => alterCode(right, index + 1)), right];
    const fields = codes.map(
      (code, index) => `a${index}: authenticate(dto: { emailOrPhone: "${phone}", code: "${code}" }) { user { id } }`,
    );
    const response = await visitor.post<Record<string, unknown>>({ query: `mutation { ${fields.join(' ')} }` });
    expect(sent).toHaveProperty('data');
    expect(response.data ?? null).toBeNull();
    expect(await api.db.authGuess.count({ where: { guessedAt: clock.now() } })).toBe(1);
    expect(await visitor.authenticate(phone, right)).toHaveProperty('data');
  });

  it('are not evaded by batching, which is not supported', async () => {
    const body = Array.from({ length: 2 }, () => ({ query: `mutation { sendSmsCode(dto: { phone: "${createPhone()}" }) { status } }` }));
    const before = await api.db.authChallenge.count();
    const { errors } = await createVisitor().post(body);
    expect(errors?.[0]?.extensions.code).toBe('LIMIT_EXCEEDED');
    expect(await api.db.authChallenge.count()).toBe(before);
  });

  it('are not evaded by WebSockets, which carry only subscriptions', async () => {
    const before = await api.db.authChallenge.count();
    for (const protocol of ['graphql-transport-ws', 'graphql-ws']) {
      const socket = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, protocol);
      // A socket with an unsupported protocol emits an error before it closes.
      socket.on('error', () => undefined);
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.on('open', () => {
        socket.send(JSON.stringify({ type: 'connection_init' }));
        for (const type of ['subscribe', 'start'])
          socket.send(
            JSON.stringify({
              id: type,
              type,
              payload: { query: `mutation { sendSmsCode(dto: { phone: "${createPhone()}" }) { status } }` },
            }),
          );
      });
      await closed;
    }
    expect(await api.db.authChallenge.count()).toBe(before);
  });

  it('are shared by REST and GraphQL', async () => {
    const address = '203.0.113.240';
    const phone = createPhone();
    const sent = await postToRest({ phone, honeypot: '', pageLoadTime: clock.now().getTime() - 3_000, clientFp: 'a' }, { address });
    expect(sent.statusCode).toBe(200);
    expect(sent.json()).toEqual({
      sendSmsCode: { status: 'SENT', cooldownUntil: expect.any(String), codeLength: 4, challenge: expect.any(String) },
    });
    expect((await new Visitor(api, { address }).send(phone)).refused).toBe('TOO_MANY_REQUESTS');
    for (let more = 0; more < 2; more += 1) expect(await new Visitor(api, { address }).send(createPhone())).toHaveProperty('data');
    const refused = await postToRest({ phone: createPhone() }, { address });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(3600);
    expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
  });

  it('are not evaded by guessing at many accounts from one address', async () => {
    const visitor = createVisitor();
    const refusals = [];
    for (let tried = 0; tried < 3; tried += 1) {
      const phone = createPhone();
      await createVisitor().send(phone);
      refusals.push((await visitor.authenticate(phone, alterCode(await readSentCode(api, phone)))).refused);
    }
    const phone = createPhone();
    await createVisitor().send(phone);
    refusals.push((await visitor.authenticate(phone, await readSentCode(api, phone))).refused);
    expect(refusals).toEqual(['WRONG_CODE', 'WRONG_CODE', 'WRONG_CODE', 'TOO_MANY_REQUESTS']);
    expect(await createVisitor().authenticate(phone, await readSentCode(api, phone))).toHaveProperty('data');
  });
});

describe('POST /api/send-sms', () => {
  const readTime = () => clock.now().getTime();

  it.each([
    ['a filled honeypot', () => ({ honeypot: 'x', pageLoadTime: readTime() - 5_000 }), {}],
    ['a filled website field', () => ({ website: 'x', honeypot: '', pageLoadTime: readTime() - 5_000 }), {}],
    ['a form that was filled in within a second', () => ({ honeypot: '', pageLoadTime: readTime() - 1_000 }), {}],
    ['a browser that omits the form fields', () => ({}), { 'x-meet-browser': '1' }],
    ['a field of the wrong type', () => ({ pageLoadTime: 'long ago' }), {}],
  ])('refuses %s', async (_what, form, headers) => {
    const refused = await postToRest({ phone: createPhone(), ...form() }, { headers });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] }]);
    expect(refused.headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ['application/x-www-form-urlencoded', 'phone=%2B79169990001'],
    ['text/plain', '{"phone":"+79169990002"}'],
    ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="phone"\r\n\r\n+79169990003\r\n--x--'],
  ])('refuses a body of the media type %s, which another site can send without a preflight', async (type, payload) => {
    const before = await api.db.authChallenge.count();
    const headers = { 'content-type': type, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const refused = await api.app.inject({ method: 'POST', url: '/api/send-sms', headers, payload });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { errors: [{ extensions: { code: 'BAD_REQUEST' } }] }]);
    expect(refused.headers['cache-control']).toBe('private, no-store');
    expect(await api.db.authChallenge.count()).toBe(before);
  });

  it('refuses a body that is not a JSON object with a phone', async () => {
    for (const payload of ['null', '[]', '"phone"', '{}']) {
      const refused = await api.app.inject({
        method: 'POST',
        url: '/api/send-sms',
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect([payload, refused.statusCode]).toEqual([payload, 400]);
    }
  });
});
