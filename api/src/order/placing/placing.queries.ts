import type { Destination } from '../../cart/destination.service.js';
import type { OrderQuote } from '../../cart/order-quote.model.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import type { InitialOrderState } from '../lifecycle/initial-state.rules.js';
import { placingEvents } from '../status/step-event.rules.js';
import { toPostalAddress } from './order-address.rules.js';
import type { ClaimedKey, StoredOrder } from './order-key.service.js';
import type { RequestedOrder } from './placing-input.rules.js';
import { buildReservation } from './reservation.queries.js';

type Transaction = Prisma.TransactionClient;

export interface NewOrder extends InitialOrderState {
  claimedKey: ClaimedKey;
  requestedOrder: RequestedOrder;
  /** Version of the text that the shopper has consented to with this order; null if the request states no consent. */
  consentVersion: string | null;
  destination: Destination;
  quote: OrderQuote;
  network: string;
}

const listAddressValues = (order: NewOrder) => {
  const { mode, country, cityId, city, point } = order.destination;
  const { street, house, building, apartment, postalCode } = toPostalAddress(order.requestedOrder.delivery, order.destination);
  return Prisma.sql`${mode}::delivery_mode, ${country}, ${cityId}, ${city}, ${street}, ${house}, ${building}, ${apartment}, ${postalCode},
    ${point?.code ?? null}, ${point?.kind ?? null}::pickup_point_kind, ${point?.directions ?? ''}, ${point?.hours ?? ''}, ${point?.phone ?? ''},
    ${point ? JSON.stringify(point.record) : null}::jsonb`;
};

const buildOrderInsertion = (order: NewOrder) => {
  const { claimedKey, requestedOrder, quote, network, ...initialState } = order;
  const { recipient, comment } = requestedOrder;
  return Prisma.sql`
  INSERT INTO shop_order (account_id, status, payment_type, name, surname, lastname, phone, email, comment, consent_version,
    delivery_mode, country, city_id, city, street, house, building, apartment, postal_code,
    pickup_point_code, pickup_point_kind, pickup_point_directions, pickup_point_hours, pickup_point_phone, pickup_point_record,
    delivery_price, waived_fee, waived_from, goods, discount, promo_discount, paid_by_bonuses, total_price, cashback, network, pay_until, held_until, created_at)
  VALUES (${claimedKey.accountId}::uuid, ${initialState.status}::order_status, ${initialState.paymentType}::payment_type,
    ${recipient.name}, ${recipient.surname}, ${recipient.lastname}, ${recipient.phone}, ${recipient.email}, ${comment},
    ${order.consentVersion},
    ${listAddressValues(order)},
    ${quote.delivery}, ${quote.waivedDelivery?.fee ?? 0n}, ${quote.waivedDelivery?.from ?? 0n}, ${quote.goods}, ${quote.discount}, ${quote.promo}, ${quote.bonuses}, ${quote.total}, ${quote.cashback},
    ${network}, ${initialState.payUntil}, ${initialState.heldUntil}, ${initialState.createdAt})
  RETURNING id, number, created_at`;
};

/** The lines as JSON. Amounts are strings, because JSON numbers are not exact in every reader. */
export const formatLines = ({ lines }: Pick<OrderQuote, 'lines'>): string =>
  JSON.stringify(
    lines.map((line, position) => ({
      position,
      product_item_id: line.productItemId,
      price: String(line.price),
      before: line.before === null ? null : String(line.before),
      promo_share: String(line.promo),
      bonus_share: line.bonuses,
      sold_price: String(line.payable),
      cashback: line.cashback,
      delivery_from: line.delivery.from,
      delivery_to: line.delivery.to,
    })),
  );

const buildLinesInsertion = ({ quote, status, createdAt }: NewOrder) => Prisma.sql`
  INSERT INTO order_item (order_id, product_item_id, position, status, price, before, promo_share, bonus_share, sold_price, cashback,
    delivery_from, delivery_to, created_at)
  SELECT placed.id, line.product_item_id, line.position, ${status}::order_status, line.price, line.before, line.promo_share, line.bonus_share,
    line.sold_price, line.cashback, line.delivery_from, line.delivery_to, ${createdAt}::timestamptz
  FROM placed, jsonb_to_recordset(${formatLines(quote)}::jsonb) AS line (position int, product_item_id uuid, price bigint, before bigint,
    promo_share bigint, bonus_share int, sold_price bigint, cashback int, delivery_from date, delivery_to date)
  RETURNING id`;

const buildKeyInsertion = ({ claimedKey: { accountId, key, contentHash }, createdAt }: NewOrder) => Prisma.sql`
  INSERT INTO order_key (account_id, key, content_hash, order_id, created_at)
  SELECT ${accountId}::uuid, ${key}::uuid, ${contentHash}::bytea, placed.id, ${createdAt}::timestamptz FROM placed
  ON CONFLICT (account_id, key) DO UPDATE
    SET content_hash = excluded.content_hash, order_id = excluded.order_id, created_at = excluded.created_at`;

/** Further effects of the statement that writes an order. */
interface PlacingEffects {
  /** Common table expressions that take the units out of the cart. */
  cartRemoval: Prisma.Sql;
  /** Returns the query that enqueues the mail. `orderId` is an SQL expression of the order's id. */
  buildMail: (orderId: Prisma.Sql) => Prisma.Sql;
}

/**
 * Reserves the units and takes them out of the cart. Writes the order with its lines, their first history entries and the idempotency key,
 * which may replace an expired key. Enqueues the mail.
 */
export async function insertOrder(
  transaction: Transaction,
  order: NewOrder,
  { cartRemoval, buildMail }: PlacingEffects,
): Promise<StoredOrder> {
  const [placedOrder] = await transaction.$queryRaw<StoredOrder[]>`
    WITH placed AS (${buildOrderInsertion(order)}), line AS (${buildLinesInsertion(order)}), keyed AS (${buildKeyInsertion(order)}),
    reserved AS (${buildReservation(order.requestedOrder.productItemIds, order.heldUntil)}),
    history AS (
      INSERT INTO order_status_change (order_item_id, status, author_id, events, created_at)
      SELECT line.id, ${order.status}::order_status, ${order.claimedKey.accountId}::uuid, ${placingEvents}::event_type[],
        ${order.createdAt}::timestamptz FROM line),
    ${cartRemoval}
    SELECT id, number, created_at AS "createdAt", (${buildMail(Prisma.sql`placed.id`)}) IS NOT NULL AS mailed FROM placed`;
  if (!placedOrder) throw new Error('The order was not written');
  const { id, number, createdAt } = placedOrder;
  return { id, number, createdAt };
}
