import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountService } from '../src/account/account.service.js';
import { PersonalDataService } from '../src/account/personal-data.service.js';
import { setCodeLimits, UNHURRIED, Visitor } from '../src/auth/code/codes.harness.js';
import { buildProductItem, buildPromoCode, buildReview } from '../src/exports/testing.js';
import { Orders } from '../src/order/orders.harness.js';
import { RetentionService } from '../src/platform/jobs/retention.service.js';
import { PrismaService } from '../src/platform/prisma/prisma.service.js';
import { HOUR_MS } from '../src/platform/process/durations.js';
import { until } from './support/wait-until.js';
import { startTestApi, type TestApi } from './test-api.harness.js';

/** Personal data of an account. Each value occurs nowhere else in the database. */
const person = {
  name: 'Тайновлад',
  surname: 'Скрытнов',
  phone: '+79995550188',
  email: 'skrytnov@example.com',
  street: 'Сокровенная',
  house: '77-потайной',
  apartment: '88-потайная',
  comment: 'Звоните тайно',
  review: 'Сели на мою потайную ногу',
};
const avatarKey = `${'5ec2e7'.padEnd(64, '0')}.webp`;
const WANTED_GOODS = 'Тапки-невидимки';
const SECRETS = [...Object.values(person), WANTED_GOODS, 'Другая потайная', avatarKey];

/** Tables that keep rows of an erased account, without personal data. docs/decisions/accounts.md says why. */
const TABLES_WITH_ANONYMOUS_ROWS = ['account_consent', 'bonus_entry', 'order_status_change', 'promo_code', 'promo_use', 'shop_order'];

let api: TestApi;
let accountId: string;

beforeAll(async () => {
  api = await startTestApi(UNHURRIED);
  setCodeLimits(api, { cooldownsMs: [1] });
  await recordJobs();
  accountId = await buildPerson();
});
afterAll(() => api.close());

/**
 * Records the payload of every added job, because most jobs are deleted before the test can read them. The job that removes the avatar is
 * not recorded, because it has to name the picture, and is deleted afterwards.
 */
async function recordJobs(): Promise<void> {
  for (const statement of [
    'CREATE TABLE graphile_worker.recorded_job AS TABLE graphile_worker._private_jobs WITH NO DATA',
    `CREATE FUNCTION graphile_worker.record_job() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       INSERT INTO graphile_worker.recorded_job SELECT NEW.*;
       RETURN NULL;
     END $$`,
    `CREATE TRIGGER record_job AFTER INSERT OR UPDATE ON graphile_worker._private_jobs
     FOR EACH ROW WHEN (position('${avatarKey}' IN NEW.payload::text) = 0) EXECUTE FUNCTION graphile_worker.record_job()`,
  ])
    await api.db.$executeRawUnsafe(statement);
}

/**
 * Creates an account that has signed in, uploaded a picture, bought, paid with bonuses and a promo code, returned, liked and reviewed a
 * product, voted, saved an address and sent requests.
 */
async function buildPerson(): Promise<string> {
  const visitor = new Visitor(api, { address: '203.0.113.77', isBrowser: true });
  const id = await visitor.signIn(person.email);
  await api.db.account.update({ where: { id }, data: { name: person.name, surname: person.surname, avatarKey } });
  const avatar = { accountId: id, objectKey: avatarKey, width: 1, height: 1, usedAt: new Date(), createdAt: new Date() };
  await api.db.upload.create({ data: avatar });
  await visitor.ask('mutation ($dto: AddPhoneInput!) { answer: addPhone(dto: $dto) { id } }', {
    phone: person.phone,
    code: await visitor.requestCode(person.phone),
  });
  const home = { cityId: 'kazan', street: 'Другая потайная', house: '1' };
  await visitor.ask('mutation ($dto: CreateAddressInput!) { answer: createAddress(dto: $dto) { id } }', home);
  const unit = await buildProductItem(api.db);
  await visitor.ask('mutation ($dto: AddToProductCartInput!) { answer: addToProductCart(dto: $dto) { userId } }', { ids: [unit.id] });
  const savedUnit = await buildProductItem(api.db);
  await visitor.ask('mutation ($dto: SaveForLaterInput!) { answer: saveForLater(dto: $dto) { userId } }', { ids: [savedUnit.id] });
  await visitor.ask('mutation ($dto: ToggleFavouriteInput!) { answer: toggleFavourite(dto: $dto) { userId } }', {
    productId: unit.productId,
  });
  await visitor.ask('mutation ($dto: CreateReviewInput!) { answer: createReview(dto: $dto) { id } }', {
    productId: unit.productId,
    rating: 5,
    text: person.review,
  });
  const { id: reviewId } = await buildReview(api.db);
  await visitor.ask('mutation ($dto: VoteForReviewInput!) { answer: voteForReview(dto: $dto) { id } }', { reviewId, isUseful: true });
  await buildPromoCode(api.db, { code: 'ДЛЯТЕБЯ', accountId: id });
  const sharedPromoCode = await buildPromoCode(api.db, { code: 'ДЛЯВСЕХ' });
  await visitor.ask('mutation ($dto: ValidatePromocodeInput!) { answer: validatePromocode(dto: $dto) { __typename } }', {
    code: 'НЕТТАКОГО',
  });
  await sendRequests(visitor);
  await placeEndedOrders(id, sharedPromoCode.id);
  return id;
}

/** Sends a request for goods made to order, and a subscription to a sold-out size. */
async function sendRequests(visitor: Visitor): Promise<void> {
  const form = { website: '', pageLoadTime: Date.now() - HOUR_MS };
  const madeToOrder = { ...form, text: WANTED_GOODS, phone: person.phone };
  await visitor.ask(
    'mutation ($dto: CreateMadeToOrderRequestInput!) { answer: createMadeToOrderRequest(dto: $dto) { number } }',
    madeToOrder,
  );
  const { productId, sizeId } = await buildProductItem(api.db, { soldAt: new Date() });
  const arrivalNotice = { ...form, productId, sizeId };
  await visitor.ask('mutation ($dto: CreateArrivalNoticeInput!) { answer: createArrivalNotice(dto: $dto) { email } }', arrivalNotice);
}

/** Places three orders that end: one delivered, one refunded and one never paid. */
async function placeEndedOrders(id: string, promoCodeId: string): Promise<void> {
  const orders = new Orders(api);
  const { review: _review, ...recipient } = person;
  const order = { accountId: id, ...recipient };
  const place = (overrides: object = {}) => orders.place({ suppliers: ['MEET_WAREHOUSE'], order, ...overrides });
  const [delivered, refunded, unpaid] = [await place({ promoCodeId, cashback: 50 }), await place(), await place()];
  for (const paid of [delivered, refunded]) {
    await orders.pay(paid);
    await orders.deliver(paid);
  }
  await orders.move(refunded, 'ISSUED_REFUND');
  await orders.waitForRefunds();
  await orders.cancel(unpaid);
}

const erase = () =>
  api.app.get(PrismaService).inTransaction('erase', (transaction) => api.app.get(AccountService).erase(transaction, accountId));

/** Makes codes and messages to recipients an hour old, so that retention deletes their addresses. */
async function letAnHourPass(): Promise<void> {
  const past = new Date(Date.now() - HOUR_MS);
  await api.db.authChallenge.updateMany({ data: { expiresAt: past } });
  await api.db.recipientNotice.updateMany({ data: { createdAt: past } });
  await api.app.get(RetentionService).clean();
}

interface Table {
  schema: string;
  name: string;
}

/** Lists every table of the shop and of its job queue. */
const listTables = () => api.db.$queryRaw<Table[]>`
  SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
  WHERE table_schema IN ('public', 'graphile_worker') AND table_type = 'BASE TABLE' ORDER BY 1 DESC, 2`;

/** Returns the names of the tables that have a row with one of these texts. */
async function findTablesWith(texts: readonly string[]): Promise<string[]> {
  const tableNames: string[] = [];
  for (const { schema, name } of await listTables()) {
    const rows = await api.db.$queryRawUnsafe<unknown[]>(
      `SELECT FROM "${schema}"."${name}" AS t WHERE EXISTS (SELECT FROM unnest($1::text[]) AS secret WHERE position(secret IN t::text) > 0) LIMIT 1`,
      [...texts],
    );
    if (rows.length > 0) tableNames.push(name);
  }
  return tableNames;
}

describe('the personal data of an account', () => {
  it('are exported completely: profile, uploads, addresses, orders, reviews, cart, promo codes and requests', async () => {
    const exported = await api.app.get(PersonalDataService).export(accountId);
    const exportedJson = JSON.stringify(exported);
    expect([...SECRETS, 'ДЛЯТЕБЯ', 'ДЛЯВСЕХ'].filter((secret) => !exportedJson.includes(secret))).toEqual([]);
    expect(exported.orders).toHaveLength(3);
    expect(exported.requests).toMatchObject([{ text: WANTED_GOODS, phone: person.phone }]);
    expect(exported.arrivalNotices).toMatchObject([{ email: person.email }]);
    expect(exported.cart).toMatchObject({
      // The shopper has put one line into the cart. The other line returned to the cart when the unpaid order ended.
      lines: [{ productItemId: expect.any(String) }, { productItemId: expect.any(String) }],
      savedLines: [{ productItemId: expect.any(String) }],
      personalPromocodes: ['ДЛЯТЕБЯ'],
      usedPromocodes: [{ code: 'ДЛЯВСЕХ', returnedAt: null }],
      wrongPromocodes: [{ triedAt: expect.any(Date) }],
    });
  });

  it('are in no table an hour after the account is erased, and its id only where it must stay', async () => {
    const tablesWithPersonalData = [
      'account',
      'account_address',
      'account_recipient',
      'arrival_notice',
      'payment',
      'review',
      'shop_order',
      'shop_request',
      'upload',
    ];
    expect(await findTablesWith(SECRETS)).toEqual(expect.arrayContaining(tablesWithPersonalData));
    expect(await findTablesWith([accountId])).toEqual(
      expect.arrayContaining([
        'cart_line',
        'saved_line',
        'promo_try',
        'review_vote',
        'session',
        'known_browser',
        ...TABLES_WITH_ANONYMOUS_ROWS,
      ]),
    );
    // `findTablesWith` also searches the recorded payloads of jobs.
    expect(await findTablesWith(['order-paid', 'payment_refund', 'recipient-notice'])).toContain('recorded_job');
    await erase();
    // These tables still contain personal data for a while: active sign-in codes have a recipient, a message tells the person of the
    // deletion, and a job removes the picture.
    const temporaryTables = ['auth_challenge', 'recipient_notice', '_private_jobs'];
    expect((await findTablesWith(SECRETS)).filter((table) => !temporaryTables.includes(table))).toEqual([]);
    await letAnHourPass();
    await until('the picture is removed', async () => (await findTablesWith([avatarKey])).length === 0);
    expect(await findTablesWith(SECRETS)).toEqual([]);
    expect(await findTablesWith([accountId])).toEqual(['account', ...TABLES_WITH_ANONYMOUS_ROWS]);
  });
});
