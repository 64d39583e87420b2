import { Prisma } from '../../platform/prisma/generated/client.js';
import { matchIds, type Reader, readRows } from '../../platform/prisma/sql.js';
import type { PromoState } from './promo-state.rules.js';
import type { QuotedPromo } from './quote.rules.js';

/** A promo code, with its state for one account. */
export interface PromoRow extends PromoState, Omit<QuotedPromo, 'coveredUnitIds'> {
  id: string;
  code: string;
  /** Whether all accounts find the code in their lists. */
  listed: boolean;
  /** Ids of the requested units to which the promo code applies. */
  coveredUnitIds: string[];
}

/** Whether the row `scope` contains the unit `item` of the row `product`. A virtual directory contains the products that its page lists. */
const unitInScopeCondition = Prisma.sql`(
  scope.product_id = product.id OR scope.brand_id = product.brand_id
  OR EXISTS (SELECT FROM collection_product AS listed WHERE listed.collection_id = scope.collection_id AND listed.product_id = product.id)
  OR EXISTS (SELECT FROM directory WHERE directory.id = scope.directory_id AND CASE directory.rule
    WHEN 'CATEGORY' THEN product.directory_id = directory.id
    WHEN 'NEW' THEN product.new_arrival
    WHEN 'SALE' THEN 100 * (item.old_price - item.price) >= item.old_price
    WHEN 'MEET_PRICE' THEN product.meet_price END))`;

const selectCoveredUnits = (productItemIds: readonly string[]): Prisma.Sql => Prisma.sql`ARRAY(
  SELECT item.id::text FROM product_item AS item JOIN product ON product.id = item.product_id
  WHERE ${matchIds('item.id', productItemIds)}
    AND (NOT EXISTS (SELECT FROM promo_code_scope AS scope WHERE scope.promo_code_id = code.id)
      OR EXISTS (SELECT FROM promo_code_scope AS scope WHERE scope.promo_code_id = code.id AND ${unitInScopeCondition})))`;

export interface PromoLookup {
  accountId: string;
  productItemIds: readonly string[];
}

/** Selects the promo code that meets a condition on the row `code`, whether the account may use it or not. */
const buildPromoStatement = (condition: Prisma.Sql, { accountId, productItemIds }: PromoLookup): Prisma.Sql => Prisma.sql`
      SELECT code.id, code.code, code.kind::text, code.percent, code.amount, code.least_sum AS "leastSum",
        code.with_member_prices AS "withMemberPrices", code.with_bonuses AS "withBonuses",
        code.account_id AS "ownerId", code.listed, code.active, code.deleted_at AS "deletedAt", code.starts_at AS "startsAt", code.ends_at AS "endsAt",
        code.uses, code.most_uses AS "mostUses", code.most_account_uses AS "mostAccountUses",
        (SELECT count(*)::int FROM promo_use
          WHERE promo_code_id = code.id AND account_id = ${accountId}::uuid AND returned_at IS NULL) AS "accountUses",
        ${selectCoveredUnits(productItemIds)} AS "coveredUnitIds"
      FROM promo_code AS code WHERE ${condition}`;

export async function findPromo(reader: Reader, normalCode: string, lookup: PromoLookup): Promise<PromoRow | null> {
  const [row] = await readRows<PromoRow>(reader, buildPromoStatement(Prisma.sql`code.normal_code = ${normalCode}`, lookup));
  return row ?? null;
}

/**
 * Finds a promo code only if it is stored with the account's cart. Any other promo code is not found, because codes could then be guessed
 * without a limit.
 */
export async function findStoredPromo(reader: Reader, normalCode: string, lookup: PromoLookup): Promise<PromoRow | null> {
  const [row] = await readRows<PromoRow>(reader, buildStoredPromoStatement(normalCode, lookup));
  return row ?? null;
}

/** Like `findStoredPromo`, but reads the value of an SQL expression in the same statement. */
export async function findStoredPromoWithValue<Value>(
  reader: Reader,
  { normalCode, expression, ...lookup }: PromoLookup & { normalCode: string; expression: Prisma.Sql },
): Promise<{ promo: PromoRow | null; value: Value | null }> {
  type Row = { value: Value | null } & (PromoRow | { id: null });
  const [row] = await readRows<Row>(
    reader,
    Prisma.sql`
      SELECT found.*, ${expression} AS value
      FROM (SELECT 1) AS one LEFT JOIN LATERAL (${buildStoredPromoStatement(normalCode, lookup)}) AS found ON true`,
  );
  return { promo: row && row.id !== null ? row : null, value: row?.value ?? null };
}

export async function findUsedPromo(reader: Reader, orderId: string, lookup: PromoLookup): Promise<PromoRow | null> {
  const condition = Prisma.sql`code.id = (
    SELECT promo_code_id FROM promo_use WHERE order_id = ${orderId}::uuid AND returned_at IS NULL)`;
  const [row] = await readRows<PromoRow>(reader, buildPromoStatement(condition, lookup));
  return row ?? null;
}

const buildStoredPromoStatement = (normalCode: string, lookup: PromoLookup): Prisma.Sql =>
  buildPromoStatement(
    Prisma.sql`code.normal_code = ${normalCode}
      AND code.id = (SELECT promo_code_id FROM cart WHERE account_id = ${lookup.accountId}::uuid)`,
    lookup,
  );
