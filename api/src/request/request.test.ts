import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ask, buildMember, listMailsTo, newPhone, newVisitor, partner, send, UNHURRIED_FORMS } from '../../test/requests.harness.js';
import { until } from '../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { PersonalDataService } from '../account/personal-data.service.js';
import type { Visitor } from '../auth/code/codes.harness.js';
import { signIn } from '../auth/session/sessions.harness.js';
import { buildProduct } from '../exports/testing.js';
import { RetentionService } from '../platform/jobs/retention.service.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import { requestRetentionMs } from './request-personal-data.service.js';

let api: TestApi;
let visitor: Visitor;

beforeAll(async () => {
  api = await startTestApi(UNHURRIED_FORMS);
});
afterAll(() => api.close());

const buildMadeToOrderForm = (overrides: object = {}) => ({
  text: 'Кеды «Плотина» в белом',
  size: '42',
  priceUpTo: 1_500_000,
  phone: newPhone(),
  ...overrides,
});
const countRequests = () => api.db.shopRequest.count();
const listFields = (outcome: Awaited<ReturnType<typeof send>>) =>
  outcome.refused === undefined ? [] : (outcome.details.fields as { field: string }[]).map(({ field }) => field);
const readRow = (number: number) => api.db.shopRequest.findUniqueOrThrow({ where: { number }, include: { photos: true, changes: true } });

async function submit(form: Parameters<typeof send>[1], dto: object, sender: Visitor = newVisitor(api)): Promise<number> {
  const sent = await send(sender, form, dto);
  if (sent.refused !== undefined) throw new Error(`${sent.refused}: ${sent.message}`);
  return sent.data.number;
}

describe('a request to the shop', () => {
  it('is stored with a normalised phone and taxpayer number, and gets a request number and a confirmation by e-mail', async () => {
    const sent = await send(newVisitor(api), 'cooperation', partner);
    expect(sent).toMatchObject({ data: { number: expect.any(Number), isMailed: true } });
    const number = sent.refused === undefined ? sent.data.number : 0;
    expect(await readRow(number)).toMatchObject({
      kind: 'COOPERATION',
      state: 'NEW',
      phone: '+79000000001',
      inn: '7707083893',
      accountId: null,
    });
    await until('the confirmation came', async () => listMailsTo(api, partner.email).length === 1);
    const [mail] = listMailsTo(api, partner.email);
    expect(mail?.subject).toContain(String(number));
    expect(mail?.text).toContain('потому что этот адрес указали');
    // Nobody has confirmed the e-mail address, so it must not be possible to send another person a text through the shop.
    expect(mail?.text).not.toContain(partner.description);
    expect(mail?.text).not.toContain(partner.companyName);
  });

  it('gets no confirmation by e-mail if it has no e-mail address', async () => {
    const sent = await send(newVisitor(api), 'madeToOrder', buildMadeToOrderForm());
    expect(sent).toMatchObject({ data: { isMailed: false } });
  });

  it('is refused with a list of all invalid fields, and nothing is stored', async () => {
    const before = await countRequests();
    const wrong = { ...partner, companyName: ' ', fullName: 'я'.repeat(151), inn: '7707083894', email: 'anna@', phone: '112' };
    expect(listFields(await send(newVisitor(api), 'cooperation', wrong))).toEqual(['companyName', 'fullName', 'inn', 'email', 'phone']);
    const long = buildMadeToOrderForm({ text: 'я'.repeat(901), size: '4'.repeat(51), priceUpTo: 0, email: 'нет' });
    expect(listFields(await send(newVisitor(api), 'madeToOrder', long))).toEqual(['text', 'size', 'priceUpTo', 'email']);
    expect(listFields(await send(newVisitor(api), 'madeToOrder', buildMadeToOrderForm({ text: '  ' })))).toEqual(['text']);
    expect(await countRequests()).toBe(before);
  });

  it('stores markup as plain text', async () => {
    const text = '<script>alert(1)</script>\n"\'; DROP TABLE shop_request; --';
    const row = await readRow(await submit('madeToOrder', buildMadeToOrderForm({ text, size: '<b>42</b>' })));
    expect(row).toMatchObject({ text, size: '<b>42</b>' });
  });

  it('belongs to the account of a signed-in shopper, and its confirmation is sent to the address of the account', async () => {
    const { accountId, headers } = await buildMember(api, 'boris@example.com');
    const number = await submit('madeToOrder', buildMadeToOrderForm(), newVisitor(api, headers));
    expect(await readRow(number)).toMatchObject({ accountId, email: 'boris@example.com' });
    await until('the confirmation came', async () => listMailsTo(api, 'boris@example.com').length === 1);
  });
});

describe('a request for a price match', () => {
  it('accepts only a web link', async () => {
    const { id: productId } = await buildProduct(api.db);
    const sendMatch = (link: string) => send(newVisitor(api), 'priceMatch', { productId, link, phone: newPhone() });
    const number = await submit('priceMatch', { productId, link: 'shop.example/кеды?a=1', phone: newPhone() });
    expect(await readRow(number)).toMatchObject({ productId, link: 'https://shop.example/%D0%BA%D0%B5%D0%B4%D1%8B?a=1' });
    const wrong = [
      '',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://user:pass@shop.example',
      'нет',
      `https://a.example/${'a'.repeat(500)}`,
    ];
    for (const link of wrong) expect([link, listFields(await sendMatch(link))]).toEqual([link, ['link']]);
  });

  it('is refused for an inactive or unknown product, and for an invalid id', async () => {
    const { id: hidden } = await buildProduct(api.db, { active: false });
    for (const productId of [hidden, '01a1f861-b930-77a5-9ae7-77c0dd5aa755']) {
      const sent = await send(newVisitor(api), 'priceMatch', { productId, link: 'shop.example', phone: newPhone() });
      expect(sent.refused).toBe('NOT_FOUND');
    }
    expect((await send(newVisitor(api), 'priceMatch', { productId: 'x', link: 'shop.example', phone: newPhone() })).refused).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('accepts only photos of the signed-in shopper, each used once', async () => {
    const { id: productId } = await buildProduct(api.db);
    const { accountId, headers } = await buildMember(api, 'vera@example.com');
    const objectKey = `${'7a'.padEnd(64, '0')}.webp`;
    const upload = await api.db.upload.create({ data: { accountId, objectKey, width: 1, height: 1, createdAt: new Date() } });
    const sendMatch = (headers: Record<string, string>) =>
      send(newVisitor(api, headers), 'priceMatch', { productId, uploadIds: [upload.id], phone: newPhone() });
    expect((await sendMatch({})).refused).toBe('UNAUTHENTICATED');
    const stranger = await buildMember(api, 'stranger@example.com');
    expect((await sendMatch(stranger.headers)).refused).toBe('NOT_FOUND');
    const firstMatch = await sendMatch(headers);
    expect(firstMatch.refused).toBeUndefined();
    expect((await sendMatch(headers)).refused).toBe('NOT_FOUND');
    expect(await api.db.requestPhoto.findMany({ where: { objectKey } })).toHaveLength(1);
  });
});

describe('a bot', () => {
  it('is refused if it fills or omits the honeypot or sends within two seconds, and no refusal counts towards the limits', async () => {
    const browser = newVisitor(api, {}, true);
    const dto = buildMadeToOrderForm();
    const [before, countedBefore] = [await countRequests(), await api.db.formSending.count()];
    const clock = api.app.get(Clock);
    const realNow = clock.now;
    const now = new Date();
    clock.now = () => now;
    const [filled, early, bare] = [
      await send(browser, 'madeToOrder', { ...dto, website: 'spam.example', pageLoadTime: now.getTime() - 60_000 }),
      await send(browser, 'madeToOrder', { ...dto, website: '', pageLoadTime: now.getTime() - 500 }),
      await send(browser, 'madeToOrder', dto),
    ];
    clock.now = realNow;
    for (const refused of [filled, early, bare]) expect(refused.refused).toBe('BAD_USER_INPUT');
    expect(filled).toEqual(early);
    expect([await countRequests(), await api.db.formSending.count()]).toEqual([before, countedBefore]);
    await submit('madeToOrder', { ...dto, website: '', pageLoadTime: Date.now() - 5_000 }, browser);
  });
});

describe('the limits on requests to the shop', () => {
  it('apply per phone number, across client addresses and to parallel requests', async () => {
    const phone = newPhone();
    visitor = newVisitor(api);
    const outcomes = await Promise.all(
      Array.from({ length: 9 }, () => send(newVisitor(api), 'madeToOrder', buildMadeToOrderForm({ phone }))),
    );
    expect(outcomes.filter(({ refused }) => refused === undefined)).toHaveLength(5);
    expect(new Set(outcomes.flatMap(({ refused }) => refused ?? []))).toEqual(new Set(['TOO_MANY_REQUESTS']));
    expect(await api.db.shopRequest.count({ where: { phone } })).toBe(5);
    expect(JSON.stringify(await api.db.formSending.findMany())).not.toContain(phone);
    expect((await send(visitor, 'madeToOrder', buildMadeToOrderForm())).refused).toBeUndefined();
  });

  it('apply per e-mail address', async () => {
    const email = 'often@example.com';
    for (let time = 0; time < 5; time += 1) await submit('madeToOrder', buildMadeToOrderForm({ email }));
    expect((await send(newVisitor(api), 'madeToOrder', buildMadeToOrderForm({ email: ' OFTEN@example.com' }))).refused).toBe(
      'TOO_MANY_REQUESTS',
    );
  });

  it('apply per IP address', async () => {
    const crowd = newVisitor(api);
    for (let time = 0; time < 30; time += 1) await submit('madeToOrder', buildMadeToOrderForm(), crowd);
    expect((await send(crowd, 'madeToOrder', buildMadeToOrderForm())).refused).toBe('TOO_MANY_REQUESTS');
  });
});

const LIST =
  'query ($dto: RequestListInput) { list: requestList(dto: $dto) { items { id number state link photoUrls changes { authorId state } updatedAt } pagination { totalItems } } }';
const SET =
  'mutation ($dto: SetRequestStateInput!) { set: setRequestState(dto: $dto) { state updatedAt changes { authorId previousState state } } }';

const signInWithLevel = async (accessLevel: 'CUSTOMER' | 'SUPPORT' | 'MANAGER') => {
  const { accountId, sessionId, tokens } = await signIn(api, { accessLevel });
  await api.db.session.update({ where: { id: sessionId }, data: { secondFactorAt: new Date(), secondFactorGeneration: 0 } });
  return { accountId, headers: { authorization: `Bearer ${tokens.accessToken}` } };
};

describe('the list of requests for the staff', () => {
  it('is refused to guests and shoppers, as is a change of the state of a request', async () => {
    const { headers } = await signInWithLevel('CUSTOMER');
    const [{ id, updatedAt }] = [await readRow(await submit('madeToOrder', buildMadeToOrderForm()))];
    const dto = { requestId: id, state: 'CLOSED', updatedAt };
    for (const [query, variables] of [
      [LIST, {}],
      [SET, { dto }],
    ] as const) {
      expect((await ask(api, { query, variables })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
      expect((await ask(api, { query, variables, headers })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });

  it('lists the longest waiting first, and can be filtered by kind and state', async () => {
    const { headers } = await signInWithLevel('SUPPORT');
    const [first, second] = [
      await submit('cooperation', { ...partner, email: 'one@example.com', phone: newPhone() }),
      await submit('madeToOrder', buildMadeToOrderForm()),
    ];
    const list = async (dto: object) => {
      const { data, errors } = await ask<{ list: { items: { number: number }[] } }>(api, { query: LIST, variables: { dto }, headers });
      expect(errors).toBeUndefined();
      return data?.list.items.map(({ number }) => number) ?? [];
    };
    expect(await list({ pagination: { limit: 100 } })).toEqual((await list({ pagination: { limit: 100 } })).toSorted((a, b) => a - b));
    expect(await list({ kind: 'COOPERATION' })).toContain(first);
    expect(await list({ kind: 'COOPERATION' })).not.toContain(second);
    expect(await list({ state: 'CLOSED' })).toEqual([]);
  });

  it('can be filtered by phone, e-mail address, product, request number and period', async () => {
    const { headers } = await signInWithLevel('SUPPORT');
    const { id: productId } = await buildProduct(api.db);
    const phone = newPhone();
    const [first, second] = [
      await submit('madeToOrder', buildMadeToOrderForm({ phone, email: 'found@example.com' })),
      await submit('priceMatch', { productId, link: 'https://shop.example/a', phone: newPhone() }),
    ];
    const list = async (dto: object) => {
      const { data } = await ask<{ list: { items: { number: number }[] } }>(api, { query: LIST, variables: { dto }, headers });
      return data?.list.items.map(({ number }) => number);
    };
    expect(await list({ phone: `8${phone.slice(2)}` })).toEqual([first]);
    expect(await list({ email: ' Found@example.com' })).toEqual([first]);
    expect(await list({ productId })).toEqual([second]);
    expect(await list({ number: second })).toEqual([second]);
    const { createdAt: from } = await readRow(second);
    expect(await list({ phone, until: from })).toEqual([first]);
    expect(await list({ phone, from: new Date(from.getTime() + 1) })).toEqual([]);
    for (const filter of [{ phone: 'nobody' }, { email: 'nobody' }, { productId: 'nobody' }]) expect(await list(filter)).toEqual([]);
  });
});

it('only one of two simultaneous changes of the state of a request succeeds, and the history names its author', async () => {
  const [one, other] = [await signInWithLevel('SUPPORT'), await signInWithLevel('MANAGER')];
  const { id, updatedAt } = await readRow(await submit('madeToOrder', buildMadeToOrderForm()));
  const set = (who: typeof one, state: string) =>
    ask<{ set: object }>(api, { query: SET, variables: { dto: { requestId: id, state, updatedAt } }, headers: who.headers });
  const responses = await Promise.all([set(one, 'IN_WORK'), set(other, 'CLOSED')]);
  const conflicts = responses.flatMap(({ errors }) => errors ?? []);
  expect(conflicts.map(({ extensions }) => extensions.code)).toEqual(['CONFLICT']);
  const { state, changes, updatedAt: changedAt } = await readRow((await api.db.shopRequest.findUniqueOrThrow({ where: { id } })).number);
  expect(conflicts[0]?.extensions.details).toEqual({ state, updatedAt: changedAt.toISOString() });
  const author = state === 'IN_WORK' ? one : other;
  expect(changes).toMatchObject([{ authorId: author.accountId, previousState: 'NEW', state }]);
  // Repeats the request, as after a lost response.
  expect((await set(author, state)).errors).toBeUndefined();
  expect(await api.db.requestChange.count({ where: { requestId: id } })).toBe(1);
  await expect(api.db.$executeRaw`UPDATE request_change SET state = 'NEW'`).rejects.toThrow('append-only');
});

describe('the personal data of a request', () => {
  it('is exported and erased with the account', async () => {
    const { accountId, headers } = await buildMember(api, 'erase@example.com');
    await submit('madeToOrder', buildMadeToOrderForm({ text: 'Нечто тайное' }), newVisitor(api, headers));
    const personalData = api.app.get(PersonalDataService);
    expect((await personalData.export(accountId)).requests).toMatchObject([{ text: 'Нечто тайное', email: 'erase@example.com' }]);
    await api.app.get(PrismaService).inTransaction('erase', (transaction) => personalData.erase(transaction, accountId));
    expect(await api.db.shopRequest.count({ where: { accountId } })).toBe(0);
  });

  it('is deleted with its photos half a year after the request was answered, and not while the request awaits an answer', async () => {
    const { id: productId } = await buildProduct(api.db);
    const { accountId, headers } = await buildMember(api, 'old@example.com');
    const data = { accountId, objectKey: `${'01d'.padEnd(64, '0')}.webp`, width: 1, height: 1, createdAt: new Date() };
    const upload = await api.db.upload.create({ data });
    const dto = { productId, uploadIds: [upload.id], phone: newPhone() };
    const [answered, waiting] = [
      await submit('priceMatch', dto, newVisitor(api, headers)),
      await submit('madeToOrder', buildMadeToOrderForm()),
    ];
    const updatedAt = new Date(Date.now() - requestRetentionMs - 1);
    await api.db.shopRequest.updateMany({ where: { number: { in: [answered, waiting] } }, data: { updatedAt } });
    await api.db.shopRequest.update({
      where: { number: answered },
      data: { state: 'ANSWERED', updatedAt: new Date(updatedAt.getTime() - 1) },
    });
    await api.app.get(RetentionService).clean();
    expect(await api.db.shopRequest.findMany({ where: { number: { in: [answered, waiting] } }, select: { number: true } })).toEqual([
      { number: waiting },
    ]);
    expect(await api.db.upload.count({ where: { id: upload.id } })).toBe(0);
  });
});
