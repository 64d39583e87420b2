import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { PriceSqlContext } from '../../price/displayed-unit.rules.js';

/** Parameters of the SQL of product fields besides the selection. */
export interface ProductSqlContext extends PriceSqlContext {
  /** SQL condition that the row `product` is visible. A withdrawn product has no units, offers or prices. */
  readonly visibilityCondition: Prisma.Sql;
}

/**
 * Key of the variant of the SQL: everything that its text depends on besides the selection. `payer` is an error if the viewer is unknown.
 */
export const buildSqlVariantKey = ({ payer, visibilityCondition }: ProductSqlContext): string =>
  `${payer instanceof Error ? 'unknown' : payer} ${visibilityCondition.text}`;
