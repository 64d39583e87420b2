import { Injectable } from '@nestjs/common';
import type { ProductItem } from '../../catalog/item/product-item.model.js';
import { ProductItemService } from '../../catalog/item/product-item.service.js';
import { BatchLoader } from '../../platform/graphql/batch.loader.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import type { Selection } from '../../platform/graphql/selection.js';

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
