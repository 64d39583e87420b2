import { Args, Context, Extensions, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { isId } from '../../platform/input/ids.rules.js';
import { Colour } from '../attribute/colour.model.js';
import { ProductColourLoader } from '../attribute/product-colour.loader.js';
import { ProductIdInput } from './product.input.js';
import { Product } from './product.model.js';
import { mostSiblings } from './product.queries.js';
import { SameModelLoader } from './same-model.loader.js';

@Resolver(() => Product)
export class SameModelResolver {
  constructor(
    private readonly siblingLoader: SameModelLoader,
    private readonly colourLoader: ProductColourLoader,
  ) {}

  @Query(() => [Product], { description: 'The same model in other colours, even if sold out, oldest first' })
  async sameModelProducts(
    @Args('dto', { type: () => ProductIdInput, description: 'Product whose model to look for' }) { productId }: ProductIdInput,
    @Context() context: GraphqlContext,
  ): Promise<Product[]> {
    return isId(productId) ? this.siblingLoader.load(context, productId.toLowerCase()) : [];
  }

  @ResolveField(() => [Product], { description: 'The same model in other colours, as returned by `sameModelProducts`' })
  @Extensions({ usualLength: mostSiblings })
  children(@Parent() { id }: Product, @Context() context: GraphqlContext): Promise<Product[]> {
    return this.siblingLoader.load(context, id);
  }

  @ResolveField(() => [Colour], { description: 'The same model in every colour, including this one' })
  sameModelColours(@Parent() { id }: Product, @Context() context: GraphqlContext): Promise<Colour[]> {
    return this.colourLoader.load(context, id);
  }
}
