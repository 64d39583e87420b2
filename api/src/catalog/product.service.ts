import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { ErrorCode } from '../platform/errors/error-code.js';
import { kopecks } from '../platform/money.js';
import { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import type { ProductInput } from './product.input.js';
import type { Product } from './product.model.js';
import { selectVisibleProducts } from './product.queries.js';
import type { ItemRow } from './product-item.loader.js';
import type { PriceDetails, ProductItem } from './product-item.model.js';
import { displayedItem, isReserved, isSold, saleOf } from './product-price.rules.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

@Injectable()
export class ProductService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /** The product that a shopper may see; null where there is none. */
  async find({ slug, id }: ProductInput): Promise<Product | null> {
    const conditions: Prisma.Sql[] = [];
    if (slug) conditions.push(Prisma.sql`slug = ${slug}`);
    if (id) conditions.push(Prisma.sql`id = ${id}::uuid`);
    if (conditions.length === 0) throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Не\u00a0указано, какой товар показать.');
    if (id && !UUID.test(id)) return null;
    const [product] = await selectVisibleProducts(this.prisma.client, Prisma.join(conditions, ' AND '));
    return product ?? null;
  }

  /** The prices that stand for the whole product; null when it is sold out. */
  displayedPrice(items: readonly ItemRow[]): PriceDetails | null {
    const item = displayedItem(items, this.clock.now());
    return item ? toPriceDetails(item) : null;
  }

  toItem(row: ItemRow): ProductItem {
    return {
      id: row.id,
      productId: row.productId,
      size: { id: row.sizeId, name: row.sizeName, slug: row.sizeSlug, position: row.sizePosition },
      isSold: isSold(row),
      isReserved: isReserved(row, this.clock.now()),
      priceDetails: toPriceDetails(row),
    };
  }
}

function toPriceDetails(item: ItemRow): PriceDetails {
  return {
    supplier: item.supplier,
    price: kopecks(item.price),
    oldPrice: item.oldPrice === null ? null : kopecks(item.oldPrice),
    loyaltyPrice: item.loyaltyPrice === null ? null : kopecks(item.loyaltyPrice),
    sale: saleOf(item),
  };
}
