import { Prisma } from '../../platform/prisma/generated/client.js';

/** SQL of isAvailable in priced-item.rules.ts: a unit, called `item`, that can be put into an order at this moment. */
export const itemIsAvailable = (now: Date): Prisma.Sql =>
  Prisma.sql`item.active AND item.deleted_at IS NULL AND item.sold_at IS NULL AND (item.reserved_until IS NULL OR item.reserved_until <= ${now}::timestamptz)`;

/** Of a row called `product`: it is not sold out. */
const hasAvailableItem = (now: Date): Prisma.Sql =>
  Prisma.sql`EXISTS (SELECT FROM product_item AS item WHERE item.product_id = product.id AND ${itemIsAvailable(now)})`;

/** Of a row called `product`: listings show it. */
export const isOnSale = (now: Date): Prisma.Sql =>
  Prisma.sql`product.active AND product.deleted_at IS NULL AND ${hasAvailableItem(now)}
    AND EXISTS (SELECT FROM brand WHERE brand.id = product.brand_id AND brand.deleted_at IS NULL)`;
