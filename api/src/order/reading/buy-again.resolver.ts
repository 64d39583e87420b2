import { Context, ID, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { BuyAgainLoader } from './buy-again.loader.js';
import { OrderProductItem } from './order.model.js';

@Resolver(() => OrderProductItem)
export class BuyAgainResolver {
  constructor(private readonly units: BuyAgainLoader) {}

  @ResolveField(() => ID, {
    nullable: true,
    description:
      'Unit that can be bought in its place now: of the same product and size, the cheapest for this viewer, another one for each line of the order; null if none is for sale',
  })
  buyAgainId(@Parent() { id }: OrderProductItem, @Context() context: GraphqlContext): Promise<string | null> {
    return this.units.load(context, id);
  }
}
