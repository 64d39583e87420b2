import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { matchAvailable } from '../../price/displayed-unit.rules.js';

const productAlias = Prisma.sql`product`;

/** SQL condition for products that shoppers may see: neither the product nor its brand is withdrawn. `row` is the alias of the table. */
export const matchVisibleProduct = (row: Prisma.Sql = productAlias): Prisma.Sql =>
  Prisma.sql`(${row}.active AND ${row}.deleted_at IS NULL
    AND EXISTS (SELECT FROM brand WHERE brand.id = ${row}.brand_id AND brand.deleted_at IS NULL))`;

/** Error for an id that no visible product has. */
export const productNotFoundError = (): DomainError => new DomainError(ErrorCode.NOT_FOUND, 'Такого товара в\u00a0магазине нет.');

/** SQL condition that the row `product` has an available unit. */
const matchAvailableItem = (now: Date): Prisma.Sql =>
  Prisma.sql`EXISTS (SELECT FROM product_item AS item WHERE item.product_id = product.id AND ${matchAvailable(now)})`;

/** SQL condition for products that listings show. */
export const matchListedProduct = (now: Date): Prisma.Sql => Prisma.sql`${matchVisibleProduct()} AND ${matchAvailableItem(now)}`;
