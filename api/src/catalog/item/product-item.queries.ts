import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { OfferedItem } from '../../price/offer.rules.js';
import type { UnitPrices } from '../../price/price.service.js';
import { productIsVisible } from '../product/product-visibility.rules.js';

/** Database row of a unit, with its size and the name of its product. `active` also says that the product is visible. */
export interface ItemRow extends OfferedItem, UnitPrices {
  productId: string;
  productName: string;
  deliveryIsoCode: string | null;
  createdAt: Date;
  updatedAt: Date;
  sizeName: string;
  sizeSlug: string;
}

/**
 * Selects units that meet a condition, sorted by size, then by price. Units of temporarily withdrawn products are included, as inactive.
 */
export const selectItems = (prisma: PrismaService, condition: Prisma.Sql): Promise<ItemRow[]> =>
  prisma.rows<ItemRow>`
    SELECT item.id, item.product_id AS "productId", product.name AS "productName", item.supplier::text, item.price,
      item.old_price AS "oldPrice", item.loyalty_price AS "loyaltyPrice", coalesce(item.bonus_calc_state, product.bonus_calc_state)::text AS "bonusCalcState",
      item.delivery_iso_code AS "deliveryIsoCode", item.active AND ${productIsVisible()} AS active,
      item.reserved_until AS "reservedUntil", item.sold_at AS "soldAt", item.deleted_at AS "deletedAt", item.created_at AS "createdAt", item.updated_at AS "updatedAt", size.id AS "sizeId",
      size.name AS "sizeName", size.slug AS "sizeSlug", size.position AS "sizePosition"
    FROM product_item AS item JOIN size ON size.id = item.size_id JOIN product ON product.id = item.product_id
    WHERE ${condition} AND item.deleted_at IS NULL AND product.deleted_at IS NULL
    ORDER BY item.product_id, size.position, item.price, item.id`;
