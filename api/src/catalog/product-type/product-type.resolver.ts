import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { SubTypesOfTypeLoader } from './product-type.loader.js';
import { ProductSubType, ProductType } from './product-type.model.js';

@Resolver(() => ProductType)
export class ProductTypeResolver {
  constructor(private readonly subTypes: SubTypesOfTypeLoader) {}

  @ResolveField(() => [ProductSubType], { description: 'Subtypes, sorted' })
  productSubTypes(@Parent() { id }: ProductType, @Context() context: GraphqlContext): Promise<ProductSubType[]> {
    return this.subTypes.load(context, id);
  }
}
