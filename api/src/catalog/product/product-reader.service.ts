import { Injectable } from '@nestjs/common';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import type { Selection } from '../../platform/graphql/selection.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { PriceService } from '../../price/price.service.js';
import type { Product } from './product.model.js';
import { isForViewer, type ReadProduct, selectProducts, selectSiblings } from './product.queries.js';
import { isProductVisible } from './product-visibility.rules.js';

/** A field of an operation that returns products. */
export interface RequestedProducts {
  /** Key of loader batches: only objects that are requested by the same field are loaded together. */
  readonly operation: object;
  readonly selection: Selection;
  /** Fields that are read even if they are not selected. */
  readonly also: readonly (keyof Product)[];
  viewer: GraphqlContext['viewer'];
}

export const requestProducts = (
  { viewer }: Pick<GraphqlContext, 'viewer'>,
  selection: Selection,
  also: RequestedProducts['also'] = [],
): RequestedProducts => ({ operation: selection, selection, also, viewer });

/** Whether no field of the products is needed. */
export const isNothingRequested = ({ selection, also }: RequestedProducts): boolean => selection.isEmpty && also.length === 0;

const always = Prisma.sql`true`;

/** Reads products with all selected fields in one statement. */
@Injectable()
export class ProductReader {
  constructor(
    private readonly prisma: PrismaService,
    private readonly prices: PriceService,
  ) {}

  async readVisible(condition: Prisma.Sql, request: RequestedProducts): Promise<Product[]> {
    return selectProducts(this.prisma, Prisma.sql`${isProductVisible()} AND ${condition}`, await this.#read(request, always));
  }

  async readAll(condition: Prisma.Sql, request: RequestedProducts): Promise<Product[]> {
    return selectProducts(this.prisma, condition, await this.#read(request, isProductVisible()));
  }

  async readSiblings(ids: readonly string[], request: RequestedProducts): Promise<Map<string, Product[]>> {
    return selectSiblings(this.prisma, ids, await this.#read(request, always));
  }

  async #read({ selection, also, ...requester }: RequestedProducts, isVisible: Prisma.Sql): Promise<ReadProduct> {
    return { selection, also, isVisible, ...(await this.prices.readSqlContext(requester, isForViewer(selection))) };
  }
}
