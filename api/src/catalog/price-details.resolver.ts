import { Context, Float, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { cashbackOf } from '../loyalty/cashback.rules.js';
import { ViewerLevelLoader } from '../loyalty/viewer-level.loader.js';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { PriceDetails } from './price-details.model.js';

@Resolver(() => PriceDetails)
export class PriceDetailsResolver {
  constructor(private readonly viewerLevel: ViewerLevelLoader) {}

  // Not Int: a tenth of the largest price is beyond it.
  @ResolveField(() => Float, {
    description: 'Whole bonuses that the viewer earns by buying it; a guest sees the entry level. 1 bonus is 1 rouble',
  })
  async cashback(@Parent() { price, bonusCalcState }: PriceDetails, @Context() context: GraphqlContext): Promise<number> {
    const level = await this.viewerLevel.load(context, 'guest');
    return cashbackOf({ price, bonusCalcState, chargePercentage: level?.chargePercentage ?? 0 });
  }
}
