import { Injectable } from '@nestjs/common';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import type { Selection } from '../../platform/graphql/selection.js';
import { requestedIds } from '../../platform/input/ids.rules.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { isIn } from '../../platform/prisma/sql.js';
import { PriceService } from '../../price/price.service.js';
import type { FindProductItemsInput } from '../product/product.input.js';
import { productIsVisible } from '../product/product-visibility.rules.js';
import { type ItemRow, selectItems, unitDependsOnViewer } from './requested-item.queries.js';

@Injectable()
export class ProductItemService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly prices: PriceService,
  ) {}

  /**
   * Returns units in the order of the request, without duplicates. Sold and inactive units are included, so that a cart can show
   * their state. Deleted units are not. More than `most` ids are refused.
   */
  async findAll(
    context: Pick<GraphqlContext, 'viewer'>,
    { productItemIds, most }: FindProductItemsInput & { most?: number },
    selection: Selection,
  ): Promise<ItemRow[]> {
    const ids = requestedIds(productItemIds, most);
    if (ids.length === 0) return [];
    const facts = await this.prices.facts(context, unitDependsOnViewer(selection));
    const rows = await selectItems(this.prisma, isIn('item.id', ids), { ...facts, selection, isVisible: productIsVisible() });
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }
}
