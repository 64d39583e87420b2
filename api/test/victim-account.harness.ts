import { signIn } from '../src/auth/session/sessions.harness.js';
import { Orders } from '../src/order/orders.harness.js';
import { buildProductItem } from './factories/catalog.factory.js';
import { buildPromoCode } from './factories/promo.factory.js';
import { buildReview } from './factories/review.factory.js';
import type { TestApi } from './test-api.harness.js';

/** Data that only the owner may read. Each value occurs nowhere else in the database. */
export const SECRETS = ['Тайновлад', '79995550199', 'taynovlad@example.com', 'Сокровенная', 'ТАЙНА77', '88-потайная', 'Тапки-невидимки'];

export interface Victim {
  accountId: string;
  /** Ids of the orders, and of one of everything else that belongs to the account. */
  ids: string[];
  /** Ids and numbers that others may know too: of the reviewed product and of an order. */
  publicIds: string[];
  /** Id of any product of the shop. */
  productId: string;
}

/** Creates an account with one of everything that a person may have in the shop. */
export async function buildVictim(api: TestApi): Promise<Victim> {
  const orders = new Orders(api);
  const { accountId, sessionId } = await signIn(api, { device: 'Секретный телефон' });
  const recipients = [
    { accountId, type: 'PHONE', address: '+79995550199', confirmedAt: new Date() },
    { accountId, type: 'EMAIL', address: 'taynovlad@example.com', confirmedAt: new Date() },
  ] as const;
  await api.db.accountRecipient.createMany({ data: [...recipients] });
  const recipient = {
    surname: 'Тайновлад',
    phone: '+79995550199',
    email: 'taynovlad@example.com',
    street: 'Сокровенная',
    apartment: '88-потайная',
  };
  const [unpaid, paid, delivered] = [
    await orders.place({ order: { accountId, ...recipient } }),
    await orders.place({ order: { accountId, ...recipient } }),
    await orders.place({ suppliers: ['MEET_WAREHOUSE'], order: { accountId, ...recipient } }),
  ];
  const payment = await orders.openPayment(unpaid);
  for (const order of [paid, delivered]) await orders.pay(order);
  await orders.deliver(delivered);
  const home = { accountId, cityId: 'kazan', street: 'Сокровенная', house: '1', building: '', apartment: '88-потайная', postalCode: '' };
  const address = await api.db.accountAddress.create({ data: { ...home, createdAt: new Date() } });
  const [unusedUpload, avatar] = await buildUploads(api, accountId);
  const promoCode = await buildPromoCode(api.db, { code: 'ТАЙНА77', accountId });
  const unit = await buildProductItem(api.db);
  await api.db.cartLine.create({ data: { accountId, productItemId: unit.id, addedPrice: 100n, addedAt: new Date() } });
  const savedUnit = await buildProductItem(api.db);
  await api.db.savedLine.create({ data: { accountId, productItemId: savedUnit.id, addedPrice: 100n, addedAt: new Date(), number: 1n } });
  await api.db.cart.create({ data: { accountId, promoCodeId: promoCode.id } });
  const review = await buildReview(api.db, { accountId, authorName: 'Покупатель', text: 'Сокровенная', state: 'PENDING' });
  const request = await buildRequest(api, accountId, unit);
  const placedOrders = [unpaid, paid, delivered];
  const ids = [
    ...placedOrders.map(({ id }) => id),
    ...delivered.items.map((item) => item.id),
    ...[address.id, sessionId, accountId, payment, unusedUpload, avatar, review.id, request, promoCode.id],
  ];
  const publicIds = [review.productId, String(unpaid.number)];
  return { accountId, ids, publicIds, productId: unit.productId };
}

/** Creates a request of the shopper to the shop, and a subscription to a sold-out size. */
async function buildRequest(
  api: TestApi,
  accountId: string,
  { productId, sizeId }: { productId: string; sizeId: string },
): Promise<string> {
  const now = new Date();
  const contacts = { accountId, phone: '+79995550199', email: 'taynovlad@example.com', createdAt: now, updatedAt: now };
  const { id } = await api.db.shopRequest.create({ data: { ...contacts, kind: 'MADE_TO_ORDER', text: 'Тапки-невидимки' } });
  const notice = { accountId, productId, sizeId, email: contacts.email, token: 'A'.repeat(43), createdAt: now };
  await api.db.arrivalNotice.create({ data: notice });
  return id;
}

/** Creates two uploads of the account: an unused one and the avatar. Returns their ids. */
async function buildUploads(api: TestApi, accountId: string): Promise<[string, string]> {
  const keys = ['a', 'b'].map((letter) => `${accountId.replaceAll('-', '')}${letter.repeat(32)}.webp`);
  const [unusedUpload, avatar] = await api.db.upload.createManyAndReturn({
    data: keys.map((objectKey, index) => ({
      accountId,
      objectKey,
      width: 1,
      height: 1,
      usedAt: index === 0 ? null : new Date(),
      createdAt: new Date(),
    })),
  });
  await api.db.account.update({ where: { id: accountId }, data: { avatarKey: avatar?.objectKey ?? null } });
  return [unusedUpload?.id ?? '', avatar?.id ?? ''];
}

/** Reads all stored data of the victim, except for the times at which the account was last used. */
export async function readVictimState(api: TestApi, { accountId }: Victim): Promise<unknown> {
  const [state] = await api.db.$queryRaw<object[]>`
    SELECT (SELECT json_agg(o ORDER BY id) FROM shop_order AS o WHERE account_id = ${accountId}::uuid) AS orders,
      (SELECT json_agg(i ORDER BY i.id) FROM order_item AS i JOIN shop_order AS o ON o.id = i.order_id WHERE o.account_id = ${accountId}::uuid) AS items,
      (SELECT json_agg(a ORDER BY id) FROM account_address AS a WHERE account_id = ${accountId}::uuid) AS addresses,
      (SELECT json_agg(r ORDER BY id) FROM review AS r WHERE account_id = ${accountId}::uuid) AS reviews,
      (SELECT json_agg(u ORDER BY id) FROM upload AS u WHERE account_id = ${accountId}::uuid) AS uploads,
      (SELECT avatar_key FROM account WHERE id = ${accountId}::uuid) AS avatar,
      (SELECT json_agg(c) FROM cart_line AS c WHERE account_id = ${accountId}::uuid) AS lines,
      (SELECT json_agg(c) FROM saved_line AS c WHERE account_id = ${accountId}::uuid) AS saved,
      (SELECT json_agg(c) FROM cart AS c WHERE account_id = ${accountId}::uuid) AS cart,
      (SELECT json_agg(b ORDER BY number) FROM bonus_entry AS b WHERE account_id = ${accountId}::uuid) AS bonuses,
      (SELECT json_agg(p) FROM promo_code AS p WHERE account_id = ${accountId}::uuid) AS codes,
      (SELECT json_agg(r) FROM shop_request AS r WHERE account_id = ${accountId}::uuid) AS requests,
      (SELECT json_agg(n) FROM arrival_notice AS n WHERE account_id = ${accountId}::uuid) AS notices,
      (SELECT count(*)::int FROM session WHERE account_id = ${accountId}::uuid) AS sessions,
      (SELECT access_level::text FROM account WHERE id = ${accountId}::uuid) AS level`;
  return state;
}
