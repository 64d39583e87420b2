import { Prisma } from '../../platform/prisma/generated/client.js';

interface BoughtProduct {
  /** SQL of the id of the account. */
  accountId: Prisma.Sql;
  productId: Prisma.Sql;
}

/** SQL condition that a unit of a product was delivered to an account. A returned unit counts too, because the buyer knows it. */
export const matchDelivered = ({ accountId, productId }: BoughtProduct): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM shop_order
    JOIN order_item ON order_item.order_id = shop_order.id
    JOIN product_item ON product_item.id = order_item.product_item_id
  WHERE shop_order.account_id = ${accountId} AND product_item.product_id = ${productId} AND order_item.delivered_at IS NOT NULL)`;
