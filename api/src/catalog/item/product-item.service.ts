import { Injectable } from '@nestjs/common';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { isOneOf } from '../../platform/graphql/is-one-of.js';
import { requestedIds } from '../../platform/input/ids.rules.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/time/clock.js';
import { PriceService } from '../../price/price.service.js';
import { isReserved, isSold } from '../../price/priced-item.rules.js';
import type { FindProductItemsInput } from '../product/product.input.js';
import type { Size } from '../size/size.model.js';
import type { Offer } from './offer.model.js';
import type { ProductItem } from './product-item.model.js';
import { type ItemRow, selectItems } from './product-item.queries.js';

@Injectable()
export class ProductItemService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly prices: PriceService,
  ) {}

  /**
   * Returns units in the order of the request, without duplicates. Sold and inactive units are included, so that a cart can show what
   * happened to them. Deleted units are not.
   */
  async findAll({ productItemIds }: FindProductItemsInput): Promise<ItemRow[]> {
    const ids = requestedIds(productItemIds);
    if (ids.length === 0) return [];
    const rows = await selectItems(this.prisma, isOneOf('item.id', ids));
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async offers(context: GraphqlContext, rows: readonly ItemRow[]): Promise<Offer[]> {
    const offers = await this.prices.offers(context, rows);
    return offers.map(({ item, ...offer }) => ({ ...offer, size: toSize(item), productItemId: item.id }));
  }

  toItem(row: ItemRow): ProductItem {
    const { id, productId, productName, sizeId, deliveryIsoCode, active, createdAt, updatedAt } = row;
    return {
      id,
      productId,
      name: productName,
      sizeId,
      size: toSize(row),
      deliveryIsoCode,
      active,
      isSold: isSold(row),
      isReserved: isReserved(row, this.clock.now()),
      createdAt,
      updatedAt,
      prices: row,
    };
  }
}

const toSize = (row: ItemRow): Size => ({ id: row.sizeId, name: row.sizeName, slug: row.sizeSlug, position: row.sizePosition });
