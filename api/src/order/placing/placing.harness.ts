import { randomUUID } from 'node:crypto';
import { buildRecipient } from '../../../test/factories/account.factory.js';
import { until } from '../../../test/support/wait-until.js';
import type { GraphqlResponse, TestApi } from '../../../test/test-api.harness.js';
import { BonusService } from '../../loyalty/bonus.service.js';
import type { ProductItem, PromoCode } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

export interface Shopper {
  accountId: string;
  headers: Record<string, string>;
}

export interface PlacedOrder {
  id: string;
  number: number;
  paymentLink?: string;
  payUntil?: string;
}

export type PlacingResult = { order: PlacedOrder; refused?: undefined } | { order?: undefined; refused: Refusal };

interface Refusal {
  code: string;
  message: string;
  details: Record<string, unknown>;
}

export interface PlacingOptions {
  /** Whether a manager is to call. */
  isCall?: boolean;
  /** IP address of the client. */
  address?: string;
  requestId?: string;
}

const PLACE_FOR_PAYMENT =
  'mutation ($dto: CreateOrderInput!) { order: createOrderWithPaymentLink(dto: $dto) { id number paymentLink payUntil } }';
const PLACE_FOR_CALL = 'mutation ($dto: CreateOrderInput!) { order: createOrderRequest(dto: $dto) { id number } }';

/** Price of delivery by courier in Moscow, in kopecks. */
export const COURIER_PRICE = 590_00n;

/** A shopper who has signed in, with this many bonuses. */
export async function createShopper(
  api: TestApi,
  { accountId, tokens }: { accountId: string; tokens: { accessToken: string } },
  { bonuses = 0, hasPhone = false } = {},
): Promise<Shopper> {
  if (hasPhone) await buildRecipient(api.db, { accountId });
  if (bonuses > 0) {
    const gift = { accountId, changes: [{ amount: bonuses, reference: 'gift' }] };
    await api.app.get(PrismaService).inTransaction('gift', (transaction) => api.app.get(BonusService).accrueBonuses(transaction, gift));
  }
  return { accountId, headers: { authorization: `Bearer ${tokens.accessToken}` } };
}

/** Stores a promo code with the shopper's cart. */
export async function storePromoCode(api: TestApi, { accountId }: Shopper, { id: promoCodeId }: PromoCode): Promise<void> {
  await api.db.cart.upsert({ where: { accountId }, create: { accountId, promoCodeId }, update: { promoCodeId } });
}

type Unit = Pick<ProductItem, 'id' | 'price'>;

/** The input of an order of these units to Moscow at their guest prices, with a new idempotency key. */
export const buildOrderInput = (units: readonly Unit[], changes: object = {}) => ({
  idempotencyKey: randomUUID() as string,
  productItemIds: units.map(({ id }) => id),
  expectedTotal: Number(units.reduce((sum, { price }) => sum + price, COURIER_PRICE)),
  recipient: { name: 'Анна', surname: 'Ким', phone: '+79161234567', email: 'anna@example.com' },
  delivery: { cityId: 'moskva', street: 'Тверская', house: '7', apartment: '12' },
  ...changes,
});

/** Places an order over HTTP. */
export async function place(
  api: TestApi,
  { headers }: Pick<Shopper, 'headers'>,
  dto: object,
  options: PlacingOptions = {},
): Promise<PlacingResult> {
  const { isCall = false, address = '198.51.100.7', requestId = randomUUID() } = options;
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: address,
    headers: { 'content-type': 'application/json', 'x-request-id': requestId, ...headers },
    payload: { query: isCall ? PLACE_FOR_CALL : PLACE_FOR_PAYMENT, variables: { dto } },
  });
  const { data, errors } = response.json<GraphqlResponse<{ order: PlacedOrder }>>();
  const [error] = errors ?? [];
  if (error) return { refused: { code: error.extensions.code, message: error.message, details: error.extensions.details } };
  if (!data) throw new Error('neither data nor errors');
  return { order: data.order };
}

/**
 * Places an order like a client that repeats a request after a timeout, which may happen on a busy machine. The idempotency key makes the
 * repetition safe.
 */
export async function placeEventually(api: TestApi, shopper: Shopper, dto: object, options: PlacingOptions = {}): Promise<PlacingResult> {
  const response = await place(api, shopper, dto, options);
  const isOutcomeOpen = response.refused?.code === 'UNAVAILABLE' || response.refused?.code === 'OUTCOME_UNKNOWN';
  return isOutcomeOpen ? placeEventually(api, shopper, dto, options) : response;
}

export async function placeSuccessfully(api: TestApi, shopper: Shopper, dto: object, options: PlacingOptions = {}): Promise<PlacedOrder> {
  const { order, refused } = await place(api, shopper, dto, options);
  if (refused) throw new Error(`${refused.code}: ${refused.message} ${JSON.stringify(refused.details)}`);
  return order;
}

/** Counts results: PLACED, or the code of the refusal. */
export function countResults(responses: readonly PlacingResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { refused } of responses) counts[refused?.code ?? 'PLACED'] = (counts[refused?.code ?? 'PLACED'] ?? 0) + 1;
  return counts;
}

export async function waitForJobs({ db }: TestApi): Promise<void> {
  await until('no job runs', async () => (await db.$executeRaw`SELECT FROM graphile_worker.jobs WHERE run_at <= now()`) === 0);
}
