import { Injectable } from '@nestjs/common';
import type { ProductItem } from '../../catalog/item/product-item.model.js';
import { ProductItemService } from '../../catalog/item/product-item.service.js';
import { BatchLoader } from '../../platform/graphql/batch.loader.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import type { Selection } from '../../platform/graphql/selection.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { UnitState } from '../status/status-transitions.rules.js';

interface ProductItemScope {
  /** Key of loader batches: the selection of the field, which all lines of a response share. */
  readonly batchKey: object;
  readonly selection: Selection;
  viewer: GraphqlContext['viewer'];
}

/** Loads the product items of order lines, including sold ones. */
@Injectable()
export class LineProductItemLoader extends BatchLoader<string, ProductItem | null, ProductItemScope> {
  protected readonly valueIfNotFound = null;

  constructor(private readonly items: ProductItemService) {
    super();
  }

  protected async fetch(ids: readonly string[], { selection, viewer }: ProductItemScope): Promise<Map<string, ProductItem>> {
    const rows = await this.items.findAll({ viewer }, { productItemIds: [...ids] }, selection);
    return new Map(rows.map(({ id, unit }) => [id, unit]));
  }
}

/** Where the product item of a line comes from: its supplier, and the country that it is delivered from. */
export type UnitSource = Pick<UnitState, 'supplier' | 'deliveryIsoCode'>;

@Injectable()
export class UnitSourceLoader extends BatchLoader<string, UnitSource | null> {
  protected readonly valueIfNotFound = null;

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(ids: readonly string[]): Promise<Map<string, UnitSource>> {
    const rows = await this.prisma.client.productItem.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, supplier: true, deliveryIsoCode: true },
    });
    return new Map(rows.map(({ id, ...source }) => [id, source]));
  }
}
