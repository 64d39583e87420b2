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
      'Id of an available unit to buy again: of the same product and size, the cheapest for this viewer, and a different one for each line of the order. Null if there is none',
  })
  buyAgainId(@Parent() { id }: OrderProductItem, @Context() context: GraphqlContext): Promise<string | null> {
    return this.units.load(context, id);
  }
}
