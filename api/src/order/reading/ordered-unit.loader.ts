import { Injectable } from '@nestjs/common';
import type { ProductItem } from '../../catalog/item/product-item.model.js';
import { ProductItemService } from '../../catalog/item/product-item.service.js';
import { ContextLoader } from '../../platform/graphql/context.loader.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import type { Selection } from '../../platform/graphql/selection.js';

interface RequestedUnits {
  /** Key of loader batches: the selection of the field, which all lines of an answer share. */
  readonly operation: object;
  readonly selection: Selection;
  viewer: GraphqlContext['viewer'];
}

/** Loads the units of lines, sold ones too. */
@Injectable()
export class OrderedUnitLoader extends ContextLoader<string, ProductItem | null, RequestedUnits> {
  protected readonly absent = null;

  constructor(private readonly items: ProductItemService) {
    super();
  }

  protected async fetch(ids: readonly string[], { selection, viewer }: RequestedUnits): Promise<Map<string, ProductItem>> {
    const rows = await this.items.findAll({ viewer }, { productItemIds: [...ids] }, selection);
    return new Map(rows.map(({ id, shown }) => [id, shown]));
  }
}
