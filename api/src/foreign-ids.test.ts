import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { buildSchema, type GraphQLNamedType, getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import { UNHURRIED } from './auth/code/codes.harness.js';
import { bearer, signIn } from './auth/session/sessions.harness.js';
import { buildProductItem, buildPromoCode, buildReview } from './exports/testing.js';
import { Orders } from './order/orders.harness.js';
import { startTestApi, type TestApi } from './test-api.harness.js';

const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'));

/** What only the owner may read. Each is found nowhere else in the database. */
const SECRETS = ['Тайновлад', '79995550199', 'taynovlad@example.com', 'Сокровенная', 'ТАЙНА77', '88-потайная', 'Тапки-невидимки'];

interface Victim {
  accountId: string;
  /** Ids of everything that belongs to the account. */
  ids: string[];
}

interface Door {
  kind: 'query' | 'mutation';
  name: string;
  dto: object | undefined;
}

let api: TestApi;
let victim: Victim;
/** Any product. */
let productId: string;
let attackers: [name: string, headers: Record<string, string>][];

async function buildVictim(orders: Orders): Promise<Victim> {
  const { accountId, sessionId } = await signIn(api, { device: 'Секретный телефон' });
  const recipients = [
    { accountId, type: 'PHONE', address: '+79995550199', confirmedAt: new Date() },
    { accountId, type: 'EMAIL', address: 'taynovlad@example.com', confirmedAt: new Date() },
  ] as const;
  await api.db.accountRecipient.createMany({ data: [...recipients] });
  const secret = {
    surname: 'Тайновлад',
    phone: '+79995550199',
    email: 'taynovlad@example.com',
    street: 'Сокровенная',
    apartment: '88-потайная',
  };
  const [unpaid, paid, delivered] = [
    await orders.place({ order: { accountId, ...secret } }),
    await orders.place({ order: { accountId, ...secret } }),
    await orders.place({ suppliers: ['MEET_WAREHOUSE'], order: { accountId, ...secret } }),
  ];
  const payment = await orders.open(unpaid);
  for (const order of [paid, delivered]) await orders.pay(order);
  await orders.deliver(delivered);
  const home = { accountId, cityId: 'kazan', street: 'Сокровенная', house: '1', building: '', apartment: '88-потайная', postalCode: '' };
  const address = await api.db.accountAddress.create({ data: { ...home, createdAt: new Date() } });
  const [picture, shown] = await buildUploads(accountId);
  const code = await buildPromoCode(api.db, { code: 'ТАЙНА77', accountId });
  const unit = await buildProductItem(api.db);
  await api.db.cartLine.create({ data: { accountId, productItemId: unit.id, addedPrice: 100n, addedAt: new Date() } });
  await api.db.cart.create({ data: { accountId, promoCodeId: code.id } });
  const review = await buildReview(api.db, { accountId, authorName: 'Покупатель', text: 'Сокровенная', state: 'PENDING' });
  const request = await buildRequest(accountId, unit);
  productId = unit.productId;
  const placed = [unpaid, paid, delivered];
  const ids = [
    ...placed.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]),
    address.id,
    sessionId,
    accountId,
    payment,
    picture,
    shown,
    review.id,
    review.productId,
    request,
  ];
  return { accountId, ids: [...ids, ...placed.map(({ number }) => String(number)), code.id] };
}

/** A request, and a size that is awaited. */
async function buildRequest(accountId: string, { productId, sizeId }: { productId: string; sizeId: string }): Promise<string> {
  const now = new Date();
  const contacts = { accountId, phone: '+79995550199', email: 'taynovlad@example.com', createdAt: now, updatedAt: now };
  const { id } = await api.db.shopRequest.create({ data: { ...contacts, kind: 'MADE_TO_ORDER', text: 'Тапки-невидимки' } });
  const notice = { accountId, productId, sizeId, email: contacts.email, token: 'A'.repeat(43), createdAt: now };
  await api.db.arrivalNotice.create({ data: notice });
  return id;
}

/** An upload that is not used yet, and the avatar. */
async function buildUploads(accountId: string): Promise<[string, string]> {
  const keys = ['a', 'b'].map((letter) => `${accountId.replaceAll('-', '')}${letter.repeat(32)}.webp`);
  const [picture, shown] = await api.db.upload.createManyAndReturn({
    data: keys.map((objectKey, index) => ({
      accountId,
      objectKey,
      width: 1,
      height: 1,
      usedAt: index === 0 ? null : new Date(),
      createdAt: new Date(),
    })),
  });
  await api.db.account.update({ where: { id: accountId }, data: { avatarKey: shown?.objectKey ?? null } });
  return [picture?.id ?? '', shown?.id ?? ''];
}

/** Every field of a type down to three levels, without those that need arguments. */
function everythingOf(type: GraphQLNamedType, depth = 3): string {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const selected = fields.flatMap((field) => {
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return [field.name];
    const within = depth > 1 ? everythingOf(inner, depth - 1) : '';
    return within ? [`${field.name} ${within}`] : [];
  });
  return selected.length > 0 ? `{ ${selected.join(' ')} }` : '';
}

const placing = (id: string) => ({
  idempotencyKey: '7c3f1a52-6f6b-4d0e-9a52-2f0c5a1b9d01',
  productItemIds: [id],
  promocode: 'ТАЙНА77',
  expectedTotal: 100,
  recipient: { name: 'Анна', surname: 'Чужая', phone: '+79991112233', email: 'anna@example.com' },
  delivery: { cityId: 'kazan', street: 'Улица', house: '1' },
});

/** Every operation that an id of a stranger can be given to. */
const doorsFor = (id: string): Door[] => [
  { kind: 'query', name: 'getOrderByUUID', dto: { uuid: id } },
  { kind: 'query', name: 'publicOrder', dto: { id } },
  { kind: 'query', name: 'sandboxPayment', dto: { id } },
  { kind: 'query', name: 'quote', dto: { productItemIds: [id], promocode: 'ТАЙНА77' } },
  { kind: 'mutation', name: 'cancelOrder', dto: { id } },
  { kind: 'mutation', name: 'cancelOrder', dto: { id, itemIds: [id] } },
  { kind: 'mutation', name: 'requestOrderCall', dto: { id } },
  { kind: 'mutation', name: 'checkOrderPayment', dto: { id } },
  { kind: 'mutation', name: 'moveOrderUnits', dto: { orderId: id, status: 'DELIVERED' } },
  { kind: 'mutation', name: 'editAddress', dto: { id, cityId: 'kazan', street: 'Чужая', house: '2' } },
  { kind: 'mutation', name: 'removeAddress', dto: { id } },
  { kind: 'mutation', name: 'setAvatar', dto: { uploadId: id } },
  { kind: 'mutation', name: 'createMeetPriceRequest', dto: { productId, uploadIds: [id], phone: '+79991112233' } },
  { kind: 'mutation', name: 'setRequestState', dto: { requestId: id, state: 'CLOSED', updatedAt: '2026-11-24T00:00:00Z' } },
  { kind: 'mutation', name: 'removeArrivalNotices', dto: { token: id } },
  { kind: 'query', name: 'arrivalNotices', dto: { token: id } },
  { kind: 'mutation', name: 'endSession', dto: { id } },
  { kind: 'mutation', name: 'createOrderRequest', dto: placing(id) },
  { kind: 'mutation', name: 'createOrderWithPaymentLink', dto: placing(id) },
  { kind: 'mutation', name: 'removeFromProductCart', dto: { ids: [id] } },
  { kind: 'query', name: 'reviewList', dto: { productId: id } },
  { kind: 'query', name: 'ownReview', dto: { productId: id } },
  { kind: 'mutation', name: 'editReview', dto: { reviewId: id, rating: 1, text: 'Чужой' } },
  { kind: 'mutation', name: 'removeReview', dto: { reviewId: id } },
  { kind: 'mutation', name: 'voteForReview', dto: { reviewId: id, isUseful: true } },
  { kind: 'mutation', name: 'setReviewState', dto: { reviewId: id, state: 'PUBLISHED', updatedAt: '2026-01-01T00:00:00.000Z' } },
  { kind: 'mutation', name: 'setAccessLevel', dto: { userId: id, accessLevel: 'ADMIN' } },
];

/** Operations without an id, which must answer about the asker alone. */
const ownDoors: Door[] = [
  { kind: 'mutation', name: 'endOtherSessions', dto: undefined },
  { kind: 'mutation', name: 'removeAvatar', dto: undefined },
  { kind: 'query', name: 'moderatedReviews', dto: {} },
  ...['user', 'productCart', 'sessions', 'userOrderStatistics', 'ordersKeepingAccount'].map(
    (name) => ({ kind: 'query', name, dto: undefined }) as const,
  ),
  ...['addressList', 'userOrderList', 'bonusHistory', 'bonusEntryList', 'promocodeList', 'requestList', 'securityLog'].map(
    (name) => ({ kind: 'query', name, dto: {} }) as const,
  ),
];

const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };

function documentOf({ kind, name, dto }: Door): string {
  const field = roots[kind]?.getFields()[name];
  if (!field) throw new Error(`The contract has no ${kind} ${name}`);
  const given = dto ? '(dto: $dto)' : '';
  const declared = dto ? `($dto: ${field.args[0]?.type})` : '';
  return `${kind} ${declared} { ${name}${given} ${everythingOf(getNamedType(field.type))} }`;
}

/** Everything that is stored about the victim. Times at which somebody looked are left out. */
async function stateOf({ accountId }: Victim): Promise<unknown> {
  const [state] = await api.db.$queryRaw<object[]>`
    SELECT (SELECT json_agg(o ORDER BY id) FROM shop_order AS o WHERE account_id = ${accountId}::uuid) AS orders,
      (SELECT json_agg(i ORDER BY i.id) FROM order_item AS i JOIN shop_order AS o ON o.id = i.order_id WHERE o.account_id = ${accountId}::uuid) AS items,
      (SELECT json_agg(a ORDER BY id) FROM account_address AS a WHERE account_id = ${accountId}::uuid) AS addresses,
      (SELECT json_agg(r ORDER BY id) FROM review AS r WHERE account_id = ${accountId}::uuid) AS reviews,
      (SELECT json_agg(u ORDER BY id) FROM upload AS u WHERE account_id = ${accountId}::uuid) AS uploads,
      (SELECT avatar_key FROM account WHERE id = ${accountId}::uuid) AS avatar,
      (SELECT json_agg(c) FROM cart_line AS c WHERE account_id = ${accountId}::uuid) AS lines,
      (SELECT json_agg(c) FROM cart AS c WHERE account_id = ${accountId}::uuid) AS cart,
      (SELECT json_agg(b ORDER BY number) FROM bonus_entry AS b WHERE account_id = ${accountId}::uuid) AS bonuses,
      (SELECT json_agg(p) FROM promo_code AS p WHERE account_id = ${accountId}::uuid) AS codes,
      (SELECT json_agg(r) FROM shop_request AS r WHERE account_id = ${accountId}::uuid) AS requests,
      (SELECT json_agg(n) FROM arrival_notice AS n WHERE account_id = ${accountId}::uuid) AS notices,
      (SELECT count(*)::int FROM session WHERE account_id = ${accountId}::uuid) AS sessions,
      (SELECT access_level::text FROM account WHERE id = ${accountId}::uuid) AS level`;
  return state;
}

beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, REVIEWS_PER_HOUR: '1000', TRUSTED_PROXIES: '127.0.0.1/8' });
});
afterAll(() => api.close());
beforeEach(async () => {
  victim = await buildVictim(new Orders(api));
  const stranger = await signIn(api);
  const manager = await signIn(api, { accessLevel: 'MANAGER' });
  attackers = [
    ['a guest', {}],
    ['a stranger', bearer(stranger.tokens)],
    ['a manager without the second factor', bearer(manager.tokens)],
  ];
});

it('no id of another person opens a door, for reading or for writing', async () => {
  const before = await stateOf(victim);
  const doors = [...victim.ids.flatMap(doorsFor), ...ownDoors];
  const told: string[] = [];
  const broken: string[] = [];
  for (const [name, headers] of attackers) {
    for (const door of doors) {
      const answer = await api.post({ query: documentOf(door), variables: door.dto ? { dto: door.dto } : {} }, headers);
      const text = await answer.text();
      const attempt = `${name}: ${door.name} ${JSON.stringify(door.dto)}`;
      // An answer may repeat what was asked.
      const isTold = (secret: string) => text.includes(secret) && !JSON.stringify(door).includes(secret);
      if (SECRETS.some(isTold)) told.push(`${attempt} → ${text.slice(0, 300)}`);
      if (answer.status >= 500 || /GRAPHQL_VALIDATION_FAILED|BAD_USER_INPUT|INTERNAL/.test(text))
        broken.push(`${attempt} → ${text.slice(0, 300)}`);
    }
  }
  expect(attackers.length * doors.length).toBeGreaterThan(200);
  expect(broken).toEqual([]);
  expect(told).toEqual([]);
  expect(await stateOf(victim)).toEqual(before);
}, 120_000);
