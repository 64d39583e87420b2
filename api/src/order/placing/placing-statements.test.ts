import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addToCartOperation,
  checkoutOperation,
  idempotencyKeyOperation,
  placeOrderOperation,
} from '../../../test/purchase-operations.harness.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { UNHURRIED } from '../../auth/code/codes.harness.js';
import { bearer, signIn } from '../../auth/session/sessions.harness.js';
import { LiveSessionsService } from '../../auth/viewer/live-sessions.service.js';
import { buildProductItem, buildPromoCode } from '../../exports/testing.js';
import { MessageService } from '../../message/message.service.js';
import { createRequestContext, runInRequest } from '../../platform/http/request-context.js';
import { MINUTE_MS } from '../../platform/process/durations.js';
import { buildOrderInput, createShopper, placeSuccessfully, storePromoCode } from './placing.harness.js';

const PLAIN_ADD = 'mutation ($ids: [ID!]!) { addToProductCart(dto: { ids: $ids }) { userId lines { productItemId addedPrice } } }';
const QUOTE = `query ($dto: QuoteInput!) { quote(dto: $dto) {
  total mostBonuses lines { problem productItem { id name product { name cover { key } brands { name } } } replacement { id } } } }`;

interface Data {
  quote: { total: number };
  payOrder: { url: string };
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, PAYMENT_PROVIDER: 'sandbox' });
});
afterAll(() => api.close());

/** A shopper whose requests reach a process that has not cached the session yet. */
async function signInUncachedShopper() {
  const signedIn = await signIn(api);
  const headers = bearer(signedIn.tokens);
  let statements = 0;
  const send = async (query: string, variables: object = {}): Promise<{ data: Data; statements: number }> => {
    api.app.get(LiveSessionsService).forget([signedIn.sessionId]);
    const id = randomUUID();
    const { data, errors } = (await (
      await api.post({ query, variables }, { ...headers, 'x-request-id': id })
    ).json()) as GraphqlResponse<Data>;
    if (errors || !data) throw new Error(JSON.stringify(errors));
    const sent = Number((await api.findRequestLog(id)).statements);
    statements += sent;
    return { data, statements: sent };
  };
  return { send, signedIn, sum: () => statements };
}

const buildFiveUnits = () => Promise.all(Array.from({ length: 5 }, () => buildProductItem(api.db, { bonusCalcState: 'FULL' })));

/** Returns the number of SQL statements of the four requests with which a checkout places an order of five units. */
async function checkout({ bonuses = 0, hasCode = false }): Promise<number> {
  const { send, sum, signedIn } = await signInUncachedShopper();
  const shopper = await createShopper(api, signedIn, { bonuses });
  const promo = hasCode ? await buildPromoCode(api.db) : undefined;
  if (promo) await storePromoCode(api, shopper, promo);
  const units = await buildFiveUnits();
  const paying = { ...(promo && { promocode: promo.code }), ...(bonuses > 0 && { bonuses }) };
  await send(checkoutOperation);
  const dto = { productItemIds: units.map(({ id }) => id), delivery: { cityId: 'moskva' }, ...paying };
  const { total } = (await send(QUOTE, { dto })).data.quote;
  await send(idempotencyKeyOperation);
  await send(placeOrderOperation, { dto: buildOrderInput(units, { expectedTotal: total, ...paying }) });
  return sum();
}

describe('the number of SQL statements, including a read of the session in each request', () => {
  it.each([
    [18, 'without promo code and bonuses', {}],
    [21, 'with bonuses', { bonuses: 100 }],
    [24, 'with a promo code', { hasCode: true }],
    [27, 'with promo code and bonuses', { bonuses: 100, hasCode: true }],
  ])('is at most %i for the four requests of a checkout %s', async (max, _what, paying) => {
    expect(await checkout(paying)).toBeLessThanOrEqual(max);
  });

  it('is eight for opening a payment and ten for applying it', async () => {
    const { send, signedIn } = await signInUncachedShopper();
    const shopper = await createShopper(api, signedIn);
    const { id } = await placeSuccessfully(api, shopper, buildOrderInput(await buildFiveUnits()));
    const opened = await send('mutation ($id: ID!) { payOrder(dto: { id: $id }) { url } }', { id });
    const page = opened.data.payOrder.url.split('/').at(-1);
    const paid = await send('mutation ($id: ID!) { decideSandboxPayment(dto: { id: $id, decision: PAY }) { state } }', { id: page });
    expect((await api.db.order.findUniqueOrThrow({ where: { id } })).status).toBe('PAID_READY_TO_SEND');
    expect([opened.statements, paid.statements]).toEqual([8, 10]);
  });

  it('is one for the mail about a placed order', async () => {
    const { signedIn } = await signInUncachedShopper();
    const { id } = await placeSuccessfully(api, await createShopper(api, signedIn), buildOrderInput(await buildFiveUnits()));
    const context = createRequestContext('mail', MINUTE_MS);
    const mail = await runInRequest(context, () => api.app.get(MessageService).compose({ kind: 'order-placed', id }));
    expect(mail).toMatchObject({ type: 'EMAIL', orderId: id });
    expect(context.statementCount).toBe(1);
  });

  it('is three for adding to the cart, or four if the response contains the goods', async () => {
    const { send } = await signInUncachedShopper();
    const ids = (await buildFiveUnits()).map(({ id }) => id);
    expect((await send(PLAIN_ADD, { ids })).statements).toBe(3);
    expect((await send(addToCartOperation, { ids })).statements).toBe(4);
  });
});
