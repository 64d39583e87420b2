import { Injectable } from '@nestjs/common';
import { isOneOf } from '../../platform/graphql/is-one-of.js';
import { requestedIds } from '../../platform/input/ids.rules.js';
import { kopecks } from '../../platform/money.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/time/clock.js';
import type { PriceDetails } from '../price-details.model.js';
import type { FindProductItemsInput } from '../product/product.input.js';
import { displayedItem, isReserved, isSold, saleOf } from '../product-price.rules.js';
import type { Size } from '../size/size.model.js';
import type { Offer } from './offer.model.js';
import { offersOf } from './offer.rules.js';
import type { ProductItem } from './product-item.model.js';
import { type ItemRow, selectItems } from './product-item.queries.js';

@Injectable()
export class ProductItemService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /** In the order they were named, each once; sold and withdrawn ones too, so that a cart can say so. */
  async findAll({ productItemIds }: FindProductItemsInput): Promise<ProductItem[]> {
    const ids = requestedIds(productItemIds);
    if (ids.length === 0) return [];
    const rows = await selectItems(this.prisma, isOneOf('item.id', ids));
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => found.get(id) ?? []).map((row) => this.toItem(row));
  }

  /** The prices that stand for the whole product; null when it is sold out. */
  displayedPrice(items: readonly ItemRow[]): PriceDetails | null {
    const item = displayedItem(items, this.clock.now());
    return item ? toPriceDetails(item) : null;
  }

  offers(items: readonly ItemRow[]): Offer[] {
    return offersOf(items, this.clock.now()).map(({ item, deliverySpeed }) => ({
      size: toSize(item),
      deliverySpeed,
      productItemId: item.id,
      priceDetails: toPriceDetails(item),
    }));
  }

  toItem(row: ItemRow): ProductItem {
    const { id, productId, sizeId, deliveryIsoCode, active, createdAt, updatedAt } = row;
    return {
      id,
      productId,
      sizeId,
      size: toSize(row),
      deliveryIsoCode,
      active,
      isSold: isSold(row),
      isReserved: isReserved(row, this.clock.now()),
      priceDetails: toPriceDetails(row),
      createdAt,
      updatedAt,
    };
  }
}

const toSize = (row: ItemRow): Size => ({ id: row.sizeId, name: row.sizeName, slug: row.sizeSlug, position: row.sizePosition });

function toPriceDetails(item: ItemRow): PriceDetails {
  return {
    supplier: item.supplier,
    price: kopecks(item.price),
    oldPrice: item.oldPrice === null ? null : kopecks(item.oldPrice),
    loyaltyPrice: item.loyaltyPrice === null ? null : kopecks(item.loyaltyPrice),
    sale: saleOf(item),
    bonusCalcState: item.bonusCalcState,
  };
}
