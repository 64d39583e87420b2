import { Prisma } from '../../platform/prisma/generated/client.js';
import { matchIds, type Reader, readRows } from '../../platform/prisma/sql.js';
import { selectCost } from '../../price/displayed-unit.rules.js';
import { maxLines, maxVisibleLines } from './cart-limits.rules.js';

/** A line of a cart, as the queries return it in JSON. */
export interface StoredLine {
  productItemId: string;
  addedPrice: number;
  addedAt: string;
  /** Position among all lines of the account, checked and saved together. */
  number: number;
}

export interface StoredCart {
  /** The checked lines, which the next order contains. */
  lines: StoredLine[];
  /** The lines saved for later. */
  saved: StoredLine[];
  promocode: string | null;
}

/** The lines that the next order contains, and those that are saved for later. */
export type LineList = 'checked' | 'saved';

const tables: Record<LineList, Prisma.Sql> = { checked: Prisma.sql`cart_line`, saved: Prisma.sql`saved_line` };

const lineColumns = Prisma.sql`number, product_item_id AS "productItemId", added_price AS "addedPrice", added_at AS "addedAt"`;

/**
 * Subqueries of the visible lines of an account. `accountId` is an SQL expression. The number of checked lines is limited, so that a cart
 * can be displayed and priced however many lines orders have restored. A unit that an order restores while it is saved for later counts as
 * checked only.
 */
export const selectVisibleLines = (accountId: Prisma.Sql): Record<LineList, Prisma.Sql> => ({
  checked: Prisma.sql`(
    SELECT ${lineColumns} FROM cart_line WHERE account_id = ${accountId} ORDER BY number LIMIT ${maxVisibleLines}::int)`,
  saved: Prisma.sql`(
    SELECT ${lineColumns} FROM saved_line WHERE account_id = ${accountId} AND NOT EXISTS (
      SELECT FROM cart_line WHERE cart_line.account_id = saved_line.account_id AND cart_line.product_item_id = saved_line.product_item_id)
    ORDER BY number LIMIT ${maxLines}::int)`,
});

const selectCartColumns = (accountId: string, lines: Record<LineList, Prisma.Sql>): Prisma.Sql => Prisma.sql`
  coalesce((SELECT json_agg(line ORDER BY line.number) FROM ${lines.checked} AS line), '[]') AS lines,
  coalesce((SELECT json_agg(line ORDER BY line.number) FROM ${lines.saved} AS line), '[]') AS saved,
  (SELECT promo_code.code FROM cart JOIN promo_code ON promo_code.id = cart.promo_code_id
    WHERE cart.account_id = ${accountId}::uuid) AS promocode`;

export async function readCart(reader: Reader, accountId: string): Promise<StoredCart> {
  const [cart] = await readRows<StoredCart>(reader, selectCart(accountId));
  return cart ?? { lines: [], saved: [], promocode: null };
}

export const selectCart = (accountId: string): Prisma.Sql =>
  Prisma.sql`SELECT ${selectCartColumns(accountId, selectVisibleLines(Prisma.sql`${accountId}::uuid`))}`;

interface Insertion {
  accountId: string;
  productItemIds: readonly string[];
  now: Date;
  /** Whether lines are added even to a full list. If not, and if the list has no room for all lines, none is added. */
  isUnlimited?: boolean;
}

/** The cart after an insertion, and whether there was no room for all units. */
export type CartAfterInsertion = StoredCart & { isFull: boolean };

/**
 * Builds the statement that adds the existing units to the checked or to the saved lines, in the given order, and returns the cart. Units
 * that `list` already contains stay as they are. Units on the other list move to `list` with their price, time and number. It is one
 * statement, because adding to the cart is the most frequent change in the shop.
 */
export function buildInsertionStatement(list: LineList, { accountId, productItemIds, now, isUnlimited = false }: Insertion): Prisma.Sql {
  const otherList = list === 'checked' ? 'saved' : 'checked';
  const visibleLines = selectVisibleLines(Prisma.sql`${accountId}::uuid`);
  const linesAfterInsertion: Record<LineList, Prisma.Sql> = {
    ...visibleLines,
    [list]: Prisma.sql`(TABLE existing UNION ALL TABLE added)`,
    [otherList]: Prisma.sql`(
      SELECT * FROM ${visibleLines[otherList]} AS line WHERE NOT EXISTS (SELECT FROM accepted WHERE accepted.id = line."productItemId"))`,
  };
  return Prisma.sql`
    WITH existing AS MATERIALIZED ${visibleLines[list]},
    candidate AS MATERIALIZED (
      SELECT item.id, coalesce(moved.added_price, ${selectCost('MEMBER')}) AS cost, coalesce(moved.added_at, ${now}::timestamptz) AS added_at,
        moved.number, row_number() OVER (ORDER BY requested.position) + (SELECT count(*) FROM existing) AS position
      FROM unnest(${[...productItemIds]}::uuid[]) WITH ORDINALITY AS requested (id, position)
        JOIN product_item AS item ON item.id = requested.id JOIN product ON product.id = item.product_id
        LEFT JOIN ${tables[otherList]} AS moved ON moved.account_id = ${accountId}::uuid AND moved.product_item_id = item.id
      WHERE item.deleted_at IS NULL AND product.deleted_at IS NULL
        AND NOT EXISTS (SELECT FROM existing WHERE existing."productItemId" = item.id)
        AND EXISTS (SELECT FROM account WHERE account.id = ${accountId}::uuid AND account.deleted_at IS NULL)),
    capacity AS (SELECT coalesce(max(position), 0) > ${maxLines}::int AS "isFull" FROM candidate),
    accepted AS MATERIALIZED (SELECT candidate.* FROM candidate CROSS JOIN capacity WHERE NOT capacity."isFull" OR ${isUnlimited}::boolean),
    removed AS (
      DELETE FROM ${tables[otherList]} AS line USING accepted WHERE line.account_id = ${accountId}::uuid AND line.product_item_id = accepted.id),
    added AS (
      INSERT INTO ${tables[list]} (account_id, product_item_id, added_price, added_at, number)
      SELECT ${accountId}::uuid, id, cost, added_at, coalesce(number, nextval('cart_line_number_seq')) FROM accepted ORDER BY position
      ON CONFLICT (account_id, product_item_id) DO NOTHING
      RETURNING ${lineColumns})
    SELECT capacity."isFull", ${selectCartColumns(accountId, linesAfterInsertion)} FROM capacity`;
}

/**
 * Common table expressions that delete units from both lists. They lock the lines in the order of their ids, so that two deletions never
 * wait for each other.
 */
export function buildDeletionCtes(accountId: string, productItemIds: readonly string[]): Prisma.Sql {
  const buildLock = (list: LineList) => Prisma.sql`(
    SELECT product_item_id AS id FROM ${tables[list]}
    WHERE account_id = ${accountId}::uuid AND ${matchIds('product_item_id', productItemIds)}
    ORDER BY product_item_id FOR UPDATE)`;
  return Prisma.sql`checked AS ${buildLock('checked')}, saved AS ${buildLock('saved')},
    unchecked AS (DELETE FROM cart_line AS line USING checked WHERE line.account_id = ${accountId}::uuid AND line.product_item_id = checked.id),
    unsaved AS (DELETE FROM saved_line AS line USING saved WHERE line.account_id = ${accountId}::uuid AND line.product_item_id = saved.id)`;
}

export const buildDeletionStatement = (accountId: string, productItemIds: readonly string[]): Prisma.Sql =>
  Prisma.sql`WITH ${buildDeletionCtes(accountId, productItemIds)} SELECT`;

/**
 * The statements that replace the unit `id` by the unit `replacementId`, which stays checked or saved like the replaced one and keeps its
 * price. If `replacementId` is in the cart already, the line of `id` is only removed. Nothing changes if `id` is not in the cart or
 * `replacementId` does not exist.
 */
export const buildReplacementStatements = (accountId: string, { id, replacementId }: { id: string; replacementId: string }): Prisma.Sql[] =>
  Object.values(tables).map(
    (table) => Prisma.sql`
      WITH present AS (
        SELECT FROM cart_line WHERE account_id = ${accountId}::uuid AND product_item_id = ${replacementId}::uuid
        UNION ALL SELECT FROM saved_line WHERE account_id = ${accountId}::uuid AND product_item_id = ${replacementId}::uuid),
      redundant AS (
        DELETE FROM ${table} WHERE account_id = ${accountId}::uuid AND product_item_id = ${id}::uuid AND EXISTS (SELECT FROM present))
      UPDATE ${table} AS line SET product_item_id = item.id
      FROM product_item AS item JOIN product ON product.id = item.product_id
      WHERE line.account_id = ${accountId}::uuid AND line.product_item_id = ${id}::uuid AND item.id = ${replacementId}::uuid
        AND item.deleted_at IS NULL AND product.deleted_at IS NULL AND NOT EXISTS (SELECT FROM present)`,
  );
