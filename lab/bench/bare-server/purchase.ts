import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { addSql, checkoutSql, quoteSql } from './cart.sql.ts';
import { openPaymentSql, payOrderSql, placeOrderSql, storedOrderSql } from './order.sql.ts';
import { buildStatement } from './statement.ts';

/** Price and transit of the delivery to Saint Petersburg, which every order of the bench has. */
const DELIVERY_PRICE = 885_00;
const TRANSIT_DAYS = 2;
/** Origin of the pages of the sandbox and of orders. */
const SHOP_URL = 'http://127.0.0.1:3000';

interface OrderDto {
  idempotencyKey: string;
  productItemIds: string[];
  expectedTotal: number;
  recipient: { name: string; surname: string; phone: string; email: string };
  delivery: { cityId: string; street: string; house: string };
}

type Operation = (body: string) => Promise<string>;

/**
 * Cart, quote, placing and payment, each in one statement: no limits, no promo codes, no bonuses, no replacements. A decision at the
 * sandbox pays the order at once, without a notification.
 */
export function createPurchaseOperations(pool: pg.Pool): Record<string, Operation> {
  const queryJson = async (text: string, values: readonly unknown[]): Promise<string> => {
    const { rows } = await pool.query<{ data: unknown }>(buildStatement(text.replace(' AS data', '::text AS data'), values));
    return String(rows[0]?.data);
  };
  return {
    '/add': async (body) => {
      const { accountId, ids } = JSON.parse(body) as { accountId: string; ids: string[] };
      return `{"addToProductCart":${await queryJson(addSql, [accountId, ids])}}`;
    },
    '/checkout': (body) => queryJson(checkoutSql, [(JSON.parse(body) as { accountId: string }).accountId]),
    '/quote': async (body) => {
      const { accountId, ids } = JSON.parse(body) as { accountId: string; ids: string[] };
      return `{"quote":${await queryJson(quoteSql, [accountId, ids, DELIVERY_PRICE, TRANSIT_DAYS])}}`;
    },
    '/key': async () => `{"getIdempotencyKey":"${randomUUID()}"}`,
    '/place': async (body) => {
      const { accountId, dto } = JSON.parse(body) as { accountId: string; dto: OrderDto };
      return `{"createOrderWithPaymentLink":{"id":"${await runPlaceOrder(pool, accountId, dto)}"}}`;
    },
    '/pay': async (body) => {
      const { id } = JSON.parse(body) as { id: string };
      const { rows } = await pool.query<{ url: string }>(buildStatement(openPaymentSql, [id, `${SHOP_URL}/pay/`, `${SHOP_URL}/orders/`]));
      if (!rows[0]) throw new Error('the order is not payable');
      return `{"payOrder":{"url":"${rows[0].url}"}}`;
    },
    '/decide': async (body) => {
      const { id } = JSON.parse(body) as { id: string };
      const { rows } = await pool.query(buildStatement(payOrderSql, [id]));
      if (!rows[0]) throw new Error('the order was not paid');
      return '{"decideSandboxPayment":{"state":"SUCCEEDED"}}';
    },
  };
}

async function runPlaceOrder(pool: pg.Pool, accountId: string, dto: OrderDto): Promise<string> {
  const { idempotencyKey: key, productItemIds: ids, expectedTotal, recipient, delivery } = dto;
  const hash = createHash('sha256').update(JSON.stringify(dto)).digest();
  const formJson = JSON.stringify({ ...recipient, ...delivery });
  const placeStatement = buildStatement(placeOrderSql, [accountId, ids, DELIVERY_PRICE, TRANSIT_DAYS, expectedTotal, formJson, key, hash]);
  const { rows } = await pool.query<{ id: string }>(placeStatement);
  if (rows[0]) return rows[0].id;
  const storedOrder = await pool.query<{ id: string }>(buildStatement(storedOrderSql, [accountId, key]));
  if (storedOrder.rows[0]) return storedOrder.rows[0].id;
  throw new Error('the price has changed, or a unit is not available');
}
