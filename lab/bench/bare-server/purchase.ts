import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { addText, cartText, checkoutText, orderLinesText, quoteText } from './cart.sql.ts';
import {
  insertOrderText,
  keptOrderText,
  lockAccountText,
  lockUnitsText,
  messageText,
  nameText,
  reserveText,
  takeOutText,
} from './order.sql.ts';
import { statement } from './statement.ts';

/** The delivery to Saint Petersburg of every order of the bench. */
const COURIER = 885_00;
const DAYS = 2;

interface OrderDto {
  idempotencyKey: string;
  productItemIds: string[];
  expectedTotal: number;
  recipient: { name: string; surname: string; phone: string; email: string };
  delivery: { cityId: string; street: string; house: string };
}

interface OrderLines {
  lines: string;
  goods: string;
  discount: string;
  total: string;
  cashback: string;
}

type Operation = (body: string) => Promise<string>;

/** Cart, quote and placing as a person would write them for one shop: no limits, no promo codes, no bonuses, no replacements. */
export function purchaseOperations(pool: pg.Pool): Record<string, Operation> {
  const json = async (text: string, values: readonly unknown[]): Promise<string> => {
    const { rows } = await pool.query<{ data: unknown }>(statement(text.replace(' AS data', '::text AS data'), values));
    return String(rows[0]?.data);
  };
  return {
    '/add': async (body) => {
      const { accountId, ids } = JSON.parse(body) as { accountId: string; ids: string[] };
      await pool.query(statement(addText, [accountId, ids]));
      return `{"addToProductCart":${await json(cartText, [accountId])}}`;
    },
    '/checkout': (body) => json(checkoutText, [(JSON.parse(body) as { accountId: string }).accountId]),
    '/quote': async (body) => {
      const { accountId, ids } = JSON.parse(body) as { accountId: string; ids: string[] };
      return `{"quote":${await json(quoteText, [accountId, ids, COURIER, DAYS])}}`;
    },
    '/key': async () => `{"getIdempotencyKey":"${randomUUID()}"}`,
    '/place': async (body) => {
      const { accountId, dto } = JSON.parse(body) as { accountId: string; dto: OrderDto };
      return `{"createOrderWithPaymentLink":{"id":"${await place(pool, accountId, dto)}"}}`;
    },
  };
}

async function place(pool: pg.Pool, accountId: string, dto: OrderDto): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const id = await pickAddress(client, accountId, dto);
    await client.query('COMMIT');
    return id;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

async function pickAddress(client: pg.PoolClient, accountId: string, dto: OrderDto): Promise<string> {
  const { idempotencyKey: key, productItemIds: ids, expectedTotal, recipient, delivery } = dto;
  const run = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row | undefined> =>
    (await client.query<Row>(statement(text, values))).rows[0];
  const kept = await run<{ order_id: string }>(keptOrderText, accountId, key);
  if (kept) return kept.order_id;
  await run(lockAccountText, accountId);
  await run(lockUnitsText, ids);
  const order = await run<OrderLines>(orderLinesText, accountId, ids, COURIER, DAYS);
  if (!order || Number(order.total) !== expectedTotal) throw new Error('the price has changed');
  const lines = JSON.parse(order.lines) as { problem: string | null }[];
  if (lines.length < ids.length || lines.some(({ problem }) => problem !== null)) throw new Error('a unit is not available');
  const hash = createHash('sha256').update(JSON.stringify(dto)).digest();
  const asked = JSON.stringify({ ...recipient, ...delivery });
  const { goods, discount, total, cashback } = order;
  const sums = [goods, discount, total, cashback, COURIER];
  const placed = await run<{ id: string }>(insertOrderText, accountId, key, hash, asked, order.lines, ...sums);
  if (!placed) throw new Error('the order was not written');
  await run(reserveText, ids);
  await run(takeOutText, accountId, ids);
  await run(messageText, placed.id);
  await run(nameText, accountId, recipient.name, recipient.surname);
  return placed.id;
}
