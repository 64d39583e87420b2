import { Prisma } from '../../platform/prisma/generated/client.js';
import { listColumns } from '../../platform/prisma/sql.js';

export const orderColumns = listColumns(Prisma.OrderScalarFieldEnum);

/** The lines of orders with their history. */
export const buildUnitQuery = (orderIds: readonly string[]): Prisma.Sql => Prisma.sql`
    SELECT line.id, order_id AS "orderId", product_item_id AS "productItemId", unit.product_id AS "productId",
      line.position, product.name || ', размер ' || size.name AS title, supplier, delivery_iso_code AS "deliveryIsoCode", status,
      cancel_reason AS "cancelReason", line.price, sold_price AS "soldPrice", withheld, bonus_share AS "bonusShare", cashback, delivery_to AS "deliveryTo",
      delivered_at AS "deliveredAt", replaces_id AS "replacesId", track_code AS "trackCode", marking_code AS "markingCode",
      return_requested_at AS "returnRequestedAt",
      (SELECT coalesce(json_agg(json_build_object('id', change.id, 'orderItemId', change.order_item_id, 'status', change.status,
          'authorId', change.author_id, 'createdAt', change.created_at) ORDER BY change.created_at, change.id), '[]')
        FROM order_status_change AS change WHERE change.order_item_id = line.id) AS changes
    FROM order_item AS line JOIN product_item AS unit ON unit.id = product_item_id
    JOIN product ON product.id = unit.product_id JOIN size ON size.id = unit.size_id
    WHERE order_id = ANY (${[...orderIds]}::uuid[]) ORDER BY line.position`;
