import { Prisma } from '../../platform/prisma/generated/client.js';
import type { PriceFacts } from '../../price/displayed-unit.rules.js';

const product = Prisma.sql`product`;

/** Whether shoppers may see a product: neither it nor its brand is withdrawn. For a row called `product` or as given. */
export const productIsVisible = (row: Prisma.Sql = product): Prisma.Sql =>
  Prisma.sql`(${row}.active AND ${row}.deleted_at IS NULL
    AND EXISTS (SELECT FROM brand WHERE brand.id = ${row}.brand_id AND brand.deleted_at IS NULL))`;

/** What the fields of a product depend on. */
export interface ProductFacts extends PriceFacts {
  /** Whether the row called `product` is visible. A withdrawn product has no units, offers and prices. */
  readonly isVisible: Prisma.Sql;
}
