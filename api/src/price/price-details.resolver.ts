import { Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { computeCashback } from '../loyalty/cashback.rules.js';
import { ViewerLoyaltyLevelLoader } from '../loyalty/viewer-loyalty-level.loader.js';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { PriceDetails } from './price-details.model.js';

@Resolver(() => PriceDetails)
export class PriceDetailsResolver {
  constructor(private readonly levels: ViewerLoyaltyLevelLoader) {}

  @ResolveField(() => Int, {
    description: 'Whole bonuses that this viewer earns on `payable`; for a guest, those of the lowest loyalty level. 1 bonus is 1 rouble',
  })
  async cashback(@Parent() { payable, bonusCalcState }: PriceDetails, @Context() context: GraphqlContext): Promise<number> {
    const level = await this.levels.loadForViewer(context);
    return computeCashback({ price: payable, bonusCalcState, cashbackPercentage: level?.chargePercentage ?? 0 });
  }
}
