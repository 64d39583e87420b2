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
    description: 'Bonuses that the viewer earns on `payable`; for a guest, at the entry level. 1 bonus is 1 rouble',
  })
  async cashback(@Parent() details: PriceDetails, @Context() context: GraphqlContext): Promise<number> {
    const [viewer, level] = await Promise.all([context.viewer(), this.viewerLevel.ofViewer(context)]);
    const price = viewer ? (details.loyaltyPrice ?? details.price) : details.price;
    return cashbackOf({ price, bonusCalcState: details.bonusCalcState, chargePercentage: level?.chargePercentage ?? 0 });
  }
}
