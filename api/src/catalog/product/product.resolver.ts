import { Args, Context, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { readSelection } from '../../platform/graphql/selection.js';
import { CachedUntilChange } from '../../platform/http/cache/cache-marks.js';
import { requireIds } from '../../platform/input/ids.rules.js';
import { FindProductsInput, ProductInput, ProductListInput } from './product.input.js';
import { ProductLoader } from './product.loader.js';
import { Product } from './product.model.js';
import { ProductService } from './product.service.js';
import { toProductRequest } from './product-reader.service.js';

@Resolver(() => Product)
export class ProductResolver {
  constructor(
    private readonly products: ProductService,
    private readonly loader: ProductLoader,
  ) {}

  @Query(() => Product, { nullable: true, description: 'A product, even if sold out; null if not found' })
  @CachedUntilChange('READ')
  product(
    @Args('dto', { type: () => ProductInput, description: 'Slug or id of the product' }) dto: ProductInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product | null> {
    return this.products.find(dto, toProductRequest(context, readSelection(info)));
  }

  @Query(() => [Product], { description: 'Products by id, in the given order, even if sold out. Unknown ids are left out' })
  @CachedUntilChange('READ')
  productList(
    @Args('dto', { type: () => ProductListInput, description: 'Ids of the products' }) { productIds }: ProductListInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product[]> {
    return this.loader.loadVisible(toProductRequest(context, readSelection(info)), requireIds(productIds));
  }

  @Query(() => [Product], {
    description: 'Products by id, slug or SKU, even if sold out. Each is returned once, in the given order; unknown ones are left out',
  })
  @CachedUntilChange('READ')
  // The misspelt name is part of the contract, which existing clients use.
  findProucts(
    @Args('dto', { type: () => FindProductsInput, description: 'Ids, slugs and SKUs to look up' }) dto: FindProductsInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product[]> {
    return this.products.findAll(dto, toProductRequest(context, readSelection(info), ['slug', 'skus']));
  }
}
