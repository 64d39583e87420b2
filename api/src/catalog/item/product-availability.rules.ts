import { Prisma } from '../../platform/prisma/generated/client.js';
import { itemIsAvailable } from '../../price/displayed-unit.rules.js';
import { productIsVisible } from '../product/product-visibility.rules.js';

/** Whether the row called `product` has an available unit. */
const hasAvailableItem = (now: Date): Prisma.Sql =>
  Prisma.sql`EXISTS (SELECT FROM product_item AS item WHERE item.product_id = product.id AND ${itemIsAvailable(now)})`;

/** Whether listings show the row called `product`. */
export const isOnSale = (now: Date): Prisma.Sql => Prisma.sql`${productIsVisible()} AND ${hasAvailableItem(now)}`;
