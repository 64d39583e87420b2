import { Injectable } from '@nestjs/common';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import type { Selection } from '../../platform/graphql/selection.js';
import { recordProducts } from '../../platform/http/cache/response-dependencies.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { PriceService } from '../../price/price.service.js';
import type { Product } from './product.model.js';
import { dependsOnViewer, type ProductReadOptions, selectProducts, selectSiblings } from './product.queries.js';
import { matchVisibleProduct } from './product-visibility.rules.js';

/** Which fields of products an operation reads, and for whom. */
export interface ProductRequest {
  /** Groups loads into batches: only objects that are requested by the same field are loaded together. */
  readonly batchKey: object;
  readonly selection: Selection;
  /** Fields that are read even if they are not selected. */
  readonly additionalFields: readonly (keyof Product)[];
  viewer: GraphqlContext['viewer'];
}

export const toProductRequest = (
  { viewer }: Pick<GraphqlContext, 'viewer'>,
  selection: Selection,
  additionalFields: ProductRequest['additionalFields'] = [],
): ProductRequest => ({ batchKey: selection, selection, additionalFields, viewer });

export const needsNoFields = ({ selection, additionalFields }: ProductRequest): boolean =>
  selection.isEmpty && additionalFields.length === 0;

/** Visibility condition for statements that already select only visible products. */
const alwaysVisible = Prisma.sql`true`;

/** Reads products with all selected fields in one statement. */
@Injectable()
export class ProductReader {
  constructor(
    private readonly prisma: PrismaService,
    private readonly prices: PriceService,
  ) {}

  async readVisible(condition: Prisma.Sql, request: ProductRequest): Promise<Product[]> {
    return this.#readProducts(Prisma.sql`${matchVisibleProduct()} AND ${condition}`, await this.#buildReadOptions(request, alwaysVisible));
  }

  async readAll(condition: Prisma.Sql, request: ProductRequest): Promise<Product[]> {
    return this.#readProducts(condition, await this.#buildReadOptions(request, matchVisibleProduct()));
  }

  async readSiblings(ids: readonly string[], request: ProductRequest): Promise<Map<string, Product[]>> {
    const siblingsByProductId = await selectSiblings(this.prisma, ids, await this.#buildReadOptions(request, alwaysVisible));
    recordProducts([...siblingsByProductId.values()].flat());
    return siblingsByProductId;
  }

  async #readProducts(condition: Prisma.Sql, readOptions: ProductReadOptions): Promise<Product[]> {
    const products = await selectProducts(this.prisma, condition, readOptions);
    recordProducts(products);
    return products;
  }

  async #buildReadOptions(
    { selection, additionalFields, ...viewerContext }: ProductRequest,
    visibilityCondition: Prisma.Sql,
  ): Promise<ProductReadOptions> {
    return {
      selection,
      additionalFields,
      visibilityCondition,
      ...(await this.prices.readSqlContext(viewerContext, dependsOnViewer(selection))),
    };
  }
}
