import { Injectable } from '@nestjs/common';
import { Args, Context, Extensions, Info, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { BatchLoader } from '../../platform/graphql/batch.loader.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { readSelection } from '../../platform/graphql/selection.js';
import { CachedUntilChange } from '../../platform/http/cache/cache-marks.js';
import { isId } from '../../platform/input/ids.rules.js';
import { ProductIdInput } from './product.input.js';
import { Product } from './product.model.js';
import { maxSiblings } from './product.queries.js';
import { ProductReader, type ProductRequest, toProductRequest } from './product-reader.service.js';

/** Loads the other colours of a product's model, oldest first, by product id. */
@Injectable()
export class SameModelLoader extends BatchLoader<string, Product[], ProductRequest> {
  protected readonly valueIfNotFound = [];

  constructor(private readonly reader: ProductReader) {
    super();
  }

  protected fetch(productIds: readonly string[], request: ProductRequest): Promise<Map<string, Product[]>> {
    return this.reader.readSiblings(productIds, request);
  }
}

@Resolver(() => Product)
export class SameModelResolver {
  constructor(private readonly siblingLoader: SameModelLoader) {}

  @Query(() => [Product], { description: 'The same model in other colours, even if sold out, oldest first' })
  @CachedUntilChange('READ')
  async sameModelProducts(
    @Args('dto', { type: () => ProductIdInput, description: 'Product whose model to look for' }) { productId }: ProductIdInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product[]> {
    return isId(productId) ? this.siblingLoader.load(toProductRequest(context, readSelection(info)), productId.toLowerCase()) : [];
  }

  @ResolveField(() => [Product], { description: 'The same model in other colours, as returned by `sameModelProducts`' })
  @Extensions({ defaultLength: maxSiblings })
  children(@Parent() { id }: Product, @Context() context: GraphqlContext, @Info() info: GraphQLResolveInfo): Promise<Product[]> {
    return this.siblingLoader.load(toProductRequest(context, readSelection(info)), id);
  }
}
