import { Args, Context, Info, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { readSelection } from '../../platform/graphql/selection.js';
import { CachedUntilChange } from '../../platform/http/cache/cache-marks.js';
import { AccessLevel, hasLevel } from '../../platform/viewer/access-level.js';
import { ServiceScope } from '../../platform/viewer/service-scope.js';
import { Viewers } from '../../platform/viewer/viewers.port.js';
import { Product } from '../product/product.model.js';
import { toProductRequest } from '../product/product-reader.service.js';
import { FindProductItemsInput, type ItemWithProduct, ProductItem } from './product-item.model.js';
import { ProductItemService } from './product-item.service.js';
import { UnitProductLoader } from './unit-product.loader.js';

/** Scopes of programs that identify units by their external ids. */
const SUPPLIER_NUMBER_SCOPES: readonly ServiceScope[] = ['ORDERS_READ', 'ORDERS_WRITE', 'STOCK_WRITE', 'CATALOG_READ', 'CATALOG_WRITE'];

/**
 * Whether the viewer may read external ids: the numbers that suppliers give to units. They reveal how many units of which supplier the shop
 * has.
 */
async function canReadExternalIds(viewers: Viewers, request: FastifyRequest): Promise<boolean> {
  const program = await viewers.readProgram(request);
  if (program) return program.scopes.some((scope) => SUPPLIER_NUMBER_SCOPES.includes(scope));
  const viewer = await viewers.read(request);
  return viewer !== null && hasLevel(viewer.accessLevel, AccessLevel.SUPPORT);
}

@Resolver(() => ProductItem)
export class ProductItemResolver {
  constructor(
    private readonly items: ProductItemService,
    private readonly productLoader: UnitProductLoader,
    private readonly viewers: Viewers,
  ) {}

  @Query(() => [ProductItem], {
    description: 'Units by id, in the given order, including sold and inactive ones. Unknown and deleted ones are left out',
  })
  @CachedUntilChange()
  // The misspelt name is part of the contract, which existing clients use.
  async findProuctItems(
    @Args('dto', { type: () => FindProductItemsInput, description: 'Ids of the units' }) dto: FindProductItemsInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductItem[]> {
    const rows = await this.items.findAll(context, dto, readSelection(info));
    return rows.map(({ unit }) => unit);
  }

  @ResolveField(() => String, { nullable: true })
  async externalId(@Parent() { externalId }: ProductItem, @Context() { req }: GraphqlContext): Promise<string | null> {
    return (await canReadExternalIds(this.viewers, req)) ? externalId : null;
  }

  @ResolveField(() => Product, { description: 'Product that the unit belongs to, even if withdrawn' })
  async product(
    @Parent() { productId, product }: ItemWithProduct,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product | null> {
    return product ?? this.productLoader.load(toProductRequest(context, readSelection(info)), productId);
  }
}
