import { Shape } from '../../platform/graphql/selection.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { forPayer, offeredUnits, pricesOfUnit } from '../../price/displayed-unit.rules.js';
import type { ProductFacts } from '../product/product-visibility.rules.js';
import { sizeOfUnit } from '../size/size.queries.js';
import type { Offer } from './offer.model.js';

/** An offer, from the row called `item` of its displayed unit. */
const offer = new Shape<Offer, ProductFacts>({
  size: sizeOfUnit,
  deliverySpeed: Prisma.sql`item.speed`,
  productItemId: Prisma.sql`item.id`,
  priceDetails: pricesOfUnit,
});

/** The offers of a row called `product`, sorted by size, then by what the viewer pays. */
export const offersOfProduct = forPayer<ProductFacts>((payer) =>
  offer.list(
    ({ now, isVisible }) => Prisma.sql`FROM ${offeredUnits(Prisma.sql`item.product_id = product.id AND ${isVisible}`, payer, now)}
      JOIN size ON size.id = item.size_id ORDER BY size.position, size.id, item.cost, item.speed`,
  ),
);
