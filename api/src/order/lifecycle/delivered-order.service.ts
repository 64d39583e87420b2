import { Injectable } from '@nestjs/common';
import { matchVisibleProduct } from '../../catalog/product/product-visibility.rules.js';
import { buildMailPicturePathOrNull } from '../../platform/picture-path.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

type Transaction = Prisma.TransactionClient;

/** Runs in the transaction that moves the units to DELIVERED. It may only write data of the order, whose row is locked. */
type DeliveredListener = (transaction: Transaction, orderId: string) => Promise<void>;

interface DeliveredProduct {
  id: string;
  slug: string;
  name: string;
  /** Path of the product's picture; null for goods without one. */
  picture: string | null;
}

/** The data of a delivered order for messages. */
export interface DeliveredOrder {
  id: string;
  number: number;
  accountId: string;
  name: string;
  /** Empty once the account was deleted. */
  email: string;
  /** Visible products of which the shopper has kept at least one unit. */
  products: DeliveredProduct[];
}

/** Lets other domains follow the delivery of an order. They register themselves, so that this domain does not depend on them. */
@Injectable()
export class DeliveredOrderService {
  readonly #listeners: DeliveredListener[] = [];

  constructor(private readonly prisma: PrismaService) {}

  /** `listener` runs once for each order, when the first of its units are delivered. */
  register(listener: DeliveredListener): void {
    this.#listeners.push(listener);
  }

  async notify(transaction: Transaction, orderId: string): Promise<void> {
    for (const listener of this.#listeners) await listener(transaction, orderId);
  }

  async readOrder(orderId: string): Promise<DeliveredOrder | null> {
    const [foundOrder] = await this.prisma.readRows<DeliveredOrder>`
      SELECT shop_order.id, number, account_id AS "accountId", shop_order.name, email,
        (SELECT coalesce(json_agg(json_build_object('id', product.id, 'slug', product.slug, 'name', product.name, 'picture',
            (SELECT object_key FROM product_image WHERE product_id = product.id ORDER BY position LIMIT 1)) ORDER BY kept.position), '[]')
          FROM (
            SELECT product_item.product_id, min(order_item.position) AS position
            FROM order_item JOIN product_item ON product_item.id = order_item.product_item_id
            WHERE order_item.order_id = shop_order.id AND order_item.status = 'DELIVERED'
              AND order_item.return_requested_at IS NULL GROUP BY product_item.product_id) AS kept
          JOIN product ON product.id = kept.product_id WHERE ${matchVisibleProduct()}) AS products
      FROM shop_order WHERE shop_order.id = ${orderId}::uuid`;
    if (!foundOrder) return null;
    const products = foundOrder.products.map((product) => ({ ...product, picture: buildMailPicturePathOrNull(product.picture) }));
    return { ...foundOrder, products };
  }
}
