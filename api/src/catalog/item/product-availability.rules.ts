import { Prisma } from '../../platform/prisma/generated/client.js';
import { productIsVisible } from '../product/product-visibility.rules.js';

/** SQL version of isAvailable in priced-item.rules.ts, for a row called `item`. */
export const itemIsAvailable = (now: Date): Prisma.Sql =>
  Prisma.sql`item.active AND item.deleted_at IS NULL AND item.sold_at IS NULL AND (item.reserved_until IS NULL OR item.reserved_until <= ${now}::timestamptz)`;

/** Whether the row called `product` has an available unit. */
const hasAvailableItem = (now: Date): Prisma.Sql =>
  Prisma.sql`EXISTS (SELECT FROM product_item AS item WHERE item.product_id = product.id AND ${itemIsAvailable(now)})`;

/** Whether listings show the row called `product`. */
export const isOnSale = (now: Date): Prisma.Sql => Prisma.sql`${productIsVisible()} AND ${hasAvailableItem(now)}`;
