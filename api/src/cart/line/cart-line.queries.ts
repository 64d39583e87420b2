import { Prisma } from '../../platform/prisma/generated/client.js';
import { type Reader, readRows } from '../../platform/prisma/sql.js';
import { costTo } from '../../price/displayed-unit.rules.js';
import { mostLines, mostVisibleLines } from './cart-line.rules.js';

type Transaction = Prisma.TransactionClient;

/** A line as JSON. */
export interface StoredLine {
  productItemId: string;
  addedPrice: number;
  addedAt: string;
}

/** What the database keeps of a cart. */
export interface StoredCart {
  lines: StoredLine[];
  promocode: string | null;
}

const lineColumns = Prisma.sql`number, product_item_id AS "productItemId", added_price AS "addedPrice", added_at AS "addedAt"`;

/** The columns of StoredCart. `lines` is a table of lines. */
const cartColumns = (accountId: string, lines: Prisma.Sql): Prisma.Sql => Prisma.sql`
  coalesce((SELECT json_agg(line ORDER BY line.number) FROM ${lines} AS line), '[]') AS lines,
  (SELECT promo_code.code FROM cart JOIN promo_code ON promo_code.id = cart.promo_code_id
    WHERE cart.account_id = ${accountId}::uuid) AS promocode`;

/** The first lines, so that a cart can be shown and priced however many lines orders have brought back. */
const selectLines = (accountId: string): Prisma.Sql => Prisma.sql`(
  SELECT ${lineColumns} FROM cart_line WHERE account_id = ${accountId}::uuid ORDER BY number LIMIT ${mostVisibleLines}::int)`;

export async function readCart(reader: Reader, accountId: string): Promise<StoredCart> {
  const [cart] = await readRows<StoredCart>(reader, Prisma.sql`SELECT ${cartColumns(accountId, selectLines(accountId))}`);
  return cart ?? { lines: [], promocode: null };
}

interface Addition {
  accountId: string;
  productItemIds: readonly string[];
  now: Date;
  /** Whether to add lines to a full cart too. Otherwise none is added if there is no room for all of them. */
  isUnlimited: boolean;
}

/**
 * Adds units that exist and are not in the cart yet, in their order, and returns the cart: one statement, because adding to the cart is the
 * most frequent change in the shop. `isFull` says that there was no room for all of them.
 */
export async function insertLines(
  transaction: Transaction,
  { accountId, productItemIds, now, isUnlimited }: Addition,
): Promise<StoredCart & { isFull: boolean }> {
  const [cart] = await transaction.$queryRaw<(StoredCart & { isFull: boolean })[]>`
    WITH kept AS MATERIALIZED ${selectLines(accountId)},
    wanted AS MATERIALIZED (
      SELECT item.id, ${costTo('MEMBER')} AS cost, row_number() OVER (ORDER BY asked.place) + (SELECT count(*) FROM kept) AS place
      FROM unnest(${[...productItemIds]}::uuid[]) WITH ORDINALITY AS asked (id, place)
        JOIN product_item AS item ON item.id = asked.id JOIN product ON product.id = item.product_id
      WHERE item.deleted_at IS NULL AND product.deleted_at IS NULL
        AND NOT EXISTS (SELECT FROM kept WHERE kept."productItemId" = item.id)
        AND EXISTS (SELECT FROM account WHERE account.id = ${accountId}::uuid AND account.deleted_at IS NULL)),
    demand AS (SELECT coalesce(max(place), 0) > ${mostLines}::int AS "isFull" FROM wanted),
    added AS (
      INSERT INTO cart_line (account_id, product_item_id, added_price, added_at)
      SELECT ${accountId}::uuid, wanted.id, wanted.cost, ${now}::timestamptz FROM wanted CROSS JOIN demand
      WHERE NOT demand."isFull" OR ${isUnlimited}::boolean
      ORDER BY wanted.place
      ON CONFLICT (account_id, product_item_id) DO NOTHING
      RETURNING ${lineColumns})
    SELECT demand."isFull", ${cartColumns(accountId, Prisma.sql`(TABLE kept UNION ALL TABLE added)`)} FROM demand`;
  if (!cart) throw new Error('the statement returned no row');
  return cart;
}

/** Locks the lines in the order of their ids, so that two removals never wait for each other. */
export async function deleteLines(transaction: Transaction, accountId: string, productItemIds: readonly string[]): Promise<void> {
  await transaction.$executeRaw`
    WITH gone AS (
      SELECT product_item_id FROM cart_line
      WHERE account_id = ${accountId}::uuid AND product_item_id = ANY (${[...productItemIds]}::uuid[])
      ORDER BY product_item_id FOR UPDATE)
    DELETE FROM cart_line USING gone
    WHERE cart_line.account_id = ${accountId}::uuid AND cart_line.product_item_id = gone.product_item_id`;
}

/**
 * Puts a unit in the place of another one, with the price at which that one was added. If the other one is in the cart already, only the
 * replaced line goes. Changes nothing if the replaced unit is not in the cart or the other one does not exist.
 */
export async function replaceLine(transaction: Transaction, accountId: string, { id, by }: { id: string; by: string }): Promise<void> {
  await transaction.$executeRaw`
    WITH present AS (SELECT FROM cart_line WHERE account_id = ${accountId}::uuid AND product_item_id = ${by}::uuid),
    redundant AS (
      DELETE FROM cart_line WHERE account_id = ${accountId}::uuid AND product_item_id = ${id}::uuid AND EXISTS (SELECT FROM present))
    UPDATE cart_line SET product_item_id = item.id
    FROM product_item AS item JOIN product ON product.id = item.product_id
    WHERE cart_line.account_id = ${accountId}::uuid AND cart_line.product_item_id = ${id}::uuid AND item.id = ${by}::uuid
      AND item.deleted_at IS NULL AND product.deleted_at IS NULL AND NOT EXISTS (SELECT FROM present)`;
}
